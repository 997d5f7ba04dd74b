import { readdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import { defaultLocale, type Locale, locales } from "@portal/shared/locales.ts";
import { frontMatterValue } from "../generate/front-matter.ts";
import { generatedFiles } from "../generate/generate.ts";
import { docSetPageSlug, generatedFolder } from "../generate/generated-page.ts";
import { titleOf } from "../generate/page-title.ts";
import { generatedPages } from "../generate/pages.ts";
import type { Files } from "../generate/write-files.ts";
import { addressOf } from "./page/coverage.ts";
import { docsFolder, pagesFolder, type WrittenPage } from "./page/written-page.ts";

/** Where the source of a translated page lies; undefined for a file that is no translation. */
export function sourceOf(file: string): string | undefined {
  for (const locale of locales.filter((each) => each !== defaultLocale)) {
    for (const folder of [docsFolder, pagesFolder]) {
      const from = `${folder(locale)}/`;
      if (file.startsWith(from)) return posix.join(folder(defaultLocale), file.slice(from.length));
    }
  }
  return undefined;
}

function tableText(content: string, files: Files): string {
  const tables = [...content.matchAll(/"@site\/(generated\/tables\/[^"]+)"/g)];
  return tables.map(([, file = ""]) => files.get(file) ?? "").join(" ");
}

const lastPart = (address: string) => address.slice(address.lastIndexOf("/") + 1);

/** The address that the page gives itself, or else its file's name. */
function slugOf(docSet: string | undefined, file: string, content: string): string {
  const own = frontMatterValue(content, "slug");
  return own === `/${docSet}` ? docSetPageSlug : lastPart(own ?? basename(file, ".mdx"));
}

function handWritten(root: string, folder: string, locale: Locale, hasDocSets: boolean): WrittenPage[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".mdx") && !path.split("/").includes(generatedFolder))
    .map((path) => {
      const content = readFileSync(join(root, folder, path), "utf8");
      const docSet = hasDocSets ? path.split("/")[0] : undefined;
      const file = posix.join(folder, path);
      return {
        locale,
        docSet,
        slug: slugOf(docSet, path, content),
        file,
        title: titleOf(file, content),
        content,
        generated: false,
        tableText: "",
      };
    });
}

/** From the generator's own answer, so that a clean clone can be checked before anything is written. */
function generated(files: Files): WrittenPage[] {
  const kinds = new Map(generatedPages.map(({ docSet, slug, kind }) => [addressOf(docSet, slug), kind]));
  return [...files].flatMap(([file, content]) => {
    const locale = locales.find((each) => file.startsWith(`${docsFolder(each)}/`));
    if (!locale || !file.endsWith(".mdx")) return [];
    const [docSet = ""] = file.slice(docsFolder(locale).length + 1).split("/");
    const slug = slugOf(docSet, file, content);
    const kind = kinds.get(addressOf(docSet, slug));
    const page = {
      locale,
      docSet,
      slug,
      file,
      title: titleOf(file, content),
      content,
      generated: true,
      tableText: tableText(content, files),
    };
    return [{ ...page, ...(kind && { kind }) }];
  });
}

/** Every page that the documentation would be built from. */
export function readPages(root: string): readonly WrittenPage[] {
  const files = generatedFiles();
  const byHand = locales.flatMap((locale) => [
    ...handWritten(root, docsFolder(locale), locale, true),
    ...handWritten(root, pagesFolder(locale), locale, false),
  ]);
  return [
    ...byHand.map((page) => ({ ...page, tableText: tableText(page.content, files) })),
    ...generated(files),
  ];
}
