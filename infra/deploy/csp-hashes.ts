import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../problem.ts";
import { inlineScriptHashes } from "../stacks/csp-hashes.data.ts";
import { siteObjects } from "./site-objects.ts";

const dataFile = join(import.meta.dirname, "../stacks/csp-hashes.data.ts");
const comment =
  "/** The inline scripts that the built pages carry; written by `csp-hashes.ts`, read by people. */";

/** Scripts of data types such as JSON-LD never run, so they need no permission. */
function isRun(attributes: string): boolean {
  const [, type = "module"] = /\btype=["']?([^"'\s>]+)/.exec(attributes) ?? [];
  return type === "module" || type === "text/javascript";
}

/** The security policy's hashes of the inline scripts on these pages. */
export function hashesOf(pages: Iterable<string>): string[] {
  const hashes = new Set<string>();
  for (const page of pages) {
    for (const [, attributes = "", script = ""] of page.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=/.test(attributes) || script === "" || !isRun(attributes)) continue;
      hashes.add(`sha256-${createHash("sha256").update(script).digest("base64")}`);
    }
  }
  return [...hashes].toSorted();
}

function builtHashes(): string[] {
  const pages = siteObjects().filter(({ key }) => key.endsWith(".html"));
  return hashesOf(pages.map(({ file }) => readFileSync(file, "utf8")));
}

const sourceOf = (hashes: readonly string[]) =>
  `${comment}\nexport const inlineScriptHashes: readonly string[] = ${JSON.stringify(hashes, null, 2).replace(/"\n\]/, '",\n]')};\n`;

/**
 * Holds the built pages against the policy. A script that the policy does not know is written down but not let
 * through: somebody has to see it in the diff first.
 * @throws Problem when they differ.
 */
export function checkInlineScripts(): void {
  const hashes = builtHashes();
  if (hashes.join() === inlineScriptHashes.join()) return;
  writeFileSync(dataFile, sourceOf(hashes));
  throw new Problem(
    "The pages' inline scripts changed: infra/stacks/csp-hashes.data.ts was rewritten, review it and run this again.",
  );
}
