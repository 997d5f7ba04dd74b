import { certificationContract } from "@portal/shared/certification/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import {
  begin,
  certifiable,
  correct,
  putFile,
  returnOf,
  sendFilled,
  verdicts,
} from "../../testing/certification.ts";
import { historyOf } from "../../testing/history.ts";
import type { Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = certificationContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const failed = ["card-approved", "card-denied"] as const;

/** A certification that support gave back with two cases failed. */
async function givenBack() {
  const who = await certifiable(stage, support);
  await begin(who);
  const sent = await sendFilled(stage, who);
  const body = { version: sent.version, reviews: verdicts(sent, failed) };
  const rejected = await ask(support, routes.reject, { params: who.params, body });
  return { ...who, sent, rejected };
}

const send = ({ client, params }: Awaited<ReturnType<typeof givenBack>>, version: number) =>
  ask(client, routes.send, { params, body: { version } });

test("failed cases do not go to support again as they were", async () => {
  const who = await givenBack();
  const { client, params, rejected } = who;
  const body = { version: rejected.version };
  expect(await refusal(client, routes.send, { params, body })).toMatchObject({ code: "nothing-corrected" });
  const { version } = await correct(who);
  expect(await send(who, version)).toMatchObject({ status: "under-approval", revision: 2 });
});

test("a note on one failed case is an answer, and enough", async () => {
  const who = await givenBack();
  const { client, params, rejected } = who;
  const { version } = await ask(client, routes.saveReturn, {
    params: { ...params, caseId: "card-denied" },
    body: {
      version: rejected.version,
      return: { ...returnOf(rejected, "card-denied"), notes: "O banco nega assim mesmo." },
    },
  });
  await send(who, version);
  const { items } = await historyOf(client, params, "certification", { limit: 5 });
  expect(items[0]).toMatchObject({
    event: "certification.sent",
    caseIds: ["card-denied"],
    corrections: { changed: 0, answered: 1, open: 1 },
  });
});

test("another file is a correction", async () => {
  const who = await givenBack();
  await putFile(stage, who.companyId, { caseId: "card-denied", fileName: "log.txt" });
  expect(await send(who, who.rejected.version)).toMatchObject({ status: "under-approval" });
});

test("a certification given back for its comment alone may come as it is", async () => {
  const who = await certifiable(stage, support);
  await begin(who);
  const sent = await sendFilled(stage, who);
  const body = { version: sent.version, reviews: verdicts(sent), comment: "Falta o contrato." };
  const { version } = await ask(support, routes.reject, { params: who.params, body });
  expect(await ask(who.client, routes.send, { params: who.params, body: { version } })).toMatchObject({
    status: "under-approval",
  });
});

test("each sending keeps its returns and the names of its files, through a restart as well", async () => {
  const who = await givenBack();
  const { client, params, sent } = who;
  const { version } = await correct(who);
  const again = await send(who, version);
  const at = (revision: number) => ask(support, routes.getRevision, { params: { ...params, revision } });
  expect(await at(1)).toMatchObject({ attempt: 1, returns: sent.returns, selected: sent.selected });
  expect(await at(2)).toMatchObject({
    returns: again.returns,
    files: { "timeout-denied": [{ fileName: "tela.png" }] },
  });

  const body = { version: again.version, reviews: verdicts(again, ["card-denied"]) };
  const rejected = await ask(support, routes.reject, { params, body });
  await ask(client, routes.restart, { params, body: { version: rejected.version } });
  expect(await sendFilled(stage, who)).toMatchObject({ attempt: 2, revision: 3 });
  expect(await at(3)).toMatchObject({ attempt: 2 });
});
