import { join } from "node:path";
import { defaultLocale } from "@portal/shared/locales.ts";
import { withHeadingIds } from "../../generate/heading-ids.ts";
import { readPages, sourceOf } from "../read-pages.ts";

const idsIn = (content: string) =>
  Array.from(content.matchAll(/^#{2,6} .* \{\/\* #(\S+) \*\/\}$/gm), ([, id = ""]) => id);
const headings = (content: string) =>
  content.replaceAll(/^\s*(?:```|~~~)[^]*?^\s*(?:```|~~~)/gm, "").match(/^#{2,6} /gm) ?? [];

test("a heading without an id gets that of its source, in ASCII, and none twice", () => {
  const source =
    "## Próximos passos\n\n## Ação {/* #acao */}\n\n### Ação\n\n```sh\n## no heading\n```\n\n## Próximos passos";
  const translated =
    "## Next steps\n\n## Action {/* #acao */}\n\n### Action\n\n```sh\n## no heading\n```\n\n## Next steps";
  const ids = ["proximos-passos", "acao", "acao-1", "proximos-passos-1"];
  expect(idsIn(withHeadingIds(source, source))).toEqual(ids);
  expect(idsIn(withHeadingIds(translated, source))).toEqual(ids);
  expect(withHeadingIds(translated, source)).toContain("```sh\n## no heading\n```");
});

const pages = readPages(join(__dirname, "../../.."));
const byFile = new Map(pages.map((page) => [page.file, page.content]));

test("the language switch keeps the section on every page: the same ids in the three languages", () => {
  const others = pages.filter(({ locale }) => locale !== defaultLocale);
  expect(others.length).toBeGreaterThan(1000);
  for (const { file, content } of others) {
    const source = byFile.get(sourceOf(file) ?? "") ?? "";
    expect([file, idsIn(withHeadingIds(content, source))]).toEqual([
      file,
      idsIn(withHeadingIds(source, source)),
    ]);
  }
});

test("every heading has an id of its own, which no browser writes in another way", () => {
  for (const { file, content } of pages.filter(({ locale }) => locale === defaultLocale)) {
    const ids = idsIn(withHeadingIds(content, content));
    expect([file, ids.length]).toEqual([file, headings(content).length]);
    expect([file, ids.filter((id, at) => !/^[\w-]+$/.test(id) || ids.indexOf(id) !== at)]).toEqual([
      file,
      [],
    ]);
  }
});
