import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locale } from "../../locales.ts";

/** The documentation's catalogs, for tests: its pages import each by itself, so no list names them all. */
export function readDocsCatalogs(locale: Locale): Record<string, unknown> {
  const folder = join(__dirname, "..", locale, "docs");
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      `docs/${file.replace(".json", "")}`,
      JSON.parse(readFileSync(join(folder, file), "utf8")),
    ]),
  );
}
