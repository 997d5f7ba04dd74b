import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { withFrontMatterValue } from "../generate/front-matter.ts";
import { withTitle } from "../generate/page-title.ts";
import { sourceOf } from "./read-pages.ts";
import { sourceHash, sourceHashName } from "./translation/source-hash.ts";

/** `npm run docs:translated -- <files>`: says that these translations now match their sources. */
const root = join(__dirname, "../..");
// npm runs a workspace's script in the workspace; the names were typed where the person is.
const typedFrom = process.env["INIT_CWD"] ?? process.cwd();

function markTranslated(typed: string): void {
  const file = resolve(typedFrom, typed);
  const source = sourceOf(relative(root, file).replaceAll("\\", "/"));
  if (!source) throw new Error(`"${typed}" is not a translated page.`);
  const hash = sourceHash(withTitle(source, readFileSync(join(root, source), "utf8")));
  writeFileSync(file, withFrontMatterValue(readFileSync(file, "utf8"), sourceHashName, hash));
  console.log(`${typed}: ${hash}`);
}

for (const file of process.argv.slice(2)) markTranslated(file);
