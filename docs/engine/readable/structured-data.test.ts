import { site } from "@portal/shared/site.ts";
import { load } from "cheerio";
import { parsePage } from "../site/built-pages.ts";
import { readablePage } from "./readable-pages.ts";
import { structuredData, withStructuredData } from "./structured-data.ts";

const html =
  load(`<html><head><meta name=description content="What is asked most."></head><body><main><article>
  <div class="theme-doc-markdown"><h1>Questions</h1><h2 id=pix>Pix</h2>
  <h3 id=wait>How long does Pix wait?<a class=hash-link href=#wait>\u200b</a></h3><p>About <b>3</b> minutes.</p><p>Then no more.</p>
  <h3 id=script>Does &lt;/script&gt; end it?</h3><p>No.</p></div>
  <span class=theme-last-updated><time datetime="2026-11-22T10:00:00.000Z">today</time></span>
  </article></main></body></html>`).html();

function dataOf(url: string) {
  const $ = parsePage(html);
  const readable = readablePage({ file: "", $, url }, "en");
  if (!readable) throw new Error("No page.");
  return structuredData($, readable, "en");
}

test("a page is told as an article, with its language, address and the day it changed", () => {
  expect(dataOf("/en/docs/e-sitef/glossario")).toEqual([
    {
      "@context": "https://schema.org",
      "@type": "TechArticle",
      headline: "Questions",
      description: "What is asked most.",
      inLanguage: "en",
      url: `${site.url}/en/docs/e-sitef/glossario`,
      mainEntityOfPage: `${site.url}/en/docs/e-sitef/glossario`,
      dateModified: "2026-11-22T10:00:00.000Z",
      publisher: { "@type": "Organization", name: site.companyLabel, url: site.url },
    },
  ]);
});

test("the page of questions is told as questions, each with its whole answer", () => {
  expect(dataOf("/en/docs/e-sitef/perguntas-frequentes")[1]).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [
      {
        "@type": "Question",
        name: "How long does Pix wait?",
        acceptedAnswer: { "@type": "Answer", text: "About 3 minutes. Then no more." },
      },
      { name: "Does </script> end it?", acceptedAnswer: { text: "No." } },
    ],
  });
});

test("no text of a page ends the script that it is told in", () => {
  const told = dataOf("/en/docs/e-sitef/perguntas-frequentes");
  const page = withStructuredData("<html><head><title>$&</title></head><body></body></html>", told);
  const scripts = load(page)("script[type='application/ld+json']").toArray();
  expect(scripts.map((script) => JSON.parse(load(script).text()))).toEqual(told);
  expect(page).toContain("<title>$&</title>");
});
