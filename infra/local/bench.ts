import { parseArgs } from "node:util";
import { messageOf, Problem } from "../problem.ts";
import { algoliaFigures, algoliaGap } from "./bench/algolia-peer.ts";
import { coldStartFigures, coldStarts } from "./bench/cold-start.ts";
import { docsBuildFigures } from "./bench/docs-build.ts";
import { type Bench, type Figure, fallsShort, figureTable, type Gap } from "./bench/figure.ts";
import { findBuilds, paintFigures, searchFigures, weightFigures } from "./bench/measure.ts";
import { sandboxFigures, sandboxRounds } from "./bench/sandbox.ts";
import { type Closers, createClosers } from "./machine/closers.ts";
import { createTerminal } from "./machine/terminal.ts";

const help = `npm run bench -- [options]

Measures what was built last (npm run build:docs, npm run build:web) against the project's bars: search beside lunr,
and what pages weigh. Fails while a bar is missed.

  --lighthouse   LCP, CLS and TBT of the built pages as well; about three minutes
  --docs         builds the documentation in copies: cold, warm, memory, beside Docusaurus' defaults; a quarter of an
                 hour
  --sandbox      starts the product and calls its sandbox, beside a call that does nothing and the table asked
                 directly; a minute
  --functions    what functions weigh and take to load, beside the same handlers with usual imports; two minutes
  --all          everything
  --help`;

function parse() {
  const flag = { type: "boolean", default: false } as const;
  try {
    return parseArgs({
      options: { lighthouse: flag, docs: flag, sandbox: flag, functions: flag, all: flag, help: flag },
    }).values;
  } catch (error) {
    throw new Problem(`${messageOf(error)}\n\n${help}`, { cause: error });
  }
}

const paintGap: Gap = {
  bar: "paint",
  what: "LCP, CLS, TBT by Lighthouse",
  reason: "not measured: add -- --lighthouse",
};
const buildGap: Gap = {
  bar: "build",
  what: "docs build: warm / cold, peak memory, beside Docusaurus' defaults",
  reason: "not measured: add -- --docs",
};

const sandboxGap: Gap = {
  bar: "sandbox",
  what: "creating and paying a sale / its floor",
  reason: "not measured: add -- --sandbox",
};

const functionsGap: Gap = {
  bar: "functions",
  what: "slowest init / the same handler with usual imports",
  reason: "not measured: add -- --functions",
};

const notes = `
lunr 2.3.9: an index of the same pages, sections and table rows with our stemmer and stop words, loaded whole; without
  the titles and texts of the hits, and asked without misspellings or synonyms. Both answer every state that the
  questions of the search's test pass through while typed, on pages grown to 1,000; the fastest of three counts.
Lighthouse: desktop preset with its simulated throttling, Chromium, the local CDN with the template's headers.
Docusaurus' defaults: the same pages and theme, built by \`docusaurus build\` for the browsers of its template, without
  future flags and without our plugins; diagrams stay code. Of two builds of each kind the faster counts. Memory:
  resident pages of the whole process tree, every 200 ms.
Sandbox: 8 connections through the whole local stack, the database's file in memory where there is /dev/shm. A floor is
  an empty call, which the same function answers without the table, and the same read and transaction asked of the
  engine directly, by the client that functions use. Medians of ${sandboxRounds} rounds, and of their ratios.
Functions: loaded in a process of their own, in turn with the same handler of \`import { z }\` and esbuild's defaults;
  medians of ${coldStarts} starts, and of their ratios.`;

const terminal = createTerminal();
let opened: Closers | undefined;

/** Runs measurements one after the other, so that what one has opened does not disturb the next. */
async function measure<T>(work: (bench: Bench) => Promise<T>): Promise<T> {
  const closers = createClosers((error) => terminal.line(`While stopping: ${messageOf(error)}`));
  opened = closers;
  try {
    return await work({ terminal, closers });
  } finally {
    await closers.close();
  }
}

interface BenchParts {
  readonly lighthouse: boolean;
  readonly docs: boolean;
  readonly sandbox: boolean;
  readonly functions: boolean;
}

async function bench({ lighthouse, docs, sandbox, functions }: BenchParts): Promise<void> {
  const builds = findBuilds();
  const figures: Figure[] = [
    ...(await terminal.step("searching, and the same with lunr", () => searchFigures(builds))),
    ...(await algoliaFigures()),
    ...(await terminal.step("weighing pages", () => measure((run) => weightFigures(run, builds)))),
    ...(lighthouse
      ? await terminal.step("running Lighthouse", () => measure((run) => paintFigures(run, builds)))
      : []),
    ...(docs ? await measure(docsBuildFigures) : []),
    ...(sandbox ? await measure(sandboxFigures) : []),
    ...(functions
      ? await terminal.step("loading functions", () => measure((run) => coldStartFigures(run)))
      : []),
  ];
  const gaps = [
    ...(algoliaGap ? [algoliaGap] : []),
    ...(lighthouse ? [] : [paintGap]),
    ...(docs ? [] : [buildGap]),
    ...(sandbox ? [] : [sandboxGap]),
    ...(functions ? [] : [functionsGap]),
  ];
  console.log(figureTable(figures, gaps));
  console.log(notes);
  process.exitCode = figures.some(fallsShort) ? 1 : 0;
}

async function stop(): Promise<void> {
  await opened?.close();
  process.exit(1);
}
process.on("SIGINT", () => void stop()).on("SIGTERM", () => void stop());

try {
  const { help: isHelp, all, ...parts } = parse();
  const everything = { lighthouse: true, docs: true, sandbox: true, functions: true };
  if (isHelp) console.log(help);
  else await bench(all ? everything : parts);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
