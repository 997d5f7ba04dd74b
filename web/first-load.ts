import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Locale, locales } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { pageModules, wordsOfPage } from "./build/page-words.ts";
import { shellWords } from "./src/lib/text/shell-words.ts";

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Entry>>;

/** Where people arrive: from the documentation, from signing in, from a mail. */
const landingPages: readonly PortalPath[] = [
  "/onboarding",
  "/onboarding/dashboard",
  "/form",
  "/onboarding/access-data",
  "/onboarding/bo/dashboard",
];

/** Pages that are one large form from the start: the form library is their first need. */
const formPages: readonly PortalPath[] = [
  "/company",
  "/onboarding/configuration",
  "/anti-fraud/OperationProfile",
  "/anti-fraud/IntegrationType",
  "/anti-fraud/AnalysisModel",
  "/anti-fraud/RiskManagement",
  "/anti-fraud/TechnicalInfo",
];

/** Reviews of support: a form as large, with what was sent, its files and the notes of two people beside it. */
const reviewPages: readonly PortalPath[] = [
  "/onboarding/bo/configurationOccurrence",
  "/onboarding/bo/certificationOccurrence",
  "/anti-fraud/occurrence-configuration",
  "/anti-fraud/occurrence-certification",
];

/**
 * What we want a page to need. React, its DOM and the router are 96 of it on every page, zod and the query client
 * another 30: none of them gets smaller by moving our own code about, so a page may pass its goal a little.
 */
const goalKilobytes = (page: PortalPath): number => {
  if (page === "/login") return 275;
  if (landingPages.includes(page)) return 160;
  // One click further: what a page needs only later, such as a dialog's form, still comes later.
  return [...formPages, ...reviewPages].includes(page) ? 192 : 185;
};

/** What is refused: a twentieth above the goal, so that nobody rearranges chunks for the sake of one sentence. */
export const limitKilobytes = (page: PortalPath): number => Math.floor(goalKilobytes(page) * 1.05);

const manifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, "portal-assets/manifest.json"), "utf8"));

/** Everything the browser fetches before a module can run. */
function withImports(entries: Manifest, key: string, into = new Set<string>()): Set<string> {
  const entry = entries[key];
  if (!entry) throw new Error(`The build has no ${key}.`);
  if (into.has(entry.file)) return into;
  into.add(entry.file);
  for (const child of entry.imports ?? []) withImports(entries, child, into);
  return into;
}

const kilobytes = (dist: string, file: string): number =>
  gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024;

/** The module that a page's code starts from. */
export function moduleOf(page: PortalPath): string {
  const found = pageModules().find(({ path: address }) => address === page);
  if (!found) throw new Error(`No route leads to ${page}.`);
  return found.module;
}

/** Compressed JavaScript and words that a page needs before it shows anything; `dist` holds the built portal. */
export function firstLoad(dist: string, page: PortalPath): number {
  const entries = manifest(dist);
  const module = moduleOf(page);
  const keys = ["index.html", `src/${module}`];
  if (page === "/login") keys.push("src/lib/session/amplify.ts");
  const files = new Set(keys.flatMap((key) => [...withImports(entries, key)]));
  const code = [...files].reduce((sum, file) => sum + kilobytes(dist, file), 0);
  const catalog = (locale: Locale, part: string) => {
    const key = `../shared/messages/${locale}/${part}.json`;
    const entry = entries[key];
    if (!entry)
      throw new Error(`The build has no ${key}: it is older than the words. Build the portal again.`);
    return kilobytes(dist, entry.file);
  };
  // The largest language counts.
  const catalogs = locales.map((locale) =>
    [...shellWords, ...wordsOfPage(module)].reduce((sum, part) => sum + catalog(locale, part), 0),
  );
  return code + Math.max(...catalogs);
}
