import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { DynamoDBClient, ListTablesCommand } from "@aws-sdk/client-dynamodb";
import { DomainError } from "@portal/shared/errors.ts";
import { testSettings } from "@portal/shared/settings/settings.ts";
import * as z from "zod/mini";
import { keyFor } from "../secrets/secret.ts";
import { readRange } from "../table/table.ts";
import { answered } from "./answered.ts";
import { patience } from "./connections.ts";

/** Every AWS service in one: it can drop connections that it kept, as it does while a function is frozen. */
let server: Server;
let asked: number;
const kept = new Set<Socket>();
const dropped = new WeakSet<Socket>();
/** What the next calls are answered with, before all is well again. */
const troubles: ("throttled" | "reset" | "stalled")[] = [];

const answer = JSON.stringify({ Parameter: { Value: Buffer.alloc(32, 7).toString("base64") }, Count: 0 });
const throttled = JSON.stringify({ __type: "ThrottlingException" });

beforeAll(async () => {
  server = createServer((request, response) => {
    const { socket } = request;
    kept.add(socket);
    socket.once("close", () => kept.delete(socket));
    const isGone = dropped.has(socket);
    if (!isGone) asked += 1;
    const trouble = isGone ? "reset" : troubles.shift();
    if (trouble === "reset") socket.resetAndDestroy();
    request.resume();
    request.once("end", () => {
      if (trouble === "stalled") response.writeHead(200).write(answer.slice(0, 9));
      else response.writeHead(trouble ? 400 : 200).end(trouble ? throttled : answer);
    });
  }).listen(0, "127.0.0.1");
  // None of its own accord: the tests say when.
  server.keepAliveTimeout = 0;
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port could be had.");
  const url = `http://127.0.0.1:${address.port}`;
  Object.assign(process.env, {
    AWS_REGION: "sa-east-1",
    AWS_ACCESS_KEY_ID: "test",
    AWS_SECRET_ACCESS_KEY: "test",
    AWS_ENDPOINT_URL_DYNAMODB: url,
    AWS_ENDPOINT_URL_SSM: url,
    ...testSettings,
  });
});
beforeEach(() => {
  asked = 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
});

const query = () => readRange({ pk: "CO#1", prefix: "" }, z.unknown());
const sideBySide = (count: number) => Promise.all(Array.from({ length: count }, query));

/** Leaves so many connections behind whose other end is gone, though nothing has told us so. */
async function freeze(count: number): Promise<void> {
  await sideBySide(count);
  for (const socket of kept) dropped.add(socket);
  asked = 0;
}

test("a function that was frozen is answered at once, however many of its connections are gone", async () => {
  await freeze(10);
  expect(kept.size).toBeGreaterThanOrEqual(10);
  await query();
  expect(asked).toBe(1);
  await sideBySide(3);
  expect(asked).toBe(4);
});

test("what is asked only once is answered over a connection that is gone as well", async () => {
  const impatient = new DynamoDBClient(patience({ tries: 1 }));
  const list = () => answered(impatient.send(new ListTablesCommand()));
  await Promise.all(Array.from({ length: 10 }, list));
  for (const socket of kept) dropped.add(socket);
  asked = 0;
  await list();
  expect(asked).toBe(1);
});

test("an answer that stops halfway is asked for again, and unavailable for now if it always does", async () => {
  const client = new DynamoDBClient(patience({ tryMs: 100 }));
  const list = () => answered(client.send(new ListTablesCommand()));
  troubles.push("stalled");
  await list();
  expect(asked).toBe(2);
  troubles.push("stalled", "stalled", "stalled");
  await expect(list()).rejects.toEqual(new DomainError("service-unavailable"));
  expect(troubles).toEqual([]);
});

test("a refusal gives its name and nothing that its sentence quotes", async () => {
  const refused = Object.assign(new Error("Value 123.456.789-09 is odd"), {
    name: "ValidationException",
    $metadata: { httpStatusCode: 400 },
  });
  const error = await answered(Promise.reject(refused)).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ reason: "ValidationException", message: "AWS refused: ValidationException" });
});

test("a service that drops new connections too is unavailable for now", async () => {
  await freeze(1);
  troubles.push(...Array.from({ length: 20 }, () => "reset" as const));
  await expect(query()).rejects.toEqual(new DomainError("service-unavailable"));
  troubles.length = 0;
});

test("the stage's secret is asked for again where reading it was throttled or cut off", async () => {
  troubles.push("throttled", "reset", "reset");
  expect(await keyFor("cursor")).toHaveLength(32);
  expect(troubles).toEqual([]);
});
