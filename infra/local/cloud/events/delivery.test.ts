import { byPartition, type DeliverySettings, deliver } from "./delivery.ts";
import type { StreamRecord } from "./stream-record.ts";

const record = (SequenceNumber: string): StreamRecord => ({
  eventID: SequenceNumber,
  eventName: "INSERT",
  eventVersion: "1.1",
  eventSource: "aws:dynamodb",
  awsRegion: "sa-east-1",
  eventSourceARN: "arn",
  dynamodb: { ApproximateCreationDateTime: 0, SequenceNumber },
});

interface Told {
  batches: string[];
  givenUp: string[];
}

const names = (records: readonly StreamRecord[]) => records.map(({ eventID }) => eventID).join("");

async function delivered(text: string, settings: Partial<DeliverySettings>): Promise<Told> {
  const told: Told = { batches: [], givenUp: [] };
  const invoke = settings.invoke ?? (() => Promise.resolve());
  await deliver(text.split("").map(record), {
    maxRetries: 1,
    bisects: false,
    reportsItemFailures: false,
    signal: new AbortController().signal,
    giveUp: (records) => told.givenUp.push(names(records)),
    ...settings,
    invoke: (records) => {
      told.batches.push(names(records));
      return invoke(records);
    },
  });
  return told;
}

const failOn = (poison: string) => async (records: readonly StreamRecord[]) => {
  if (names(records).includes(poison)) throw new Error("poisoned");
};

test("a batch that succeeds is delivered once", async () => {
  expect(await delivered("abc", {})).toEqual({ batches: ["abc"], givenUp: [] });
});

test("a batch that fails is tried again, then given up as a whole", async () => {
  expect(await delivered("abc", { invoke: failOn("b") })).toEqual({
    batches: ["abc", "abc"],
    givenUp: ["abc"],
  });
});

test("where the mapping bisects, a poisoned record ends alone and its neighbours go through in order", async () => {
  const { batches, givenUp } = await delivered("abcd", { bisects: true, invoke: failOn("c") });
  expect(givenUp).toEqual(["c"]);
  expect(batches).toEqual(["abcd", "ab", "cd", "c", "c", "d"]);
});

test("a reported item failure repeats from that record on, not the ones before it", async () => {
  let calls = 0;
  const invoke = async () => {
    calls += 1;
    return calls === 1 ? { batchItemFailures: [{ itemIdentifier: "b" }] } : { batchItemFailures: [] };
  };
  expect((await delivered("abc", { reportsItemFailures: true, invoke })).batches).toEqual(["abc", "bc"]);
});

test("a report that names no record of the batch repeats all of it", async () => {
  const invoke = async () => ({ batchItemFailures: [{ itemIdentifier: "z" }] });
  expect(await delivered("ab", { reportsItemFailures: true, invoke })).toEqual({
    batches: ["ab", "ab"],
    givenUp: ["ab"],
  });
});

test("a mapping that does not ask for reports takes an answer as success", async () => {
  const invoke = async () => ({ batchItemFailures: [{ itemIdentifier: "a" }] });
  expect(await delivered("ab", { invoke })).toEqual({ batches: ["ab"], givenUp: [] });
});

test("stopping the stack ends the retries and gives nothing up", async () => {
  const abort = new AbortController();
  const told: string[] = [];
  const delivery = deliver([record("a")], {
    maxRetries: Number.POSITIVE_INFINITY,
    bisects: true,
    reportsItemFailures: true,
    signal: abort.signal,
    giveUp: (records) => told.push(names(records)),
    invoke: () => Promise.reject(new Error("down")),
  });
  abort.abort();
  await expect(delivery).rejects.toThrow("aborted");
  expect(told).toEqual([]);
});

test("what is brought at once is of different partitions, and each partition stays in its order", () => {
  const of = (pk: string, name: string): StreamRecord => {
    const { dynamodb, ...plain } = record(name);
    return { ...plain, dynamodb: { ...dynamodb, Keys: { sk: { S: name }, pk: { S: pk } } } };
  };
  const records = [of("a", "1"), of("b", "2"), of("a", "3"), of("c", "4"), of("b", "5")];
  expect(byPartition(records, { atOnce: 1, key: "pk" }).map(names)).toEqual(["12345"]);
  expect(byPartition(records, { atOnce: 2, key: "pk" }).map(names)).toEqual(["134", "25"]);
  expect(byPartition(records, { atOnce: 9, key: "pk" }).map(names)).toEqual(["13", "25", "4"]);
});
