import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const inlineScript = /<script(?![^>]*\ssrc[\s=])([^>]*)>([\s\S]*?)<\/script>/gi;

/** Blocks that the browser never runs, such as structured data, need no permission. */
const isData = (attributes: string) => /\stype=["']?application\/(?:ld\+)?json/i.test(attributes);

/** The source expressions, such as `'sha256-…'`, of every inline script in one HTML text. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(inlineScript)]
    .filter(([, attributes = ""]) => !isData(attributes))
    .map(([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}

/**
 * What `script-src` must name so that the built documentation works under a policy without 'unsafe-inline'.
 * Sorted, so that equal builds give equal policies. Throws when the folder holds no HTML: an empty list would
 * publish a policy that breaks every page.
 */
export async function builtScriptHashes(buildDir: string): Promise<string[]> {
  const files = await readdir(buildDir, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  if (pages.length === 0) throw new Error(`No built documentation in ${buildDir}; run its build first.`);
  const hashes = await Promise.all(
    pages.map(async (page) => inlineScriptHashes(await readFile(join(buildDir, page), "utf8"))),
  );
  return [...new Set(hashes.flat())].sort();
}
