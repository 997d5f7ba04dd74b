import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import {
  type IndexBody,
  manifestName,
  type PageHead,
  type SearchManifest,
} from "../../../theme/search/engine/page-record.ts";

export interface BuiltIndex {
  readonly headFile: string;
  readonly bodyFile: string;
  readonly head: readonly PageHead[];
  readonly body: IndexBody;
}

/** The very files that readers get; absent until the documentation has been built. */
export function readIndex(buildDir: string, locale: Locale): BuiltIndex | undefined {
  const outDir = join(buildDir, localeDetails[locale].prefix);
  const manifest = join(outDir, manifestName);
  if (!existsSync(manifest)) return undefined;
  const names: SearchManifest = JSON.parse(readFileSync(manifest, "utf8"));
  const headFile = join(outDir, names.head);
  const bodyFile = join(outDir, names.body);
  const head: PageHead[] = JSON.parse(readFileSync(headFile, "utf8"));
  const body: IndexBody = JSON.parse(readFileSync(bodyFile, "utf8"));
  return { headFile, bodyFile, head, body };
}
