import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { accessTo } from "../../engines/aws-access.ts";
import { openRecordReader, type RecordReader } from "./stream-record.ts";

const changes = ["1", "2", "3"];
let asked: string[] = [];
let fails = false;
/** An iterator is the number of changes before it; a page holds two. */
function pageAt(ShardIterator: string): string {
  asked.push(ShardIterator);
  const from = Number(ShardIterator);
  const found = changes.slice(from, from + 2);
  const Records = found.map((SequenceNumber) => ({ eventName: "INSERT", dynamodb: { SequenceNumber } }));
  return JSON.stringify({ Records, NextShardIterator: String(from + found.length) });
}
async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { ShardIterator }: { ShardIterator: string } = JSON.parse(await text(request));
  response.writeHead(fails ? 500 : 200).end(pageAt(ShardIterator));
}
const server = createServer((request, response) => void respond(request, response));
let reader: RecordReader;

beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  asked = [];
  fails = false;
  reader = openRecordReader(accessTo(`http://127.0.0.1:${address.port}`, "sa-east-1"));
});

/** All that one consumer reads until there is no more. */
async function followed(): Promise<string[]> {
  const numbers: string[] = [];
  for (let ShardIterator = "0"; ; ) {
    const { records, next = "" } = await reader.read("stream", { ShardIterator, Limit: 2 });
    if (records.length === 0) return numbers;
    numbers.push(...records.map(({ dynamodb }) => dynamodb.SequenceNumber));
    ShardIterator = next;
  }
}

test("consumers read every change in its order, and each page is asked for once", async () => {
  expect([await followed(), await followed()]).toEqual([changes, changes]);
  expect(asked.filter((iterator) => iterator === "0" || iterator === "2")).toEqual(["0", "2"]);
});

test("the end of a stream is looked at anew each time", async () => {
  await followed();
  changes.push("4");
  expect(await followed()).toEqual(["1", "2", "3", "4"]);
});

test("what could not be read is asked for again", async () => {
  fails = true;
  await expect(followed()).rejects.toThrow("GetRecords answered 500");
  fails = false;
  expect(await followed()).toEqual(changes);
});
