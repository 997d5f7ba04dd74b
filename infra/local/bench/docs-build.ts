import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { locales } from "@portal/shared/locales.ts";
import { generateReference } from "../../../docs/engine/generate/generate.ts";
import { Problem } from "../../problem.ts";
import { collectOutput, lastWords, startChild } from "../machine/child.ts";
import { root } from "../machine/project.ts";
import type { Bench, Figure } from "./figure.ts";
import { followMemory } from "./process-tree.ts";

const limits = { warmToCold: 0.7, peakGB: 4, toDefault: 0.25 };
/** A build takes every processor for a minute and is slowed by anything else, so the faster of two counts. */
const rounds = [1, 2] as const;

/** Folders that a clean clone does not have: results of builds and of npm. */
const madeByBuilds = new Set(["build", ".docusaurus", "node_modules"]);

/** What `create-docusaurus` writes into a new site; without it Babel would rewrite everything for browsers of 2011. */
const templateBrowsers = [">0.5%", "not dead", "not op_mini all"];

/**
 * The documentation's sources in a folder that has never been built, so that neither the caches nor the build that is
 * served are touched; the rest of the repository is linked.
 */
function copyDocs({ closers }: Bench): string {
  const directory = mkdtempSync(path.join(tmpdir(), "portal-docs-bench-"));
  closers.add(() => rmSync(directory, { recursive: true, force: true }));
  const docs = path.join(directory, "docs");
  cpSync(path.join(root, "docs"), docs, {
    recursive: true,
    filter: (source) => !madeByBuilds.has(path.relative(path.join(root, "docs"), source)),
  });
  for (const name of ["shared", "node_modules", "package.json", "tsconfig.json", ".git"]) {
    if (existsSync(path.join(root, name))) symlinkSync(path.join(root, name), path.join(directory, name));
  }
  generateReference(docs);
  return docs;
}

/** Makes the copy's configuration that of Docusaurus' defaults, for the browsers of its template. */
function untune(docs: string): void {
  renameSync(path.join(docs, "docusaurus.config.ts"), path.join(docs, "docusaurus.config.own.ts"));
  const from = (file: string) => JSON.stringify(path.join(import.meta.dirname, file));
  writeFileSync(
    path.join(docs, "docusaurus.config.ts"),
    `import { untunedConfig } from ${from("docs-defaults.ts")};
import own from "./docusaurus.config.own.ts";
export default untunedConfig(own);
`,
  );
  const file = path.join(docs, "package.json");
  const own: object = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...own, browserslist: templateBrowsers }));
}

const countPages = (docs: string): number =>
  readdirSync(path.join(docs, "content"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.mdx?$/.test(file),
  ).length;

interface Built {
  readonly seconds: number;
  readonly peakGB: number;
}

const commands = {
  /** Its own script, which generates the reference first. */
  own: ["tsx", "engine/site/build-site.ts"],
  /** As its documentation says to build: every locale, for the browsers of the package file. */
  docusaurus: ["docusaurus", "build"],
} as const;

async function build(
  docs: string,
  { closers }: Bench,
  command: keyof typeof commands = "own",
): Promise<Built> {
  const startedAt = performance.now();
  const [program, ...given] = commands[command];
  const child = startChild(path.join(root, "node_modules/.bin", program), given, {
    cwd: docs,
    stdio: ["ignore", "pipe", "pipe"],
  });
  closers.addChild(child);
  const output = collectOutput(child);
  const stopFollowing = followMemory(child.process.pid ?? 0);
  const code = await child.exited;
  const peakBytes = stopFollowing();
  if (code !== 0) throw new Problem(`The documentation does not build:\n${lastWords(output())}`);
  return { seconds: (performance.now() - startedAt) / 1000, peakGB: peakBytes / 1024 ** 3 };
}

const figure = (what: string, value: number, unit: Figure["unit"], limit?: number): Figure => ({
  bar: "build",
  what: `docs build, ${what}`,
  value,
  unit,
  limit,
});

const fastest = (builds: readonly Built[]) => Math.min(...builds.map(({ seconds }) => seconds));
const highestPeak = (builds: readonly Built[]) => Math.max(...builds.map(({ peakGB }) => peakGB));

/** Minutes: all pages without any cache, again right after it, and without our tuning. */
export async function docsBuildFigures(bench: Bench): Promise<Figure[]> {
  const cold: Built[] = [];
  const warm: Built[] = [];
  const untuned: Built[] = [];
  let all = "";
  for (const round of rounds) {
    const step = (how: string, docs: string, command?: keyof typeof commands) =>
      bench.terminal.step(`building ${all}, ${how} (${round})`, () => build(docs, bench, command));
    const docs = copyDocs(bench);
    all = `${countPages(docs)} pages x ${locales.length} locales`;
    cold.push(await step("cold", docs));
    warm.push(await step("warm", docs));
    const defaults = copyDocs(bench);
    untune(defaults);
    untuned.push(await step("cold, Docusaurus' defaults", defaults, "docusaurus"));
  }
  return [
    figure(`${all}, cold`, fastest(cold), "s"),
    figure(`${all}, warm`, fastest(warm), "s"),
    figure("warm / cold", fastest(warm) / fastest(cold), "x", limits.warmToCold),
    figure("peak memory of all its processes", highestPeak([...cold, ...warm]), "GB", limits.peakGB),
    figure(`${all}, cold, Docusaurus' defaults`, fastest(untuned), "s"),
    figure("cold / Docusaurus' defaults", fastest(cold) / fastest(untuned), "x", limits.toDefault),
    figure("peak memory with the defaults", highestPeak(untuned), "GB"),
  ];
}
