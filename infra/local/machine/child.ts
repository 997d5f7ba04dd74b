import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { Problem } from "../../problem.ts";

const graceMs = 5000;

export interface Child {
  readonly process: ChildProcess;
  /** The exit code, or null after a signal. */
  readonly exited: Promise<number | null>;
  isRunning(): boolean;
  stop(): Promise<void>;
}

const isFrame = (line: string) => /^\s+at |^Node\.js v/.test(line);

/** What a program that failed said about it: from its first error on, without the frames of a stack trace. */
export function lastWords(output: string, lines = 12): string {
  const said = stripVTControlCharacters(output)
    .split("\n")
    .filter((line) => line.trim() !== "" && (process.env.DEBUG || !isFrame(line)));
  const first = said.findIndex((line) => /\berror\b|Error:/i.test(line));
  return (first === -1 ? said.slice(-lines) : said.slice(first, first + lines)).join("\n");
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const runs = ({ pid, exitCode, signalCode }: ChildProcess) =>
  pid !== undefined && exitCode === null && signalCode === null;

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    // Its own group: npm and Docusaurus start processes of their own, which have to go with them.
    process.kill(-child.pid, name);
  } catch {
    child.kill(name);
  }
}

/** Starts a program in a process group of its own, so that `stop` ends it together with whatever it started. */
export function startChild(command: string, parameters: readonly string[], options: SpawnOptions): Child {
  const child = spawn(command, parameters, { ...options, detached: true });
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once("exit", resolve);
    child.once("error", (cause) => {
      reject(new Problem(`${command} could not be started: ${cause.message}.`, { cause }));
    });
  });
  exited.catch(() => undefined);
  return {
    process: child,
    exited,
    isRunning: () => runs(child),
    stop: async () => {
      if (!runs(child)) return;
      const gone = once(child, "exit");
      signal(child, "SIGTERM");
      const last = setTimeout(() => signal(child, "SIGKILL"), graceMs);
      await gone;
      clearTimeout(last);
    },
  };
}

/** Runs a program to its end and keeps what it printed, on both streams. */
export function collectOutput({ process: child }: Child): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output = (output + chunk).slice(-64_000);
    });
  }
  return () => output;
}
