import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { localeDetails, locales, withLocale } from "@portal/shared/locales.ts";
import { docSets, site } from "@portal/shared/site.ts";
import { type CheerioAPI, load } from "cheerio";
import { movedAddresses } from "./moved-pages.ts";

const build = join(__dirname, "../../build");
const outDirOf = (locale: (typeof locales)[number]) => join(build, localeDetails[locale].prefix);
const read = (file: string): CheerioAPI => load(readFileSync(file, "utf8"));

const taglines = {
  pt: "Receba pagamentos online com simplicidade, eficiência e segurança",
  en: "Take payments online simply, efficiently and securely",
  es: "Reciba pagos en línea con simplicidad, eficiencia y seguridad",
};
const versionLabels = { pt: "Próxima", en: "Next", es: "Siguiente" };

/** Below a folder, as addresses of pages. */
const pagesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"/index.html".length));

// `npm test` builds the documentation first; whoever runs the unit tests alone may not have.
const built = existsSync(join(build, "index.html")) ? locales : [];

test.each(built)(
  "the home page in %s greets, starts, shows four tiles, the most visited and ways to ask",
  (locale) => {
    const $ = read(join(outDirOf(locale), "index.html"));
    expect($("main h1").text()).toBe(taglines[locale]);
    const main = $("main");
    expect(main.find(`a[href="${withLocale(locale, "/onboarding")}"]`).length).toBeGreaterThan(0);
    const tiles = $("section[aria-labelledby=tiles] li").toArray();
    expect(
      tiles.map((tile) => [
        $(tile).find("a").attr("href"),
        $(tile).find("svg").length,
        $(tile).text() !== "",
      ]),
    ).toEqual(docSets.slice(0, 4).map(({ path }) => [withLocale(locale, path), 1, true]));
    expect($("section[aria-labelledby=most-visited] a").length).toBeGreaterThan(2);
    const channels = $("section[aria-labelledby=contact] a").toArray();
    const addresses = channels.map((channel) => $(channel).attr("href") ?? "");
    expect(addresses).toEqual(
      expect.arrayContaining([expect.stringContaining(`mailto:${site.supportEmail}`)]),
    );
  },
);

test.each(built)(
  "there is one version in %s, which is the last one and begins with the overview",
  (locale) => {
    const data = JSON.parse(
      readFileSync(join(__dirname, "../../.docusaurus", locale, "globalData.json"), "utf8"),
    );
    const { versions } = data["docusaurus-plugin-content-docs"].default;
    expect(versions).toEqual([
      expect.objectContaining({
        name: "current",
        label: versionLabels[locale],
        isLast: true,
        mainDocId: "e-sitef/home-quickstart",
        docs: [expect.objectContaining({ path: withLocale(locale, "/docs/e-sitef/home-quickstart") })],
      }),
    ]);
  },
);

test.each(built)(
  "each page of a doc set in %s leads machines to its text and its feed, and says what it is",
  (locale) => {
    const docs = join(outDirOf(locale), "docs");
    // What was a page once only leads on.
    const isPage = (page: string) => page !== "" && !movedAddresses.has(page);
    const pages = pagesBelow(docs).filter(isPage);
    expect(pages.length).toBeGreaterThan(100);
    const wrong: string[] = [];
    for (const page of pages) {
      const html = readFileSync(join(docs, page, "index.html"), "utf8");
      const $ = load(html.slice(0, html.indexOf("</head>")));
      const files = ["text/markdown", "application/atom+xml"].map((type) =>
        decodeURI($(`link[rel=alternate][type="${type}"]`).attr("href") ?? "/missing"),
      );
      const told = $("script[type='application/ld+json']")
        .toArray()
        .map((script) => JSON.parse($(script).text()))
        .map((data) => data["@type"]);
      const isLed = files.every((file) => existsSync(join(build, file)));
      if (!isLed || !told.includes("TechArticle")) wrong.push(page);
    }
    expect(wrong).toEqual([]);
  },
);

test.each(built)("the sitemap in %s says of each page of a doc set when it changed", (locale) => {
  const $ = load(readFileSync(join(outDirOf(locale), "sitemap.xml"), "utf8"), { xml: true });
  const undated = $("url")
    .toArray()
    .filter((url) => /\/docs\/[^/]+\//.test($(url).find("loc").text()))
    .filter((url) => !/^\d{4}-\d{2}-\d{2}/.test($(url).find("lastmod").text()));
  expect(undated.map((url) => $(url).find("loc").text())).toEqual([]);
});

test.each(built)("code in Java and in JSON is coloured in %s", (locale) => {
  const docs = join(outDirOf(locale), "docs");
  const call = read(join(docs, "e-sitef/pagamento-rest-begin/index.html"));
  expect(call("pre.language-json .token.property").length).toBeGreaterThan(0);
  const library = read(join(docs, "clisitef-interface-android/classe_clisitef/index.html"));
  expect(library("pre.language-java .token.keyword").length).toBeGreaterThan(0);
});

test.each(built)(
  "the bar in %s has the documentation, the three languages and the contact elsewhere",
  (locale) => {
    const $ = read(join(outDirOf(locale), "docs/e-sitef/home-quickstart/index.html"));
    const addresses = $("header a")
      .toArray()
      .map((link) => $(link).attr("href"));
    expect(addresses).toContain(site.contactUrl);
    for (const { path } of docSets) expect(addresses).toContain(withLocale(locale, path));
    for (const each of locales) {
      const link = $(`header a[hreflang="${localeDetails[each].htmlLang}"]`).first();
      expect([link.text(), link.attr("href")?.startsWith(`${localeDetails[each].prefix}/docs/`)]).toEqual([
        localeDetails[each].label,
        true,
      ]);
    }
  },
);
