import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { fields, movedFields } from "../../data/manual-interface-clisitef/fields.ts";
import { libraryNames } from "../../data/manual-interface-clisitef/library-names.data.ts";
import { frameWords } from "../../words/frame.ts";

const docSet = "/docs/manual-interface-clisitef";
const words = frameWords.moved;

/** What the address was called, where its own entry is still there to say so. */
const titles = new Map([...fields, ...libraryNames].map(({ slug, title }) => [slug, title]));

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

/** Addresses that readers keep of fields that are rows now, as pages and as Markdown. Paths below the locale's build folder. */
export function movedPages(locale: Locale): ReadonlyMap<string, string> {
  const base = `${localeDetails[locale].prefix}${docSet}`;
  const folder = docSet.slice(1);
  return new Map(
    [...movedFields].flatMap(([slug, place]) => {
      const title = titles.get(slug)?.[locale] ?? words.title[locale];
      const target = `${base}/${place}`;
      return [
        [`${folder}/${slug}/index.html`, html(title, target, locale)],
        [`${folder}/${slug}.md`, `[${words.link[locale].replace("%title%", title)}](${target})\n`],
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
