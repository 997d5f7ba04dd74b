import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import { locales } from "@portal/shared/locales.ts";
import { measureSearch, searchLimits } from "../../../docs/search/figures.ts";
import { readIndex } from "../../../docs/search/read-index.ts";
import { weighPages } from "../../../web/e2e/page-weight.ts";
import { firstLoad, limitKilobytes, routes } from "../../../web/first-load.ts";
import { Problem } from "../problem.ts";
import { root } from "../project.ts";
import type { Figure } from "./figure.ts";

const docsBuild = path.join(root, "docs/build");

export async function searchFigures(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const locale of locales) {
    const index = readIndex(docsBuild, locale);
    if (!index) throw new Problem(`The documentation is not built in "${locale}": run npm run build:docs.`);
    const found = await measureSearch(locale, index);
    const figure = (what: string, value: number, unit: Figure["unit"], limit: number): Figure => ({
      bar: "P7",
      what: `search ${locale}, ${what}`,
      value,
      unit,
      limit,
    });
    figures.push(
      figure("first query at 1,000 pages", found.firstQueryKBAtFullSite, "KB", searchLimits.firstQueryKB),
      figure("whole index at 1,000 pages", found.indexKBAtFullSite, "KB", searchLimits.indexKB),
      figure("p99 of a query", found.p99Milliseconds, "ms", searchLimits.p99Milliseconds),
    );
  }
  return figures;
}

/** The home, a guide with a diagram, an operation and a field. */
const weighedPages = [
  "/",
  "/docs/e-sitef/home-quickstart/",
  "/docs/e-sitef/pagamento-rest-dopayment/",
  "/docs/manual-interface-clisitef/cep/",
];
const pageLimitKilobytes = 250;

export async function pageFigures(): Promise<Figure[]> {
  const weights = await weighPages(docsBuild, weighedPages);
  return weights.flatMap(({ page, kilobytes, aheadKilobytes }): Figure[] => [
    { bar: "P8", what: `docs ${page}`, value: kilobytes, unit: "KB", limit: pageLimitKilobytes },
    { bar: "P8", what: `docs ${page}, fetched ahead`, value: aheadKilobytes, unit: "KB" },
  ]);
}

export const portalFigures = (): Figure[] =>
  routes.map((route) => ({
    bar: "P8",
    what: `portal ${route.path}, gzip`,
    value: firstLoad(path.join(root, "web/dist"), route),
    unit: "KB",
    limit: limitKilobytes(route.path),
  }));

function secondsToBuild(): number {
  const startedAt = performance.now();
  const { status } = spawnSync("npm", ["run", "--silent", "build:docs"], { cwd: root, stdio: "ignore" });
  if (status !== 0) throw new Problem("The documentation does not build: run npm run build:docs.");
  return (performance.now() - startedAt) / 1000;
}

/** Minutes: a build without any cache, and another one right after it. */
export function buildFigures(): Figure[] {
  for (const folder of [
    "docs/build",
    "docs/.docusaurus",
    "docs/node_modules/.cache",
    "node_modules/.cache",
  ]) {
    rmSync(path.join(root, folder), { recursive: true, force: true });
  }
  const cold = secondsToBuild();
  const warm = secondsToBuild();
  return [
    { bar: "P9", what: "docs build, cold", value: cold, unit: "s" },
    { bar: "P9", what: "docs build, warm", value: warm, unit: "s" },
    { bar: "P9", what: "docs build, warm / cold", value: warm / cold, unit: "x", limit: 0.7 },
  ];
}
