import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  BatchWriteItemCommand,
  CreateTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
} from "@aws-sdk/client-dynamodb";
import { createClosers } from "../../machine/closers.ts";
import { choosePorts } from "../../machine/ports.ts";
import { accessTo } from "../aws-access.ts";
import { type Database, startDatabase } from "./database.ts";

const directory = mkdtempSync(path.join(tmpdir(), "database-"));
const closers = createClosers(() => undefined);
const said: string[] = [];
const pids: number[] = [];
let onSaid: (line: string) => void = () => undefined;
let database: Database;
let client: DynamoDBClient;

beforeAll(async () => {
  const { database: port } = await choosePorts(0);
  const onStart = (pid: number) => pids.push(pid);
  const say = (line: string) => {
    said.push(line);
    onSaid(line);
  };
  database = await startDatabase({ port, directory, closers, say, onStart });
  client = new DynamoDBClient(accessTo(database.url, "sa-east-1"));
  await client.send(
    new CreateTableCommand({
      TableName: "table",
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
      KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
    }),
  );
});
afterAll(async () => {
  client.destroy();
  await closers.close();
  rmSync(directory, { recursive: true });
});

const Item = { pk: { S: "a" } };
const isLeftAlone = () => said.some((line) => line.includes("left alone"));

/** Kills what runs, and waits for what comes of it. */
async function kill(): Promise<void> {
  const count = pids.length;
  process.kill(pids.at(-1) ?? 0, "SIGKILL");
  for (const deadline = Date.now() + 5000; Date.now() < deadline; await wait(5)) {
    if (pids.length > count || isLeftAlone()) return;
  }
  throw new Error(`Nothing came of it: ${said.join()}`);
}

/** Past fetch, which lets nobody choose the host. */
function status(headers: Record<string, string>, method = "POST"): Promise<number | undefined> {
  const target = {
    "x-amz-target": "DynamoDB_20120810.ListTables",
    "content-type": "application/x-amz-json-1.0",
  };
  return new Promise((resolve, reject) => {
    request(database.url, { method, headers: { ...target, ...headers } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on("error", reject)
      .end(method === "POST" ? "{}" : undefined);
  });
}

test("no page of another origin is answered, and no name that somebody had point to this machine", async () => {
  const { port } = new URL(database.url);
  expect(await status({ authorization: "x" })).not.toBe(403);
  expect(await status({ origin: "https://elsewhere.example" })).toBe(403);
  expect(await status({ origin: "http://localhost:8080" })).toBe(403);
  expect(await status({ origin: "https://elsewhere.example" }, "OPTIONS")).toBe(403);
  expect(await status({ host: `elsewhere.example:${port}` })).toBe(421);
  expect(await status({ host: `localhost.elsewhere.example:${port}` })).toBe(421);
});

/** What the engine's processor was busy for, in hundredths of a second, whatever else this machine does. */
function engineTicks(): number {
  const [, figures = ""] = readFileSync(`/proc/${pids.at(-1)}/stat`, "utf8").split(") ");
  const [user = 0, system = 0] = figures.split(" ").slice(11, 13).map(Number);
  return user + system;
}

const text = "x".repeat(400);

async function ticksOfWrites(TableName: string): Promise<number> {
  const before = engineTicks();
  for (let turn = 0; turn < 300; turn += 1) {
    await client.send(
      new PutItemCommand({ TableName, Item: { pk: { S: `write ${turn}` }, text: { S: text } } }),
    );
  }
  return engineTicks() - before;
}

test("a write costs no more after thousands of changes of a table whose changes are followed", async () => {
  const TableName = "followed";
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: "PAY_PER_REQUEST",
      AttributeDefinitions: [{ AttributeName: "pk", AttributeType: "S" }],
      KeySchema: [{ AttributeName: "pk", KeyType: "HASH" }],
      StreamSpecification: { StreamEnabled: true, StreamViewType: "NEW_AND_OLD_IMAGES" },
    }),
  );
  const before = await ticksOfWrites(TableName);
  for (let batch = 0; batch < 200; batch += 1) {
    const puts = Array.from({ length: 25 }, (_, index) => ({
      PutRequest: { Item: { pk: { S: `${batch} ${index}` }, text: { S: text } } },
    }));
    await client.send(new BatchWriteItemCommand({ RequestItems: { [TableName]: puts } }));
  }
  expect((await ticksOfWrites(TableName)) / before).toBeLessThan(2.5);
}, 60_000);

test("a database that dies is started again on its data, and who asks meanwhile waits", async () => {
  await client.send(new PutItemCommand({ TableName: "table", Item }));
  await kill();
  expect((await client.send(new GetItemCommand({ TableName: "table", Key: Item }))).Item).toEqual(Item);
  expect(said).toEqual([expect.stringMatching(/^The database ended .*it is started again/)]);
});

test("who asks while a start fails waits for the next one", async () => {
  const [file, aside] = [path.join(directory, "dynamo.db"), path.join(directory, "aside.db")];
  renameSync(file, aside);
  mkdirSync(file);
  onSaid = (line) => {
    if (!line.includes("did not start")) return;
    onSaid = () => undefined;
    rmdirSync(file);
    renameSync(aside, file);
  };
  await kill();
  const patient = new DynamoDBClient({ ...accessTo(database.url, "sa-east-1"), maxAttempts: 1 });
  expect((await patient.send(new GetItemCommand({ TableName: "table", Key: Item }))).Item).toEqual(Item);
  patient.destroy();
  expect(said.at(-1)).toMatch(
    /^The database ended \(The database .* did not start: .+\): it is started again/,
  );
});

test("one that dies again and again is left alone, with a sentence that says what to do", async () => {
  for (let death = 0; death < 4 && !isLeftAlone(); death += 1) await kill();
  expect(said.at(-1)).toMatch(/^The database ended .*left alone: stop the stack .*start it again/);
  await expect(client.send(new GetItemCommand({ TableName: "table", Key: Item }))).rejects.toThrow();
});
