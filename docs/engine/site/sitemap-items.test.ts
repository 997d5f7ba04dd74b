import { readFileSync } from "node:fs";
import { join } from "node:path";
import { localeDetails, locales } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { languageLinks } from "./sitemap-items.ts";

test.each([
  "https://developers.example.com/docs/conecta+/pagamento",
  "https://developers.example.com/es/docs/conecta+/pagamento",
])("%s names the same page in every language, and Portuguese for all others", (url) => {
  expect(languageLinks(url)).toEqual([
    { lang: "pt-BR", url: "https://developers.example.com/docs/conecta+/pagamento" },
    { lang: "en", url: "https://developers.example.com/en/docs/conecta+/pagamento" },
    { lang: "es", url: "https://developers.example.com/es/docs/conecta+/pagamento" },
    { lang: "x-default", url: "https://developers.example.com/docs/conecta+/pagamento" },
  ]);
});

test("the home page keeps the address that its canonical link has", () => {
  expect(languageLinks("https://developers.example.com/en/").map(({ url }) => url)).toEqual([
    "https://developers.example.com/",
    "https://developers.example.com/en/",
    "https://developers.example.com/es/",
    "https://developers.example.com/",
  ]);
});

test("crawlers are led to the sitemap of each language, at the site's own address", () => {
  const robots = readFileSync(join(__dirname, "../../static/robots.txt"), "utf8");
  expect([...robots.matchAll(/^Sitemap: (.+)$/gm)].map(([, address]) => address)).toEqual(
    locales.map((locale) => `${site.url}${localeDetails[locale].prefix}/sitemap.xml`),
  );
});
