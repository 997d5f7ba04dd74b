import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { bundling } from "@portal/functions/bundling/bundling.ts";
import type { FeatureName } from "@portal/shared/features.ts";
import { type SettingName, settingNames } from "@portal/shared/settings.ts";
import { buildSync } from "esbuild";

const root = resolve(import.meta.dirname, "../..");

/** Written atomically, and only when the content changed: another process may be reading or writing the same file. */
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

/** The settings that the code of a bundle names; what nothing reaches, the bundler has left out. */
export function settingsReadBy(directory: string): SettingName[] {
  const code = readFileSync(join(directory, "index.js"), "utf8");
  return settingNames.filter((name) => code.includes(`"${name}"`));
}
