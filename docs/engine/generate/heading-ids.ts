import { existsSync, readFileSync } from "node:fs";
import { defaultLocale, locales } from "@portal/shared/locales.ts";
import { contentFolder } from "./generated-page.ts";

const pagesFolder = (locale: string) =>
  locale === defaultLocale ? "theme/pages" : `i18n/${locale}/docusaurus-plugin-content-pages`;

const fence = /^\s*(?:```|~~~)/;
const headingLine = /^#{2,6} (.+?)(?: \{\/\* #([\w-]+) \*\/\})?$/;

/** Every heading of a page, with the id that it gives itself. */
function headingsOf(lines: readonly string[]): { at: number; text: string; id?: string }[] {
  let inCode = false;
  return lines.flatMap((line, at) => {
    if (fence.test(line)) inCode = !inCode;
    const [, text, id] = (!inCode && headingLine.exec(line)) || [];
    return text === undefined ? [] : [{ at, text, ...(id !== undefined && { id }) }];
  });
}

/** In letters that every address keeps as they are. */
const asciiOf = (text: string) =>
  text
    .replaceAll(/\]\([^)]*\)/g, "")
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

function idsOf(source: string): string[] {
  const headings = headingsOf(source.split("\n"));
  const taken = new Set(headings.flatMap(({ id }) => id ?? []));
  return headings.map(({ text, id }) => {
    if (id !== undefined) return id;
    const plain = asciiOf(text) || "parte";
    let own = plain;
    for (let count = 1; taken.has(own); count += 1) own = `${plain}-${count}`;
    taken.add(own);
    return own;
  });
}

/**
 * The page with an id at each heading that names none: that of the page in the source language, so that the language
 * switch keeps the section. A translation has the headings of its source, in the same order; the check holds that.
 */
export function withHeadingIds(content: string, source: string): string {
  const lines = content.split("\n");
  const ids = idsOf(source);
  for (const [index, { at, id }] of headingsOf(lines).entries()) {
    const own = ids[index];
    if (id === undefined && own !== undefined) lines[at] += ` {/* #${own} */}`;
  }
  return lines.join("\n");
}

/**
 * The page that a translation was made from. A cached translation is not read again when only that changes; but it
 * carries the source's hash, which then changes, too.
 */
export function sourceText(file: string, content: string): string {
  const path = file.replaceAll("\\", "/");
  for (const locale of locales.filter((each) => each !== defaultLocale)) {
    for (const folder of [contentFolder, pagesFolder]) {
      const source = path.replace(`/${folder(locale)}/`, `/${folder(defaultLocale)}/`);
      if (source !== path && existsSync(source)) return readFileSync(source, "utf8");
    }
  }
  return content;
}
