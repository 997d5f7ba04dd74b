import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Locale, type Localized, localeDetails } from "@portal/shared/locales.ts";
import { getDocSetName } from "../../data/doc-sets/doc-set-names.data.ts";
import { formerAddresses } from "../../data/former-addresses.data.ts";
import { inventory } from "../../data/inventory.data.ts";
import { fields, movedFields } from "../../data/manual-interface-clisitef/fields.ts";
import { libraryNames } from "../../data/manual-interface-clisitef/library-names.data.ts";
import { frameWords } from "../../words/frame.ts";

const fieldSet = "manual-interface-clisitef";
const words = frameWords.moved;

/** Addresses that are no page any more, or were never written, and where each leads. Both below `/docs/`. */
export const movedAddresses: ReadonlyMap<string, string> = new Map([
  ...[...movedFields].map(([slug, place]) => [`${fieldSet}/${slug}`, `${fieldSet}/${place}`] as const),
  ...Object.entries(formerAddresses).flatMap(([docSet, moves]) =>
    Object.entries(moves).map(
      ([slug, place]) => [`${docSet}/${slug}`, place.includes("/") ? place : `${docSet}/${place}`] as const,
    ),
  ),
]);

/** What the address was called, where its own entry is still there to say so. */
const titles: ReadonlyMap<string, Localized | undefined> = new Map([
  ...inventory.flatMap(({ id, pages }) => pages.map(({ slug, title }) => [`${id}/${slug}`, title] as const)),
  ...[...fields, ...libraryNames].map(({ slug, title }) => [`${fieldSet}/${slug}`, title] as const),
]);

function titleOf(address: string, locale: Locale): string {
  const title = titles.get(address) ?? (address.startsWith(fieldSet) ? words.title : undefined);
  return (title ?? getDocSetName(address.slice(0, address.indexOf("/"))))[locale];
}

/**
 * A page for a browser to leave again. Its policy forbids inline scripts, so the head says where to go, and the link is for whom
 * nothing leads on.
 */
function html(title: string, target: string, locale: Locale): string {
  return [
    "<!doctype html>",
    `<html lang="${localeDetails[locale].htmlLang}">`,
    "<head>",
    '<meta charset="utf-8">',
    `<title>${title}</title>`,
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${target.split("#")[0]}">`,
    `<meta http-equiv="refresh" content="0; url=${target}">`,
    "</head>",
    `<body><p><a href="${target}">${words.link[locale].replace("%title%", title)}</a></p></body>`,
    "</html>",
    "",
  ].join("\n");
}

/** Addresses that readers keep, as pages and as Markdown. Paths below the locale's build folder. */
export function movedPages(locale: Locale): ReadonlyMap<string, string> {
  return new Map(
    [...movedAddresses].flatMap(([address, place]) => {
      const title = titleOf(address, locale);
      const target = `${localeDetails[locale].prefix}/docs/${place}`;
      return [
        [`docs/${address}/index.html`, html(title, target, locale)],
        [`docs/${address}.md`, `[${words.link[locale].replace("%title%", title)}](${target})\n`],
      ] as const;
    }),
  );
}

export function writeMovedPages(outDir: string, locale: Locale): void {
  for (const [path, content] of movedPages(locale)) {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
