import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundling } from "@portal/functions/bundling/bundling.ts";
import { entryOf, type FeatureName, featureNames } from "@portal/shared/features.ts";
import { build } from "esbuild";
import { messageOf, Problem } from "../../problem.ts";
import { buildFolder, root } from "../machine/project.ts";

/** Folders of bundles by feature. */
export type LiveBundles = ReadonlyMap<string, string>;

function keep(feature: FeatureName, code: string): string {
  // Named by content: a function whose code is the same stays in its folder, and so stays warm.
  const name = createHash("sha256").update(code).digest("hex").slice(0, 16);
  const folder = path.join(buildFolder, "live", `${feature}-${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "index.js"), code);
  writeFileSync(path.join(folder, "package.json"), '{"type":"commonjs"}\n');
  return folder;
}

/** Bundles every function as a deployment would, a few seconds faster than a whole synthesis. */
export async function bundleLive(): Promise<LiveBundles> {
  try {
    const { outputFiles } = await build({
      ...bundling,
      absWorkingDir: root,
      entryPoints: featureNames.map((name) => ({ in: entryOf(name), out: name })),
      outdir: "bundles",
      write: false,
      logLevel: "silent",
    });
    const codes = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file, ".js"), text]));
    return new Map(featureNames.map((feature) => [feature, keep(feature, codes.get(feature) ?? "")]));
  } catch (error) {
    throw new Problem(`The functions do not build, the last good ones go on running: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
