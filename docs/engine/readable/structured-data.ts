import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import type { CheerioAPI, Element } from "cheerio";
import type { ReadablePage } from "./readable-pages.ts";

const questionsPage = /\/perguntas-frequentes$/;
const oneLine = (text: string) => text.replaceAll("\u200b", "").replace(/\s+/g, " ").trim();

const textBelow = ($: CheerioAPI, heading: Element) =>
  $(heading)
    .nextUntil("h2, h3")
    .toArray()
    .map((part) => $(part).text())
    .join(" ");

/** Questions are the headings of the third rank, their answers what stands below each up to the next heading. */
function questionsOf($: CheerioAPI): object[] {
  return $<Element, string>("article h3[id]")
    .toArray()
    .map((heading) => ({
      "@type": "Question",
      name: oneLine($(heading).text()),
      acceptedAnswer: { "@type": "Answer", text: oneLine(textBelow($, heading)) },
    }));
}

/** What search engines are told of a page, in the words of schema.org. */
export function structuredData($: CheerioAPI, page: ReadablePage, locale: Locale): object[] {
  const { title, summary, changedAt, url } = page;
  const address = new URL(url, site.url).href;
  const article = {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    headline: title,
    description: summary,
    inLanguage: localeDetails[locale].htmlLang,
    url: address,
    mainEntityOfPage: address,
    ...(changedAt && { dateModified: changedAt }),
    publisher: { "@type": "Organization", name: site.companyLabel, url: site.url },
  };
  if (!questionsPage.test(url)) return [article];
  const questions = {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    url: address,
    mainEntity: questionsOf($),
  };
  return [article, questions];
}

/** Behind the rest of the head; a text that ended the script would end it here. */
export function withStructuredData(html: string, data: readonly object[]): string {
  const scripts = data.map(
    (each) =>
      `<script type="application/ld+json">${JSON.stringify(each).replaceAll("<", "\\u003c")}</script>`,
  );
  return html.replace("</head>", () => `${scripts.join("")}</head>`);
}
