import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Problem } from "../../problem.ts";
import { type Child, collectOutput, lastWords, startChild } from "../machine/child.ts";
import type { Closers } from "../machine/closers.ts";
import { buildFolder, root } from "../machine/project.ts";
import { exclusively } from "./exclusively.ts";
import { hashSources, type Sources } from "./source-hash.ts";

/** A part of the site that a workspace builds into a folder of its own. */
export interface SiteBuild {
  readonly name: "web" | "docs";
  readonly title: string;
  readonly sources: Sources;
  /** Where the result lies, for deployments as well. */
  readonly folder: string;
}

export const webBuild: SiteBuild = {
  name: "web",
  title: "building the portal",
  sources: { paths: ["web", "shared", "package-lock.json"] },
  folder: path.join(root, "web/dist"),
};

export const docsBuild: SiteBuild = {
  name: "docs",
  title: "building the documentation",
  sources: { paths: ["docs", "shared", "package-lock.json"], except: ["docs/papers"] },
  folder: path.join(root, "docs/build"),
};

interface Stamp {
  readonly hash: string;
  /** Of the result's page: another build since then, by hand or by a test, makes the stamp worthless. */
  readonly builtAt: number;
}

const stampFile = ({ name }: SiteBuild) => path.join(buildFolder, `${name}.stamp.json`);
const pageOf = (folder: string) => path.join(folder, "index.html");

function readStamp(build: SiteBuild): Stamp | undefined {
  if (!existsSync(stampFile(build))) return undefined;
  const stamp: Stamp = JSON.parse(readFileSync(stampFile(build), "utf8"));
  return stamp;
}

export const isBuilt = ({ folder }: SiteBuild): boolean => existsSync(pageOf(folder));

export function isUpToDate(build: SiteBuild): boolean {
  const stamp = isBuilt(build) ? readStamp(build) : undefined;
  return (
    stamp?.builtAt === statSync(pageOf(build.folder), { throwIfNoEntry: false })?.mtimeMs &&
    stamp?.hash === hashSources(build.sources)
  );
}

function writeStamp(build: SiteBuild, hash: string): void {
  const stamp: Stamp = { hash, builtAt: statSync(pageOf(build.folder)).mtimeMs };
  mkdirSync(buildFolder, { recursive: true });
  writeFileSync(stampFile(build), JSON.stringify(stamp));
}

async function runScript(
  build: SiteBuild,
  parameters: readonly string[],
  onChild: (child: Child) => void,
): Promise<void> {
  const command = ["run", "--silent", "build", "-w", `@portal/${build.name}`];
  const child = startChild("npm", [...command, ...(parameters.length > 0 ? ["--", ...parameters] : [])], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = collectOutput(child);
  onChild(child);
  if ((await child.exited) === 0) return;
  throw new Problem(`${build.title} failed; mend what it says:\n${lastWords(output())}`);
}

const swap = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true });
  mkdirSync(path.dirname(to), { recursive: true });
  renameSync(from, to);
};

/** One process at a time; whoever waited finds it built. */
async function onceUpToDate(build: SiteBuild, closers: Closers, work: () => Promise<void>): Promise<void> {
  mkdirSync(buildFolder, { recursive: true });
  await exclusively(path.join(buildFolder, `${build.name}.lock`), closers.signal, async () => {
    if (isUpToDate(build)) return;
    const hash = hashSources(build.sources);
    await work();
    writeStamp(build, hash);
  });
}

/** Built beside the old result and swapped in at once: pages never miss their files, and a failure leaves the old ones. */
export async function buildWeb(closers: Closers): Promise<void> {
  const next = path.join(buildFolder, "web-next");
  await onceUpToDate(webBuild, closers, async () => {
    await runScript(webBuild, ["--outDir", next, "--emptyOutDir"], closers.addChild);
    swap(next, webBuild.folder);
  });
}

/** Its own script builds beside the old result, as above. */
export async function buildDocs(closers: Closers, onChild: (child: Child) => void): Promise<void> {
  await onceUpToDate(docsBuild, closers, () => runScript(docsBuild, [], onChild));
}
