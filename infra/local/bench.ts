import { type Figure, fallsShort, figureTable, type Gap } from "./bench/figure.ts";
import { buildFigures, pageFigures, portalFigures, searchFigures } from "./bench/measure.ts";

/**
 * `npm run bench`: figures of what was built last, beside the bars that they have to stay under. `--docs` builds the
 * documentation twice first.
 */
const withBuild = process.argv.includes("--docs");

const gaps: readonly Gap[] = [
  { bar: "P7", what: "search beside lunr", reason: "not compared: lunr is not installed" },
  { bar: "P8", what: "LCP, CLS, TBT", reason: "not measured here" },
  {
    bar: "P9",
    what: "docs build beside the default configuration, peak memory",
    reason: "not measured here",
  },
  ...(withBuild
    ? []
    : [{ bar: "P9" as const, what: "docs build, cold and warm", reason: "not measured: add -- --docs" }]),
];

async function bench(): Promise<readonly Figure[]> {
  const builds = withBuild ? buildFigures() : [];
  return [...(await searchFigures()), ...(await pageFigures()), ...portalFigures(), ...builds];
}

try {
  const figures = await bench();
  console.log(figureTable(figures, gaps));
  process.exitCode = figures.some(fallsShort) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
