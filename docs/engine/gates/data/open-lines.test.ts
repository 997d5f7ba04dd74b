import { locales } from "@portal/shared/locales.ts";
import type { OpenLine } from "../../../data/open/open-line.ts";
import type { WrittenPage } from "../page/written-page.ts";
import { openLineProblems, openLinesText } from "./open-lines.ts";

const pages = locales.map(
  (locale): WrittenPage => ({
    locale,
    docSet: "e-sitef",
    slug: "ambientes",
    file: `${locale}/ambientes.mdx`,
    content: "",
    generated: false,
    tableText: "",
  }),
);
const line: OpenLine = {
  page: "e-sitef/ambientes",
  field: "`timeout`",
  question: {
    pt: "Quanto tempo o gateway espera pela resposta da adquirente?",
    en: "How long does the gateway wait for the acquirer's answer?",
    es: "¿Cuánto tiempo espera el gateway la respuesta de la adquirente?",
  },
  meanwhile: {
    pt: "Espere sessenta segundos e depois consulte a transação pelo NIT.",
    en: "Wait for sixty seconds, then query the transaction by its NIT.",
    es: "Espere sesenta segundos y después consulte la transacción por el NIT.",
  },
  owner: "support",
};

test("a line of a page that exists, with question and meanwhile in three languages, holds", () => {
  expect(openLineProblems(pages, [line])).toEqual([]);
  expect(openLinesText([line])).toBe("open lines: 1 (support 1, documentation 0)");
});

test("a line of a page that a language lacks is refused, and so is the same line twice", () => {
  const portuguese = pages.filter(({ locale }) => locale === "pt");
  expect(openLineProblems(portuguese, [line])).toHaveLength(2);
  expect(openLineProblems(pages, [{ ...line, page: "e-sitef/gone" }])).toHaveLength(locales.length);
  expect(openLineProblems(pages, [line, line])).toEqual([expect.stringContaining("twice")]);
});

test("a line that does not say what to code meanwhile, or only in one language, is refused", () => {
  const silent = { ...line, meanwhile: { ...line.meanwhile, es: "" } };
  expect(openLineProblems(pages, [silent]).join()).toContain("meanwhile");
  const copied = { ...line, question: { ...line.question, en: line.question.pt } };
  expect(openLineProblems(pages, [copied]).join()).toContain("the same words in two languages");
});
