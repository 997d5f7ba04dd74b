import type { HttpRequest } from "../gateway/exchange.ts";
import { createEdgeFunction } from "./edge-function.ts";

const request: HttpRequest = {
  method: "GET",
  path: "/",
  query: "",
  headers: {},
  body: Buffer.alloc(0),
  sourceIp: "127.0.0.1",
};

const after = (work: string) =>
  createEdgeFunction(`function handler(event) { ${work}; return event.request; }`)(request);

test("a function that had to wait for the processor is not refused: others had it", async () => {
  const waiting = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600)";
  expect(await after(waiting)).toMatchObject({ request: { path: "/" } });
});

test("one that keeps the processor is, which CloudFront would cut off much sooner", async () => {
  await expect(after("var begun = Date.now(); while (Date.now() - begun < 1500);")).rejects.toThrow(
    /took \d+ ms of the processor/,
  );
});
