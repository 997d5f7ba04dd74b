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

/** What functions reach of this machine is its console; here it also tells what they took of the processor. */
const clock = {
  taken: () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  },
};

test("one that keeps the processor is, which CloudFront would cut off much sooner", async () => {
  Object.assign(console, clock);
  const keeping = "var begun = console.taken(); while (console.taken() - begun < 300);";
  await expect(after(keeping)).rejects.toThrow(/took \d+ ms of the processor/);
});
