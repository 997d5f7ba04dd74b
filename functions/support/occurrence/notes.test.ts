import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import {
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { getNotes, saveNotes, prioritize } = occurrenceContract.routes;
const { reject, send } = configurationContract.routes;

let stage: TestStage;
let bruno: Person;
let carla: Person;
beforeAll(async () => {
  stage = await openStage();
  bruno = await person(stage, "Bruno Lima", { isSupport: true });
  carla = await person(stage, "Carla Dias", { isSupport: true });
});
afterAll(() => stage.close());

const notes = { comment: "Quase lá.", entries: [{ subject: "website", text: "Use o endereço púb" }] };

async function ticket() {
  const client = await person(stage, "Ana Souza");
  const { id } = await companyOf(client);
  const sent = await sentConfiguration(client, id);
  return { client, id, sent, params: { occurrenceId: sent.occurrence?.id ?? "" } };
}

test("what one analyst noted is there for the colleague who takes over, with who wrote it", async () => {
  const { params } = await ticket();
  expect(await ask(bruno, getNotes, { params })).toMatchObject({ version: 0, round: 1, savedBy: null });
  const kept = await ask(bruno, saveNotes, { params, body: { version: 0, round: 1, notes } });
  const by = { sub: bruno.sub, name: "Bruno Lima" };
  expect(await ask(carla, getNotes, { params })).toMatchObject({
    version: 1,
    notes: { comment: "", entries: [] },
    colleagues: [
      { subject: "website", text: "Use o endereço púb", by, at: kept.savedAt },
      { subject: "comment", text: "Quase lá.", by, at: kept.savedAt },
    ],
    savedBy: by,
  });
  expect(await ask(bruno, getNotes, { params })).toMatchObject({ version: 1, notes, colleagues: [] });
});

test("notes of two analysts on one field stand beside each other, each with its author and its own time", async () => {
  const { params } = await ticket();
  const first = await ask(bruno, saveNotes, { params, body: { version: 0, round: 1, notes } });
  const own = { comment: "", entries: [{ subject: "website", text: "Use o público." }] };
  const second = await ask(carla, saveNotes, { params, body: { version: 1, round: 1, notes: own } });
  expect(second).toMatchObject({ version: 2, notes: own });
  // What is saved again as it was stays as old as it is; what is emptied is gone.
  const shorter = { comment: "", entries: notes.entries };
  await ask(bruno, saveNotes, { params, body: { version: 2, round: 1, notes: shorter } });
  expect(await ask(carla, getNotes, { params })).toMatchObject({
    notes: own,
    colleagues: [{ subject: "website", by: { sub: bruno.sub }, at: first.savedAt }],
  });
});

test("of two analysts who write at once the second sees the first one's notes and loses nothing in silence", async () => {
  const { params } = await ticket();
  const first = await ask(bruno, saveNotes, { params, body: { version: 0, round: 1, notes } });
  const problem = await refusal(carla, saveNotes, { params, body: { version: 0, round: 1, notes } });
  expect(problem).toMatchObject({
    code: "version-conflict",
    current: { version: first.version, notes: { comment: "", entries: [] } },
  });
  expect(problem.current).toEqual(await ask(carla, getNotes, { params }));
});

test("a priority leaves notes alone, and what is sent again is looked at afresh", async () => {
  const { client, id, sent, params } = await ticket();
  const { version } = await ask(bruno, saveNotes, { params, body: { version: 0, round: 1, notes } });
  await ask(carla, prioritize, { params, body: { version: 1, priority: "high" } });
  expect(await ask(bruno, getNotes, { params })).toMatchObject({ version, notes });

  const adjustments = [{ field: "website" as const, comment: "Use o público." }];
  const place = placeOf(id);
  const rejected = await ask(bruno, reject, {
    params: place,
    body: { version: sent.version, notesVersion: version, adjustments },
  });
  const draft = completeDraft({ website: "https://www.loja.example.com" });
  await ask(client, send, { params: place, body: { version: rejected.version, draft } });
  expect(await ask(bruno, getNotes, { params })).toMatchObject({
    version,
    round: 2,
    notes: { comment: "", entries: [] },
    colleagues: [],
  });
  const late = { params, body: { version, round: 1, notes } };
  expect(await refusal(bruno, saveNotes, late)).toMatchObject({ code: "version-conflict" });
});

test("no client sees or writes what support notes", async () => {
  const { client, params } = await ticket();
  expect(await refusal(client, getNotes, { params })).toMatchObject({ code: "forbidden" });
  const body = { version: 0, round: 1, notes };
  expect(await refusal(client, saveNotes, { params, body })).toMatchObject({ code: "forbidden" });
});
