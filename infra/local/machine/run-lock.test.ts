import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { lockDirectory } from "./run-lock.ts";

const directory = mkdtempSync(path.join(tmpdir(), "lock-"));
const file = path.join(directory, "run.json");
const children: ChildProcess[] = [];

/** Somebody who has this folder in their command line, as the database has. */
function startHolder(): ChildProcess {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", directory], {
    stdio: "ignore",
  });
  children.push(child);
  return child;
}

async function endedPid(): Promise<number> {
  const child = spawn(process.execPath, ["-e", ""], { stdio: "ignore" });
  await once(child, "exit");
  return child.pid ?? 0;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  rmSync(file, { force: true });
});
afterAll(() => rmSync(directory, { recursive: true }));

test("a folder is one run's at a time, also within one process", () => {
  const lock = lockDirectory(directory);
  lock.note({ url: "http://localhost:8080" });
  expect(() => lockDirectory(directory)).toThrow(
    `already runs (process ${process.pid}) at http://localhost:8080`,
  );
  lock.release();
  expect(existsSync(file)).toBe(false);
  lockDirectory(directory).release();
});

test("another process that runs is named with its address", () => {
  const { pid } = startHolder();
  writeFileSync(file, JSON.stringify({ pid, url: "http://localhost:8080" }));
  expect(() => lockDirectory(directory)).toThrow(`already runs (process ${pid}) at http://localhost:8080`);
});

test("a run that was killed hard is passed over, and the database that it left behind is ended", async () => {
  const orphan = startHolder();
  const gone = once(orphan, "exit");
  writeFileSync(file, JSON.stringify({ pid: await endedPid(), url: "", databasePid: orphan.pid }));
  lockDirectory(directory).release();
  expect((await gone)[1]).toBe("SIGKILL");
});

test("a process that only got the dead database's number is left alone", async () => {
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  children.push(stranger);
  writeFileSync(file, JSON.stringify({ pid: await endedPid(), url: "", databasePid: stranger.pid }));
  lockDirectory(directory).release();
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test("a note that was cut off holds nobody up", () => {
  writeFileSync(file, '{"pid": 1');
  lockDirectory(directory).release();
});
