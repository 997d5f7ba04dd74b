import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { createClosers } from "../../machine/closers.ts";
import { choosePorts, loopback } from "../../machine/ports.ts";
import { openDoor } from "./door.ts";

const closers = createClosers(() => undefined);
const answer = "HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
/** What has reached the engine, which answers each part of it. */
let passed: string;
let port: number;
let engine: Server;

beforeAll(async () => {
  engine = createServer((socket) => {
    socket.on("error", () => socket.destroy());
    socket.on("data", (part: Buffer) => {
      passed += part.toString();
      socket.write(answer);
    });
  }).listen(0, loopback);
  await once(engine, "listening");
  const address = engine.address();
  if (address === null || typeof address === "string") throw new Error("No port could be had.");
  ({ database: port } = await choosePorts(0));
  const door = await openDoor(port, async () => ({ host: loopback, port: address.port }));
  closers.add(() => door.close());
});
afterAll(async () => {
  await closers.close();
  engine.close();
});
beforeEach(() => {
  passed = "";
});

const request = (headers: readonly string[] = [], body = "{}", length: number = body.length) =>
  ["POST / HTTP/1.1", "host: 127.0.0.1:8000", `content-length: ${length}`, ...headers, "", body].join("\r\n");

/** What comes back for these parts, each sent when the one before has left, until so many answers are there or it ends. */
async function said(parts: readonly string[], answers = 1): Promise<string> {
  const socket = connect({ port, host: loopback, noDelay: true });
  await once(socket, "connect");
  let back = "";
  const isDone = new Promise<void>((resolve) => {
    socket.once("close", () => resolve());
    socket.on("data", (part: Buffer) => {
      back += part.toString();
      if (back.split("HTTP/1.1").length > answers) resolve();
    });
  });
  for (const part of parts) {
    await new Promise((resolve) => socket.write(part, resolve));
    await new Promise(setImmediate);
  }
  await isDone;
  socket.destroy();
  return back;
}

test("a request reaches the engine as it was sent, in one piece or in many, and its answer comes back", async () => {
  const whole = request(["x-amz-target: DynamoDB_20120810.ListTables"], '{"a":"ç"}', 10);
  expect(await said([whole])).toBe(answer);
  expect(passed).toBe(whole);
  passed = "";
  expect(await said(Array.from(whole))).toBe(answer);
  expect(passed).toBe(whole);
});

test("each request of a connection is looked at, also where two come at once", async () => {
  const own = request();
  const back = await said([own + request(["origin: https://elsewhere.example"])], 2);
  expect(back).toContain("HTTP/1.1 403 ");
  expect(passed).toBe(own);
});

test.each([
  ["two lengths", request(["content-length: 2"])],
  ["a length in parts", request(["Transfer-Encoding: chunked"])],
  ["a length that is no number", request([], "{}", -2)],
  ["a header over two lines", request(["x-note: a", " origin: b"])],
  ["a space before the colon", request(["origin : https://elsewhere.example"])],
  ["a line that ends in another way", request(["x-note: a\norigin: https://elsewhere.example"])],
  ["another protocol", request(["upgrade: h2c"])],
  ["no such version", request().replace("HTTP/1.1", "HTTP/1.0")],
  ["a head without an end", `POST / HTTP/1.1\r\nx-note: ${"a".repeat(20_000)}`],
])("what could be understood in two ways does not pass: %s", async (_, text) => {
  expect(await said([text])).toMatch(/^HTTP\/1\.1 400 /);
  expect(passed).toBe("");
});

test.each([
  ["a page", request(["origin: http://localhost:8080"]), 403],
  ["another name", request().replace("127.0.0.1:8000", "elsewhere.example"), 421],
  ["no name", request().replace("host: 127.0.0.1:8000\r\n", ""), 421],
])("%s is refused", async (_, text, status) => {
  expect(await said([text])).toContain(`HTTP/1.1 ${status} `);
  expect(passed).toBe("");
});
