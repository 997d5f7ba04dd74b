import { createHash } from "node:crypto";
import { frontMatterValue } from "../../generate/front-matter.ts";
import { withTitle } from "../../generate/page-title.ts";
import type { WrittenPage } from "../page/written-page.ts";

export const sourceHashName = "source_hash";

/** Long enough that two versions of a page never share it by chance; line breaks and blanks do not count. */
export const sourceHash = (source: string): string =>
  createHash("sha256").update(source.replace(/\s+/g, " ").trim()).digest("hex").slice(0, 12);

/** A translation says which version of its source it was made from. */
export function stale(translation: WrittenPage, source: WrittenPage): string[] {
  const made = frontMatterValue(translation.content, sourceHashName);
  if (made === sourceHash(withTitle(source.file, source.content))) return [];
  const problem = made ? `${source.file} has changed since` : `no ${sourceHashName}`;
  return [
    `${translation.file}: ${problem}. Update it, then: npm run docs:translated -- docs/${translation.file}`,
  ];
}
