import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { DomainError } from "@portal/shared/errors.ts";
import { testSettings } from "@portal/shared/settings.ts";
import { keyFor } from "../secrets/secret.ts";
import { ask } from "../table/database.ts";
import { callAws } from "./aws-call.ts";

/** Every AWS service in one: it can drop connections that it kept, as it does while a function is frozen. */
let server: Server;
let asked: number;
const kept = new Set<Socket>();
const dropped = new WeakSet<Socket>();
/** What the next calls are answered with, before all is well again. */
const troubles: ("throttled" | "reset")[] = [];

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
    request.once("end", () => response.writeHead(trouble ? 400 : 200).end(trouble ? throttled : answer));
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

const query = () => ask("Query", { TableName: testSettings.TABLE_NAME });
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
  await freeze(10);
  await callAws({ service: "dynamodb", target: "DynamoDB_20120810.Query", body: {} });
  expect(asked).toBe(1);
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
