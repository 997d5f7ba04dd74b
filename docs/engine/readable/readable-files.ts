import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describedProducts, openApiFile } from "@portal/shared/documentation/downloads.ts";
import { type Locale, localeDetails, locales } from "@portal/shared/locales.ts";
import { docSets, site } from "@portal/shared/site.ts";
import { getDocSetName } from "../../data/doc-sets/doc-set-names.data.ts";
import { docSetSummary } from "../../data/doc-sets/doc-set-summaries.data.ts";
import { productApis } from "../../data/product-apis.ts";
import { type PageName, pageNamesFile } from "../../theme/addresses/page-names.ts";
import { referenceWords } from "../../words/reference.ts";
import { openApiWords } from "../generate/openapi-words.ts";
import { feedOf } from "./feed.ts";
import { fullTextsOf } from "./full-texts.ts";
import { absolute, type ReadablePage } from "./readable-pages.ts";

const words = referenceWords.plainText;

/** As the menu has them, then the others: whoever reads only the beginning reads of online payment. */
const order = new Map<string, number>(docSets.map(({ id }, place) => [id, place]));
const placeOf = (docSet: string) => order.get(docSet) ?? order.size;
const byDocSet = (pages: readonly ReadablePage[]) =>
  [...Map.groupBy(pages, ({ docSet }) => docSet)].sort(([one], [other]) => placeOf(one) - placeOf(other));
const entry = (label: string, address: string, summary = "") =>
  `- [${label}](${absolute(address)})${summary && `: ${summary}`}`;
const together = (pages: readonly ReadablePage[]) => pages.map(({ markdown }) => markdown).join("\n---\n\n");

/** The list of pages as https://llmstxt.org wants it: one link a page, to its Markdown. */
function pageList(pages: readonly ReadablePage[], locale: Locale): string {
  const { prefix } = localeDetails[locale];
  const groups = byDocSet(pages);
  const sections = groups.map(([docSet, own]) => {
    const links = own.map(({ title, url, summary }) => entry(title, `${url}.md`, summary));
    return `## ${getDocSetName(docSet)[locale]}\n\n${links.join("\n")}`;
  });
  const whole = [
    entry(words.wholeSite[locale], `${prefix}/llms-full.txt`),
    ...groups.map(([id]) => entry(getDocSetName(id)[locale], `${prefix}/docs/${id}/llms-full.txt`)),
  ];
  const apis = [
    entry(openApiWords.title[locale], openApiFile(locale), openApiWords.summary[locale]),
    ...describedProducts.map((product) => {
      const { title, summary } = productApis[product].words;
      return entry(title[locale], openApiFile(locale, product), summary[locale]);
    }),
  ];
  const sets = groups.map(([id]) => entry(getDocSetName(id)[locale], setList(id, prefix)));
  const head = [`# ${site.title[locale]}`, `> ${site.tagline[locale]}`, howToRead(locale)];
  return `${[...head, ...sections, `## OpenAPI\n\n${apis.join("\n")}`, `## ${words.sets[locale]}\n\n${sets.join("\n")}`, `## ${words.whole[locale]}\n\n${whole.join("\n")}`].join("\n\n")}\n`;
}

const setList = (docSet: string, prefix: string) => `${prefix}/docs/${docSet}/llms.txt`;

/** What a program that reads these texts for somebody has to know of them. */
function howToRead(locale: Locale): string {
  const others = locales.filter((each) => each !== locale);
  const lines = words.howToLines[locale].split("\n").map((line) => `- ${line}`);
  const links = others.map((each) =>
    entry(localeDetails[each].label, `${localeDetails[each].prefix}/llms.txt`),
  );
  return `## ${words.howTo[locale]}\n\n${lines.join("\n")}\n${links.map((link) => `  ${link}`).join("\n")}`;
}

/** The same of one doc set, small enough to be read whole before anything of it is chosen. */
function setPageList(docSet: string, pages: readonly ReadablePage[], locale: Locale): string {
  const { prefix } = localeDetails[locale];
  const head = [
    `# ${getDocSetName(docSet)[locale]}`,
    `> ${docSetSummary(docSet, locale)}`,
    howToRead(locale),
  ];
  const links = pages.map(({ title, url, summary }) => entry(title, `${url}.md`, summary));
  const whole = fullTextsOf(pages).map(({ name, section, text }) =>
    entry(
      section ?? getDocSetName(docSet)[locale],
      `${prefix}/docs/${docSet}/${name}`,
      `${Math.ceil(text.length / 1000)} kB`,
    ),
  );
  const parts = [
    `## ${words.pages[locale]}\n\n${links.join("\n")}`,
    `## ${words.whole[locale]}\n\n${whole.join("\n")}`,
  ];
  return `${[...head, ...parts].join("\n\n")}\n`;
}

/** Paths below the locale's build folder. */
export function readableFiles(pages: readonly ReadablePage[], locale: Locale): Map<string, string> {
  const { prefix } = localeDetails[locale];
  return new Map([
    ...pages.map((page) => [`${decodeURI(page.url.slice(prefix.length + 1))}.md`, page.markdown] as const),
    ...byDocSet(pages).flatMap(([id, own]) =>
      fullTextsOf(own).map(({ name, text }) => [`docs/${id}/${name}`, text] as const),
    ),
    ...byDocSet(pages).map(([id, own]) => [`docs/${id}/llms.txt`, setPageList(id, own, locale)] as const),
    ...byDocSet(pages).map(([id, own]) => [`docs/${id}/feed.xml`, feedOf(id, own, locale)] as const),
    [pageNamesFile, JSON.stringify(pages.map(({ url, title }): PageName => [url, title]))] as const,
    ["llms.txt", pageList(pages, locale)] as const,
    ["llms-full.txt", together(byDocSet(pages).flatMap(([, own]) => own))] as const,
  ]);
}

export function writeReadableFiles(outDir: string, pages: readonly ReadablePage[], locale: Locale): void {
  for (const [path, content] of readableFiles(pages, locale)) {
    const file = join(outDir, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
