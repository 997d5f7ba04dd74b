import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { bundling } from "@portal/functions/bundling/bundling.ts";
import { buildSync } from "esbuild";

/** One function each: the features with a contract, the inspection of files, the mail sender and the page for what does not exist. */
export const featureNames = [
  "account",
  "company",
  "configuration",
  "access-data",
  "occurrence",
  "certification",
  "release",
  "partner",
  "production",
  "evidence",
  "evidence-inspection",
  "mail",
  "not-found",
] as const;
export type FeatureName = (typeof featureNames)[number];

const root = resolve(import.meta.dirname, "../..");

/** At once, and only when it changed: another process may be reading or writing the same file. */
function keep(file: string, contents: Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** Builds what is deployed, all dependencies included, and returns the directory; equal sources give equal bytes. */
export function bundleFunction(feature: FeatureName): string {
  const directory = join(root, ".build", "functions", feature);
  const { outputFiles, metafile } = buildSync({
    ...bundling,
    absWorkingDir: root,
    entryPoints: [`functions/${feature}/handler.ts`],
    outfile: join(directory, "index.js"),
    sourcemap: "external",
    metafile: true,
    write: false,
  });
  mkdirSync(directory, { recursive: true });
  for (const { path, contents } of outputFiles) keep(join(directory, basename(path)), contents);
  // The repository says "module"; without this, Node would read the bundle as one wherever it runs from here.
  keep(join(directory, "package.json"), Buffer.from('{"type":"commonjs"}\n'));
  keep(join(directory, "meta.json"), Buffer.from(JSON.stringify(metafile)));
  return directory;
}
