import { spawn } from "node:child_process";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { text } from "node:stream/consumers";
import { changedFiles } from "./gates/changed.ts";
import { root } from "./machine/project.ts";

/**
 * `npm run check`: every gate that needs no running product. All of them run, so one look shows all that is wrong;
 * walls, circles and budgets are gates of our own, because lint knows an import by its spelling only.
 * `-- --changed` looks at what differs from `main` and remembers the types of the rest: seconds, while one works.
 */
interface Gate {
  readonly name: string;
  readonly command: readonly string[];
}

const gates: readonly Gate[] = [
  { name: "format", command: ["biome", "check", "."] },
  { name: "types", command: ["tsc", "-p", ".", "--noEmit"] },
  // Without Node's types: what these rooms hold runs in browsers as well.
  { name: "shared", command: ["tsc", "-p", "shared", "--noEmit"] },
  { name: "portal", command: ["tsc", "-p", "web/src", "--noEmit"] },
  { name: "lint", command: ["oxlint", "--type-aware", "--deny-warnings", "."] },
  { name: "house", command: ["tsx", "infra/local/gates/gates.ts"] },
  { name: "unused", command: ["knip"] },
  { name: "docs", command: ["npm", "run", "--silent", "check", "-w", "@portal/docs"] },
];

/** Beside what npm installed: git ignores it, and a clean install begins without. */
const rememberedTypes = path.join(root, "node_modules/.cache/types.tsbuildinfo");

function gatesOf(files: readonly string[]): Gate[] {
  const code = files.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file));
  const narrowed: Readonly<Record<string, readonly string[]>> = {
    format: ["biome", "check", "--no-errors-on-unmatched", ...files],
    types: ["tsc", "-p", ".", "--noEmit", "--incremental", "--tsBuildInfoFile", rememberedTypes],
    lint: ["oxlint", "--type-aware", "--deny-warnings", "--no-error-on-unmatched-pattern", ...code],
  };
  const reachesPages = files.some((file) => /^(?:docs|shared)\/.*(?<!\.md)$/.test(file));
  return gates
    .filter(({ name }) => (name === "lint" ? code.length > 0 : name !== "docs" || reachesPages))
    .map(({ name, command }) => ({ name, command: narrowed[name] ?? command }));
}

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
async function allPass(open: Gate[]): Promise<boolean> {
  const work = async () => {
    let isGood = true;
    for (let gate = open.shift(); gate; gate = open.shift()) isGood = (await passes(gate)) && isGood;
    return isGood;
  };
  return (await Promise.all([work(), work()])).every(Boolean);
}

const isForChanged = process.argv.includes("--changed");
process.exitCode = (await allPass(isForChanged ? gatesOf(changedFiles()) : [...gates])) ? 0 : 1;
