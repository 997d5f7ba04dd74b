import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { historyOf } from "../../testing/history.ts";
import {
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = configurationContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const adjustments = [
  { field: "hashUrl" as const, comment: "Não responde." },
  { field: "website" as const, comment: "Use o endereço público." },
];

/** A configuration that support gave back with two adjustments. */
async function givenBack() {
  const client = await person(stage, "Ana Souza");
  const { id } = await companyOf(client);
  const params = placeOf(id);
  const { version } = await sentConfiguration(client, id);
  const rejected = await ask(support, routes.reject, { params, body: { version, adjustments } });
  return { client, params, rejected };
}

test("what support gave back is not taken again as it was, until something is changed or answered", async () => {
  const { client, params, rejected } = await givenBack();
  const { version } = rejected;
  const untouched = { version, draft: completeDraft() };
  expect(await refusal(client, routes.send, { params, body: untouched })).toMatchObject({
    status: 422,
    code: "nothing-corrected",
  });
  // Something that nobody asked for corrects nothing.
  const unasked = { version, draft: completeDraft({ solutionModel: "html" }) };
  expect(await refusal(client, routes.send, { params, body: unasked })).toMatchObject({
    code: "nothing-corrected",
  });
  expect(await ask(client, routes.get, { params })).toEqual(rejected);

  const answers = { website: "Este já é o endereço público." };
  const sent = await ask(client, routes.send, { params, body: { ...untouched, answers } });
  expect(sent).toMatchObject({ status: "under-approval", revision: 2, answers });
});

test("an answer is kept with the draft, and only to what was asked", async () => {
  const { client, params, rejected } = await givenBack();
  const answers = { hashUrl: "Estava em manutenção.", statusUrl: "Ninguém perguntou." };
  const body = { version: rejected.version, draft: completeDraft(), answers };
  const saved = await ask(client, routes.saveDraft, { params, body });
  expect(saved.answers).toEqual({ hashUrl: "Estava em manutenção." });
  const sent = await ask(client, routes.send, { params, body: { ...body, version: saved.version } });
  const again = await ask(support, routes.reject, { params, body: { version: sent.version, adjustments } });
  // Those answers belonged to the adjustments of the round before.
  expect(again.answers).toEqual({});
});

test("each sending stays as it was, for both sides, whatever is sent after it", async () => {
  const { client, params, rejected } = await givenBack();
  const draft = completeDraft({ hashUrl: "https://loja.example.com/hash-2", solutionModel: "html" });
  await ask(client, routes.send, { params, body: { version: rejected.version, draft } });
  const [first, second] = await Promise.all(
    [1, 2].map((revision) => ask(support, routes.getRevision, { params: { ...params, revision } })),
  );
  expect(first).toMatchObject({ revision: 1, draft: completeDraft(), sentBy: { name: "Ana Souza" } });
  expect(second).toMatchObject({ revision: 2, draft });
  expect(await ask(client, routes.getRevision, { params: { ...params, revision: 1 } })).toEqual(first);
  expect(await refusal(client, routes.getRevision, { params: { ...params, revision: "3" } })).toMatchObject({
    code: "not-found",
  });
});

test("the history says which fields were saved and sent otherwise, and what became of the adjustments", async () => {
  const { client, params, rejected } = await givenBack();
  const draft = completeDraft({ hashUrl: "https://loja.example.com/hash-2", solutionModel: "html" });
  const saved = await ask(client, routes.saveDraft, { params, body: { version: rejected.version, draft } });
  await ask(client, routes.send, { params, body: { version: saved.version, draft } });
  const { items } = await historyOf(client, params, "configuration", { limit: 5 });
  expect(items).toMatchObject([
    {
      event: "configuration.sent",
      revision: 2,
      fields: ["solutionModel", "hashUrl"],
      corrections: { changed: 1, answered: 0, open: 1 },
    },
    { event: "configuration.edited", fields: ["solutionModel", "hashUrl"] },
    { event: "configuration.rejected", adjustments },
    { event: "configuration.sent", revision: 1 },
  ]);
});
