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
import { generateReference } from "../../../docs/generate/generate.ts";
import { Problem } from "../../problem.ts";
import { collectOutput, lastWords, startChild } from "../machine/child.ts";
import { root } from "../machine/project.ts";
import { type DocsVariant, sampleSidebars, spread } from "./docs-sample.ts";
import type { Bench, Figure } from "./figure.ts";
import { followMemory } from "./process-tree.ts";

/** With LONG=1 all pages are the sample. */
const sampleSize = process.env.LONG ? Number.POSITIVE_INFINITY : 200;
const limits = { warmToCold: 0.7, peakGB: 4, toDefault: 0.25 };
/** A build takes every processor for a minute and is slowed by anything else, so the faster of two counts. */
const rounds = [1, 2] as const;

/** Folders that a clean clone does not have: results of builds and of npm. */
const madeByBuilds = new Set(["build", ".docusaurus", "node_modules"]);

/** What `create-docusaurus` writes into a new site; without it Babel would rewrite everything for browsers of 2011. */
const templateBrowsers = [">0.5%", "not dead", "not op_mini all"];

/** Text of a module that takes the copy's own one and changes it. */
const wrapper = (own: string, change: string, second: unknown) =>
  [
    `import { ${change} } from ${JSON.stringify(path.join(import.meta.dirname, "docs-sample.ts"))};`,
    `import own from "${own}";`,
    `export default ${change}(own, ${JSON.stringify(second)});\n`,
  ].join("\n");

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

function applyVariant(docs: string, variant: DocsVariant): void {
  renameSync(path.join(docs, "docusaurus.config.ts"), path.join(docs, "docusaurus.config.own.ts"));
  writeFileSync(
    path.join(docs, "docusaurus.config.ts"),
    wrapper("./docusaurus.config.own.ts", "variantConfig", variant),
  );
  if (variant.untuned) {
    const file = path.join(docs, "package.json");
    const own: object = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...own, browserslist: templateBrowsers }));
  }
  if (!variant.pages) return;
  writeFileSync(path.join(docs, sampleSidebars), wrapper("./sidebars.ts", "variantSidebars", variant.pages));
}

const pagesOf = (docs: string): string[] =>
  readdirSync(path.join(docs, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.mdx?$/.test(file))
    .toSorted();

interface Built {
  readonly seconds: number;
  readonly peakGB: number;
}

const commands = {
  /** Its own script, which generates the reference first. */
  own: ["tsx", "site/build-site.ts"],
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

async function ownFigures(bench: Bench): Promise<Figure[]> {
  const cold: Built[] = [];
  const warm: Built[] = [];
  let all = "";
  for (const round of rounds) {
    const docs = copyDocs(bench);
    all = `all ${pagesOf(docs).length} pages x ${locales.length} locales`;
    cold.push(await bench.terminal.step(`building ${all}, cold (${round})`, () => build(docs, bench)));
    warm.push(await bench.terminal.step(`building ${all}, warm (${round})`, () => build(docs, bench)));
  }
  return [
    figure(`${all}, cold`, fastest(cold), "s"),
    figure(`${all}, warm`, fastest(warm), "s"),
    figure("warm / cold", fastest(warm) / fastest(cold), "x", limits.warmToCold),
    figure("peak memory of all its processes", highestPeak([...cold, ...warm]), "GB", limits.peakGB),
  ];
}

async function comparedFigures(bench: Bench): Promise<Figure[]> {
  let sample = "";
  const buildSample = (untuned: boolean, name: string) => {
    const docs = copyDocs(bench);
    const pages = spread(pagesOf(docs), sampleSize);
    sample = `${pages.length} pages x ${locales.length} locales, cold`;
    applyVariant(docs, { untuned, pages });
    return bench.terminal.step(`building ${sample}, ${name}`, () =>
      build(docs, bench, untuned ? "docusaurus" : "own"),
    );
  };
  const ours: Built[] = [];
  const untuned: Built[] = [];
  for (const round of rounds) {
    ours.push(await buildSample(false, `ours (${round})`));
    untuned.push(await buildSample(true, `Docusaurus' defaults (${round})`));
  }
  return [
    figure(`${sample}, ours`, fastest(ours), "s"),
    figure(`${sample}, Docusaurus' defaults`, fastest(untuned), "s"),
    figure(`${sample}, ours / defaults`, fastest(ours) / fastest(untuned), "x", limits.toDefault),
    figure("peak memory with the defaults", highestPeak(untuned), "GB"),
  ];
}

/** Minutes: without any cache, again right after it, and a sample of the pages with and without our tuning. */
export async function docsBuildFigures(bench: Bench): Promise<Figure[]> {
  return [...(await ownFigures(bench)), ...(await comparedFigures(bench))];
}
