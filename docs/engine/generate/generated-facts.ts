import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SidebarsConfig } from "@docusaurus/plugin-content-docs";
import type { Locale } from "@portal/shared/locales.ts";

/**
 * What the configuration asks of generated pages. It reads files that the generator wrote: every process of a build
 * loads the configuration, and would translate the generator and all of its data to do so.
 */
export interface GeneratedSidebars {
  /** By doc set: what comes behind the sections that are written by hand. */
  readonly sections: Readonly<Record<string, Extract<SidebarsConfig[string], readonly unknown[]>>>;
  /** Of doc sets that are mostly generated. */
  readonly whole: SidebarsConfig;
}

/** By page: what it is made of, files or folders. All are paths below the repository's root. */
export type PageSources = Readonly<Record<string, readonly string[]>>;

/** Below `docs`. */
export const pageSourcesFile = "generated/page-sources.json";
export const sidebarsFile = (locale: Locale) => `generated/sidebars/${locale}.json`;

const parsed = (docs: string, file: string) => JSON.parse(readFileSync(join(docs, file), "utf8"));

export const readGeneratedSidebars = (docs: string, locale: Locale): GeneratedSidebars =>
  parsed(docs, sidebarsFile(locale));
export const readPageSources = (docs: string): PageSources => parsed(docs, pageSourcesFile);
