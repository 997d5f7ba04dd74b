import * as z from "zod/mini";
import { clockAfter } from "../../testing/engines/clock.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { partition } from "../table/keys.ts";
import { transact, type Write } from "../table/transaction.ts";
import { type DueKind, due, dueEntries, dueEntrySchema, dueKey, whenDue } from "./due.ts";
import { type Happenings, sweepClock } from "./sweep.ts";

const hourMs = 60 * 60 * 1000;
const ago = (hours: number): Date => new Date(Date.now() - hours * hourMs);

const kind = {
  name: "company.join-unanswered",
  subject: z.object({ word: z.string() }),
} as const satisfies DueKind<unknown>;
const enter = (at: Date, word: string): Promise<void> => transact([due(kind, at, { word })]);

/** Notes each word down, and fails for one of them. */
const noteKey = (word: string) => ({ pk: partition("NOTED"), sk: word });
const note = (word: string): Write => ({ act: "append", key: noteKey(word), item: { word } });
let told: string[];
const noting: Happenings = {
  [kind.name]: whenDue(kind, async ({ word }) => {
    told.push(word);
    if (word === "broken") throw new Error("This one cannot happen.");
    return word === "over" ? [] : [note(word)];
  }),
};

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage({ watched: true });
});
afterAll(() => stage.close());
beforeEach(async () => {
  await stage.clear();
  stage.logs.length = 0;
  told = [];
});

const entries = async () => (await stage.items(dueEntries.pk)).map((item) => dueEntrySchema.parse(item));
const noted = async () => (await stage.items(noteKey("").pk)).map(({ word }) => word);
const logged = (message: string) =>
  stage.logs.map((line) => JSON.parse(line)).filter((line) => line.message === message);

test("what is due happens, oldest first, and its entry ends with it; what is not yet due waits", async () => {
  await enter(ago(1), "second");
  await enter(ago(2), "first");
  await enter(ago(-1), "later");
  await enter(ago(3), "over");
  await sweepClock(noting);
  expect(told).toEqual(["over", "first", "second"]);
  expect(await noted()).toEqual(["first", "second"]);
  expect((await entries()).map(({ subject }) => subject)).toEqual([{ word: "later" }]);
});

test("nothing is read while nothing is due, however much waits for its time", async () => {
  const waiting = Array.from({ length: 60 }, (_, hour) =>
    due(kind, ago(-1 - hour), { word: "x".repeat(300) }),
  );
  await transact(waiting);
  const before = stage.watch?.calls.length ?? 0;
  await sweepClock(noting);
  const calls = stage.watch?.calls.slice(before) ?? [];
  // An empty answer costs one unit, the least that there is; sixty entries would be more.
  expect(calls.map(({ operation, units }) => [operation, units])).toEqual([["Query", 1]]);
});

test("two sweeps at once let it happen once", async () => {
  await enter(ago(1), "once");
  await Promise.all([sweepClock(noting), sweepClock(noting)]);
  await sweepClock(noting);
  expect(await noted()).toEqual(["once"]);
  expect(logged("due-failed")).toEqual([]);
});

test("what cannot happen is left and raises the alarm, and holds up none of its neighbours", async () => {
  await enter(ago(4), "broken");
  const unknown = { id: "1", name: "feature.of-tomorrow", at: ago(3).toISOString(), subject: {}, version: 1 };
  const unreadable = { id: "2", at: ago(2).toISOString(), version: 1 };
  for (const item of [unknown, unreadable]) await stage.put({ ...dueKey(item), ...item });
  await enter(ago(1), "whole");
  await sweepClock(noting);
  expect(await noted()).toEqual(["whole"]);
  expect(await stage.items(dueEntries.pk)).toHaveLength(3);
  expect(logged("due-failed").map(({ level, name }) => [level, name])).toEqual([
    ["ERROR", kind.name],
    ["ERROR", "feature.of-tomorrow"],
  ]);
  expect(logged("item-unreadable")).toHaveLength(1);
  // The words of the error may quote somebody.
  expect(JSON.stringify(stage.logs)).not.toContain("This one cannot happen");
});

test("a sweep says how late the oldest was that it found, and says so too when there was nothing", async () => {
  await sweepClock(noting);
  await enter(ago(2), "late");
  await enter(ago(1), "less late");
  await sweepClock(noting);
  expect(logged("clock").map(({ done, left, lateSeconds }) => [done, left, lateSeconds])).toEqual([
    [0, 0, 0],
    [2, 0, 7200],
  ]);
});

test("a database that is away loses nothing: the next sweep finds the same", async () => {
  await enter(ago(1), "kept");
  const refused = Array.from({ length: 5 }, () => "InternalServerError");
  stage.watch?.failures.set("TransactWriteItems", refused);
  await sweepClock(noting);
  stage.watch?.failures.clear();
  expect([await noted(), logged("due-failed").length]).toEqual([[], 1]);
  await sweepClock(noting);
  expect(await noted()).toEqual(["kept"]);
});

test("the function that is called by the schedule looks at what is due by its own clock", async () => {
  const item = { id: "1", name: "feature.of-tomorrow", at: ago(-2).toISOString(), subject: {}, version: 1 };
  await stage.put({ ...dueKey(item), ...item });
  await clockAfter(1);
  expect(logged("due-failed")).toEqual([]);
  await clockAfter(3);
  expect(logged("due-failed")).toHaveLength(1);
});
