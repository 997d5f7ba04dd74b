import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundling } from "@portal/functions/bundling/bundling.ts";
import { entryOf, type FeatureName, featureNames } from "@portal/shared/features.ts";
import { testSettings } from "@portal/shared/settings/settings.ts";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { Problem } from "../../problem.ts";
import { root } from "../machine/project.ts";
import { type Bench, type Figure, median } from "./figure.ts";

/** Half of what the same handler takes to load, built as most would build it. */
const limit = 0.5;
const largestKilobytes = 320;
export const coldStarts = 21;

/** The whole of zod, as its own manual imports it. */
const usualZod: Plugin = {
  name: "usual-zod",
  setup(bundler) {
    bundler.onLoad({ filter: /\/(?:functions|shared)\/(?!.*node_modules).*\.ts$/ }, ({ path: file }) => ({
      contents: readFileSync(file, "utf8").replaceAll(
        'import * as z from "zod/mini"',
        'import { z } from "zod/mini"',
      ),
      loader: "ts",
    }));
  },
};

const usual: BuildOptions = {
  bundle: true,
  platform: "node",
  loader: { ".css": "text" },
  plugins: [usualZod],
};

const bundleAll = (folder: string, options: BuildOptions) =>
  build({
    ...options,
    absWorkingDir: root,
    entryPoints: featureNames.map((name) => ({ in: entryOf(name), out: name })),
    outdir: folder,
    outExtension: { ".js": ".cjs" },
    logLevel: "error",
  });

const environment = {
  ...testSettings,
  AWS_REGION: "sa-east-1",
  AWS_ACCESS_KEY_ID: "bench",
  AWS_SECRET_ACCESS_KEY: "bench",
};

/** Milliseconds that a process of its own takes to load a function. */
function loadMs(file: string): number {
  const script = `const start = performance.now(); require(${JSON.stringify(file)}); console.log(performance.now() - start);`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["-e", script], {
    encoding: "utf8",
    env: environment,
  });
  if (status !== 0) throw new Problem(`${file} does not load:\n${stderr}`);
  return Number(stdout);
}

interface Start {
  readonly feature: FeatureName;
  readonly ours: number;
  readonly peer: number;
  readonly ratio: number;
}

/** Both in turn, so that what else the machine does falls on both. */
function measured(feature: FeatureName, ours: string, peer: string): Start {
  const pairs = Array.from({ length: coldStarts }, () => ({
    ours: loadMs(path.join(ours, `${feature}.cjs`)),
    peer: loadMs(path.join(peer, `${feature}.cjs`)),
  }));
  return {
    feature,
    ours: median(pairs.map((pair) => pair.ours)),
    peer: median(pairs.map((pair) => pair.peer)),
    ratio: median(pairs.map((pair) => pair.ours / pair.peer)),
  };
}

/** The slowest function to load beside the same handler with zod's usual import and esbuild's defaults; and the largest. */
export async function coldStartFigures({ closers }: Bench): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-cold-start-"));
  closers.add(() => rmSync(folder, { recursive: true, force: true }));
  const [ours, peer] = [path.join(folder, "ours"), path.join(folder, "peer")];
  await bundleAll(ours, bundling);
  await bundleAll(peer, usual);
  const sizeOf = (feature: FeatureName) => statSync(path.join(ours, `${feature}.cjs`)).size / 1000;
  const largest = featureNames.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const first = largest[0] ?? "account";
  // Loading takes time with size: the slowest is among the largest.
  const starts = largest.slice(0, 5).map((feature) => measured(feature, ours, peer));
  const [slowest] = starts.toSorted((one, other) => other.ours - one.ours);
  if (!slowest) throw new Problem("There is no function.");
  const worst = Math.max(...starts.map(({ ratio }) => ratio));
  const bar = "functions";
  return [
    { bar, what: `largest bundle, ${first}`, value: sizeOf(first), unit: "KB", limit: largestKilobytes },
    { bar, what: `slowest init, ${slowest.feature}`, value: slowest.ours, unit: "ms" },
    { bar, what: `slowest init, ${slowest.feature}, peer`, value: slowest.peer, unit: "ms" },
    { bar, what: `slowest init, ${slowest.feature}, ours / peer`, value: slowest.ratio, unit: "x", limit },
    { bar, what: "worst ratio of the five largest", value: worst, unit: "x", limit },
  ];
}
