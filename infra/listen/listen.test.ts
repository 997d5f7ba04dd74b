import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { bring, happens, newSale } from "@portal/functions/testing/deliveries/deliveries.ts";
import { hear, serveListener } from "@portal/functions/testing/deliveries/listening.ts";
import type { Listening } from "@portal/functions/testing/engines/server.ts";
import { sandboxStore, type TestStore } from "@portal/functions/testing/sandbox.ts";
import { openStage, type TestStage } from "@portal/functions/testing/stage.ts";
import { trials } from "@portal/functions/testing/trials.ts";

let stage: TestStage;
let site: Listening;
let folder: string;
beforeAll(async () => {
  stage = await openStage();
  site = await serveListener();
  folder = mkdtempSync(path.join(tmpdir(), "listen-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
  await stage.close();
});

interface Run {
  readonly child: ChildProcess;
  /** All that it printed. */
  readonly said: () => string;
  /** Ends it, and its exit code. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
  readonly ended: Promise<number | null>;
}

/** The command as `npm run listen` starts it. */
function run(parameters: readonly string[]): Run {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "listen.mjs"), ...parameters], {
    env: { PATH: process.env.PATH, HOME: folder },
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (part) => (printed += String(part)));
  const ended = once(child, "exit").then(([code]) => (typeof code === "number" ? code : null));
  return {
    child,
    ended,
    said: () => printed,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}

/** A program that is being written: it notes the statuses that it is told. */
async function openProgram(port = 0) {
  const told: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const form = new URLSearchParams(body);
      told.push(`${form.get("nit")} ${form.get("status")}`);
      return response.end();
    });
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port could be had.");
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { told, close, port: address.port, to: `http://127.0.0.1:${address.port}/notify` };
}

const parametersOf = (store: TestStore, to: string): string[] =>
  Object.entries({ to, id: store.merchantId, key: store.merchantKey, site: site.url }).flatMap(
    ([name, value]) => [`--${name}`, value],
  );

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + 20_000; !isSo(); await wait(10)) {
    if (Date.now() > end) throw new Error("It never came to that.");
  }
}

/** A store that somebody listens to, with so many sales of three statuses each. */
async function storeWith(sales: number) {
  const store = await sandboxStore(stage);
  await hear(store.credentials, { acknowledged: [], waitSeconds: 0 });
  const nits = Array.from({ length: sales }, newSale);
  for (const nit of nits) for (const count of [1, 2, 3]) await happens(store.merchantId, nit, count);
  await bring(stage);
  return {
    store,
    expected: nits.flatMap((nit) => ["PEN", "CON", "EST"].map((status) => `${nit} ${status}`)),
  };
}

const sorted = (lines: readonly string[]) => lines.toSorted((one, other) => one.localeCompare(other));
const ofOne = (lines: readonly string[], nit: string) => lines.filter((line) => line.startsWith(nit));

test("every notification arrives once and in its order, however often the listener is ended and started again", async () => {
  const program = await openProgram();
  const { store, expected } = await storeWith(12);
  let restarts = 0;
  for (; program.told.length < expected.length; restarts += 1) {
    const before = program.told.length;
    const listener = run(parametersOf(store, program.to));
    await until(() => program.told.length >= Math.min(before + 9, expected.length));
    expect(await listener.end("SIGTERM")).toBe(0);
  }
  const last = run(parametersOf(store, program.to));
  await wait(1500);
  await last.end("SIGTERM");
  expect(restarts).toBeGreaterThan(2);
  expect(sorted(program.told)).toEqual(sorted(expected));
  for (const line of expected) {
    const [nit = ""] = line.split(" ");
    expect(ofOne(program.told, nit)).toEqual(ofOne(expected, nit));
  }
  expect(last.said()).not.toContain(store.merchantKey);
  await program.close();
}, 120_000);

test("killed without a word, it loses nothing and repeats at most the one that it was about to note", async () => {
  const program = await openProgram();
  const { store, expected } = await storeWith(12);
  const kills = trials("kills of the listener", 3, 12);
  for (const kill of kills) {
    const before = program.told.length;
    const listener = run(parametersOf(store, program.to));
    await until(() => program.told.length > Math.min(before + kill, expected.length - 1));
    await listener.end("SIGKILL");
  }
  const last = run(parametersOf(store, program.to));
  await until(() => new Set(program.told).size === expected.length);
  await last.end("SIGTERM");
  expect(sorted([...new Set(program.told)])).toEqual(sorted(expected));
  expect(program.told.length - expected.length).toBeLessThanOrEqual(kills.length);
  await program.close();
}, 120_000);

test("while nothing answers it waits and says so, and posts what waited when something does", async () => {
  const program = await openProgram();
  await program.close();
  const { store, expected } = await storeWith(1);
  const listener = run(parametersOf(store, program.to));
  await until(() => listener.said().includes(`Nothing answers at ${program.to}`));
  const again = await openProgram(program.port);
  await until(() => again.told.length === expected.length);
  expect(again.told).toEqual(expected);
  await until(() => listener.said().includes("status-notification EST"));
  await listener.end("SIGTERM");
  await again.close();
}, 60_000);

test.each([
  [[], "Say where to post"],
  [["--to", "localhost"], "Say which store"],
  [["--to", "x", "--id", "S"], "Give the store's key"],
  [["--to", "x", "--id", "S", "--key", "k"], "--to is no address"],
  [["--too"], "Unknown option"],
])("what it was not told it asks for in a sentence: %j", async (parameters, sentence) => {
  const listener = run(parameters);
  expect(await listener.ended).toBe(1);
  expect(listener.said()).toContain(sentence);
});

test("a key that opens nothing ends it with a sentence, and its help tells all that it takes", async () => {
  const store = await sandboxStore(stage);
  const refused = run(parametersOf({ ...store, merchantKey: "0".repeat(64) }, "http://127.0.0.1:1/"));
  expect(await refused.ended).toBe(1);
  expect(refused.said()).toContain("does not know this merchant_id");
  const helped = run(["--help"]);
  expect(await helped.ended).toBe(0);
  for (const name of ["--to", "--id", "--key", "--site", "--state"]) expect(helped.said()).toContain(name);
});
