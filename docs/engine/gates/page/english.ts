import { foundIn } from "@portal/shared/messages/english.ts";
import { frontMatterValue, withoutFrontMatter } from "../../generate/front-matter.ts";
import type { Files } from "../../generate/write-files.ts";
import type { WrittenPage } from "./written-page.ts";

/** Code and printed receipts are as a machine writes them; a drawing is read like the sentences around it. */
const codeBlocks = /^([ \t]*)```(?!mermaid)\w[\s\S]*?^\1```/gm;

/** Addresses, ids and imports are no English; what stands between two tags is. */
const readIn = (content: string): string =>
  withoutFrontMatter(content)
    .replaceAll(codeBlocks, "")
    .replace(/^import .*$/gm, "")
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, "")
    .replace(/<\/?[A-Za-z][^>]*>/g, "")
    .replace(/\]\([^)]*\)/g, "]");

const problemsOf = (file: string, text: string): string[] =>
  foundIn(text).map(
    ({ found, write }) => `${file}: "${found}" is not how we write English. Write: ${write}.`,
  );

/** What is wrong with the English of a page. */
export function englishOfPage({ file, locale, content }: WrittenPage): string[] {
  if (locale !== "en") return [];
  const head = ["title", "description", "sidebar_label"].map((name) => frontMatterValue(content, name));
  return problemsOf(file, [...head, readIn(content)].join("\n"));
}

const isName = (text: string) => /^[\w./-]*$/.test(text) && !/^[A-Z][a-z]+$/.test(text);

/** Sentences and labels of a file that readers get as a table, a drawing or a description; no names, keys or examples. */
function readable(value: unknown): string[] {
  if (typeof value === "string") return isName(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (/^examples?$/.test(key) ? [] : readable(child)));
}

const inEnglish =
  /^generated\/(?:tables\/en\/|sequences\/en|sidebars\/en)|^static\/(?:try-it\/en\/|openapi\/[\w-]+\.json)/;

/** What is wrong with the English that the generator writes beside the pages. */
export const englishBesidePages = (files: Files): string[] =>
  [...files].flatMap(([file, content]) =>
    inEnglish.test(file) && file.endsWith(".json")
      ? problemsOf(file, readable(JSON.parse(content)).join("\n"))
      : [],
  );
