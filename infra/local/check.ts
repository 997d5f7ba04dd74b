import { spawn } from "node:child_process";
import { performance } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { type Gate, gates, gatesFor, testsOf } from "./check-gates.ts";
import { changedFiles } from "./gates/changed.ts";
import { root } from "./machine/project.ts";

/**
 * `npm run check`: every gate that needs no running product. All of them run, so one look shows all that is wrong;
 * walls, circles and budgets are gates of our own, because lint knows an import by its spelling only.
 * `-- --changed` looks at what differs from `main`, `-- --changed HEAD~2` at what differs from there: seconds, while
 * one works.
 */
async function passes({ name, command: [binary = "", ...parameters] }: Gate): Promise<boolean> {
  const startedAt = performance.now();
  const child = spawn(binary, parameters, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("close", resolve).once("error", reject);
  });
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${code === 0 ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${seconds} s`);
  if (code !== 0) console.log(`${stdout}${stderr}`);
  else if (name === "house") console.log(stdout.trimEnd());
  return code === 0;
}

/** Two at a time: the longest ones take a processor each. */
async function allPass(asked: readonly Gate[]): Promise<boolean> {
  const open = [...asked];
  const work = async () => {
    let isGood = true;
    for (let gate = open.shift(); gate; gate = open.shift()) isGood = (await passes(gate)) && isGood;
    return isGood;
  };
  return (await Promise.all([work(), work()])).every(Boolean);
}

async function changedPass(base: string | undefined): Promise<boolean> {
  const files = changedFiles(base);
  const isGood = await allPass(gatesFor(files));
  const tests = testsOf(files);
  if (tests) console.log(`\nThe tests that reach what was changed:\n${tests}`);
  return isGood;
}

const [mode, base] = process.argv.slice(2);
process.exitCode = (await (mode === "--changed" ? changedPass(base) : allPass(gates))) ? 0 : 1;
