import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../problem.ts";
import { collectOutput, lastWords, startChild } from "../machine/child.ts";
import type { Closers } from "../machine/closers.ts";
import { buildFolder, root } from "../machine/project.ts";
import type { Terminal } from "../machine/terminal.ts";
import { exclusively } from "./exclusively.ts";
import { hashSources } from "./source-hash.ts";

/** What the stacks are made of; the local stack itself only reads them. */
const sources = { paths: ["infra", "functions", "shared", "package-lock.json"], except: ["infra/local"] };

const folder = path.join(buildFolder, "local-stacks");
/** Of the latest syntheses; another run of the stack may still be reading an older one. */
const kept = 4;

function forgetOld(): void {
  const age = (name: string) => statSync(path.join(folder, name)).mtimeMs;
  const newestFirst = readdirSync(folder)
    .filter((name) => name !== "lock")
    .sort((left, right) => age(right) - age(left));
  for (const name of newestFirst.slice(kept))
    rmSync(path.join(folder, name), { recursive: true, force: true });
}

async function run(outdir: string, options: SynthesisOptions): Promise<void> {
  const parameters = ["--import", "tsx", path.join(import.meta.dirname, "synthesize.ts"), outdir];
  const child = startChild(process.execPath, [...parameters, ...(options.social ? ["--social"] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  options.closers.addChild(child);
  if ((await child.exited) === 0) return;
  rmSync(outdir, { recursive: true, force: true });
  throw new Problem(
    `The stacks do not synthesize; mend what it says and start again:\n${lastWords(output())}`,
  );
}

export interface SynthesisOptions {
  readonly terminal: Terminal;
  /** With the stand-in social providers. */
  readonly social: boolean;
  readonly closers: Closers;
}

/** The folder with the dev stage's stacks, synthesized anew only when a source of theirs changed. */
export async function synthesized(options: SynthesisOptions): Promise<string> {
  const outdir = path.join(folder, `${hashSources(sources)}${options.social ? "-social" : ""}`);
  const isThere = () => existsSync(path.join(outdir, "manifest.json"));
  if (isThere()) return outdir;
  mkdirSync(folder, { recursive: true });
  await exclusively(path.join(folder, "lock"), options.closers.signal, async () => {
    if (isThere()) return;
    const unfinished = path.join(buildFolder, "local-stacks.next");
    rmSync(unfinished, { recursive: true, force: true });
    await options.terminal.step("synthesizing the stacks", () => run(unfinished, options));
    if (!isThere()) renameSync(unfinished, outdir);
    forgetOld();
  });
  return outdir;
}
