import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { bundling } from "@portal/functions/bundling/bundling.ts";
import { entryOf, type FeatureName } from "@portal/shared/features.ts";
import { type SettingName, settingNames } from "@portal/shared/settings/settings.ts";
import { build as bundle } from "esbuild";

const root = resolve(import.meta.dirname, "../..");

/** Written atomically, and only when the content changed: another process may be reading or writing the same file. */
function keep(file: string, contents: Uint8Array): void {
  if (existsSync(file) && readFileSync(file).equals(contents)) return;
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, contents);
  renameSync(draft, file);
}

/** Directories of bundles by feature. */
export type Bundles = ReadonlyMap<FeatureName, string>;

const folder = join(root, ".build", "functions");
export const directoryOf = (feature: FeatureName): string => join(folder, feature);

/** Functions have most of their sources in common, so all are built at once: a third of the time of one after another. */
const build = (features: readonly FeatureName[]) =>
  bundle({
    ...bundling,
    absWorkingDir: root,
    entryPoints: features.map((name) => ({ in: entryOf(name), out: `${name}/index` })),
    outdir: folder,
    sourcemap: "external",
    metafile: true,
    write: false,
  });

/** Builds what is deployed, all dependencies included; equal sources give equal bytes. */
export async function bundleFunctions(features: readonly FeatureName[]): Promise<Bundles> {
  const { outputFiles, metafile } = await build(features);
  const bundles = new Map(features.map((feature) => [feature, directoryOf(feature)]));
  for (const directory of bundles.values()) {
    mkdirSync(directory, { recursive: true });
    // The repository says "module"; without this, Node would read the bundle as one wherever it runs from here.
    keep(join(directory, "package.json"), Buffer.from('{"type":"commonjs"}\n'));
    const output = metafile.outputs[relative(root, join(directory, "index.js"))];
    keep(join(directory, "meta.json"), Buffer.from(JSON.stringify(output)));
  }
  for (const { path, contents } of outputFiles) keep(path, contents);
  return bundles;
}

/** The settings that the code of a bundle names; what nothing reaches, the bundler has left out. */
export function settingsReadBy(directory: string): SettingName[] {
  const code = readFileSync(join(directory, "index.js"), "utf8");
  return settingNames.filter((name) => code.includes(`"${name}"`));
}
