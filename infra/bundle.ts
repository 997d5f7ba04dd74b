import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { bundling } from "@portal/functions/bundling/bundling.ts";
import { type BuildOptions, buildSync } from "esbuild";

/** One function each: the features with a contract, the mail sender and the page for what does not exist. */
export const featureNames = [
  "account",
  "company",
  "configuration",
  "access-data",
  "occurrence",
  "mail",
  "not-found",
] as const;
export type FeatureName = (typeof featureNames)[number];

const root = resolve(import.meta.dirname, "..");

export const bundleDirectory = (feature: FeatureName) => join(root, ".build", "functions", feature);

/** For who keeps a build open and rebuilds on edits; everybody else calls `bundleFunction`. */
export const bundleOptions = (feature: FeatureName) =>
  ({
    ...bundling,
    absWorkingDir: root,
    entryPoints: [`functions/${feature}/handler.ts`],
    outfile: join(bundleDirectory(feature), "index.js"),
    sourcemap: "external",
    metafile: true,
    logLevel: "warning",
  }) as const satisfies BuildOptions;

/** Builds what is deployed, all dependencies included, and returns the directory; equal sources give equal bytes. */
export function bundleFunction(feature: FeatureName): string {
  const directory = bundleDirectory(feature);
  rmSync(directory, { recursive: true, force: true });
  const { metafile } = buildSync(bundleOptions(feature));
  // The repository says "module"; without this, Node would read the bundle as one wherever it runs from here.
  writeFileSync(join(directory, "package.json"), '{"type":"commonjs"}\n');
  writeFileSync(join(directory, "meta.json"), JSON.stringify(metafile));
  return directory;
}
