import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startWatching } from "./watch.ts";

const base = mkdtempSync(path.join(tmpdir(), "watch-"));
const folder = path.join(base, "web");
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

let changes: number;
let reported: string[];
let works: () => Promise<void>;
let watching: { close(): void };

async function until(condition: () => boolean): Promise<void> {
  for (const deadline = Date.now() + 10_000; !condition() && Date.now() < deadline; ) await wait(20);
}

/** Waits for the first change as long as the machine takes, then for more that should not come. */
async function changesAfter(edit: () => void, { isExpected = true } = {}): Promise<number> {
  const before = changes;
  edit();
  if (isExpected) await until(() => changes > before);
  await wait(500);
  return changes - before;
}

beforeEach(async () => {
  [changes, reported, works] = [0, [], async () => undefined];
  mkdirSync(path.join(folder, "src"), { recursive: true });
  mkdirSync(path.join(folder, "left-out"), { recursive: true });
  write("src/a.ts", "1");
  const changed = () => {
    changes += 1;
    return works();
  };
  const watched = { folders: ["web"], except: ["web/left-out"], changed };
  watching = startWatching([watched], (line) => reported.push(line), base);
  await wait(100);
});
afterEach(() => watching.close());
afterAll(() => rmSync(base, { recursive: true, force: true }));

test("an edit is noticed, again and again, also from editors that replace the file", async () => {
  const replace = () => {
    write("src/a.ts.new", "2");
    renameSync(path.join(folder, "src/a.ts.new"), path.join(folder, "src/a.ts"));
  };
  expect(await changesAfter(() => write("src/a.ts", "2"))).toBe(1);
  expect(await changesAfter(replace)).toBe(1);
  expect(await changesAfter(() => write("src/a.ts", "3"))).toBe(1);
});

test("a folder that is made later is watched, too", async () => {
  await changesAfter(() => mkdirSync(path.join(folder, "src/new"), { recursive: true }));
  expect(await changesAfter(() => write("src/new/b.ts", "1"))).toBe(1);
});

test("many edits at once are one change", async () => {
  expect(await changesAfter(() => ["b", "c", "d"].forEach((name) => write(`src/${name}.ts`, "1")))).toBe(1);
});

test("tests, and folders that do not count, are no change", async () => {
  expect(await changesAfter(() => write("src/a.test.ts", "1"), { isExpected: false })).toBe(0);
  expect(await changesAfter(() => write("left-out/a.ts", "1"), { isExpected: false })).toBe(0);
});

test("what fails is reported, and the next edit tries again", async () => {
  works = () => Promise.reject(new Error("does not build"));
  await changesAfter(() => write("src/a.ts", "4"));
  expect(await changesAfter(() => write("src/a.ts", "5"))).toBe(1);
  expect(reported).toEqual(["does not build", "does not build"]);
});

test("an edit while the last one is worked on is worked on afterwards, never at the same time", async () => {
  let running = 0;
  let most = 0;
  let isFinished = false;
  works = async () => {
    running += 1;
    most = Math.max(most, running);
    await until(() => isFinished);
    running -= 1;
  };
  write("src/a.ts", "6");
  await until(() => running === 1);
  write("src/a.ts", "7");
  await wait(700);
  expect([changes, most]).toEqual([1, 1]);
  isFinished = true;
  await until(() => changes === 2);
  await wait(500);
  expect([changes, most]).toEqual([2, 1]);
});
