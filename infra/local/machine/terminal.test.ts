import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTerminal } from "./terminal.ts";

const folder = mkdtempSync(path.join(tmpdir(), "terminal-"));
const logFile = path.join(folder, "stack.log");
let printed: jest.SpyInstance;

beforeEach(() => {
  printed = jest.spyOn(console, "log").mockImplementation(() => undefined);
});
afterEach(() => {
  printed.mockRestore();
  rmSync(logFile, { force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

test("what requests and functions say goes to the file and leaves the terminal alone", () => {
  createTerminal({ logFile }).log("[company] WARN action-refused status=409");
  expect(printed).not.toHaveBeenCalled();
  expect(readFileSync(logFile, "utf8")).toMatch(/^\S+Z \[company\] WARN action-refused status=409\n$/);
});

test("asked to be verbose, the terminal shows it as well", () => {
  createTerminal({ logFile, verbose: true }).log("[company] INFO request");
  expect(printed).toHaveBeenCalledWith("[company] INFO request");
  expect(readFileSync(logFile, "utf8")).toContain("[company] INFO request");
});
