import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type IndexBody,
  manifestName,
  type PageHead,
  type PageRecord,
  type SearchManifest,
} from "../../../theme/search/engine/page-record.ts";

/**
 * The head has all that is looked for first and is small; the body, several times as big, follows while the reader
 * already looks at answers. Both hold texts, not a finished index: texts compress three times as well, and the
 * worker builds its index from them before anybody can type a second word.
 */
export function splitPages(pages: readonly PageRecord[]): { head: PageHead[]; body: IndexBody } {
  return {
    head: pages.map((page) => ({
      ...page,
      sections: page.sections.map(({ anchor, heading, rows }) => ({ anchor, heading, rows })),
    })),
    body: pages.map((page) => page.sections.map((section) => section.text)),
  };
}

/** Below `assets`, where the site's publisher lets browsers keep hashed files for good. */
function writeHashed(outDir: string, kind: string, content: unknown): string {
  const json = JSON.stringify(content);
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 12);
  const name = `assets/search/${kind}.${hash}.json`;
  writeFileSync(join(outDir, name), json);
  return name;
}

export function writeIndexFiles(outDir: string, pages: readonly PageRecord[]): void {
  const { head, body } = splitPages(pages);
  mkdirSync(join(outDir, "assets/search"), { recursive: true });
  const manifest: SearchManifest = {
    head: writeHashed(outDir, "head", head),
    body: writeHashed(outDir, "body", body),
  };
  writeFileSync(join(outDir, manifestName), JSON.stringify(manifest));
}
