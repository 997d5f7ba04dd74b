import { readFileSync } from "node:fs";
import path from "node:path";
import { readSources } from "../gates/sources.ts";
import { root } from "../machine/project.ts";
import { languageNeeds } from "./needs.ts";

const placesIn = (kind: string, files: Record<string, string>) =>
  languageNeeds(
    Object.entries(files).map(([file, text]) => ({ file, text })),
    "fr",
  )[kind];

test("a catalog is counted by its texts, however deep, under the name that it would have", () => {
  const text = JSON.stringify({ title: "Avisos", view: { all: "Todos", unread: "No leídos" } });
  expect(
    placesIn("texts in catalogs", {
      "shared/messages/es/notice.json": text,
      "shared/messages/pt/notice.json": text,
      "docs/i18n/es/code.json": JSON.stringify({ "theme.back": { message: "Volver" } }),
    }),
  ).toEqual([
    { place: "shared/messages/fr/notice.json", count: 3 },
    { place: "docs/i18n/fr/code.json", count: 1 },
  ]);
});

test("pages are counted by doc set, and one with an address of its own is named", () => {
  const translated = "docs/i18n/es/docusaurus-plugin-content-docs/current/mobile/pagos.mdx";
  const files = {
    "docs/content/mobile/pagos.mdx": "---\nslug: /mobile/pagamentos\n---\n",
    [translated]: "---\nslug: /mobile/pagos\n---\n",
  };
  const folder = "docs/i18n/fr/docusaurus-plugin-content-docs/current/mobile";
  expect(placesIn("written pages of the documentation", files)).toEqual([{ place: folder, count: 1 }]);
  expect(placesIn("pages with an address of their own in a language", files)).toEqual([
    { place: "docs/content/mobile/pagos.mdx", count: 1 },
  ]);
});

test("texts beside code are counted where they stand, those of tests are not, and the pool's mails are told apart", () => {
  const text =
    'const label = { pt: "Sim", en: "Yes", es: "Sí" };\nconst other = {\n  es: `Otros: ${name}`,\n};\n';
  const files = {
    "shared/company/model.ts": text,
    "shared/company/model.test.ts": text,
    "docs/data/e-sitef/outcomes/said.ts": text,
    "infra/stacks/verification-mail.ts": text,
  };
  expect(placesIn("texts beside code and data", files)).toEqual([
    { place: "docs/data/e-sitef", count: 2 },
    { place: "shared/company", count: 2 },
  ]);
  expect(placesIn("texts of the user pool's mails", files)).toEqual([
    { place: "infra/stacks/verification-mail.ts", count: 2 },
  ]);
});

test("code that spells a language is named, by its list, its catalog or its form", () => {
  expect(
    placesIn("places where code spells a language", {
      "docs/words/home.ts": 'import es from "../../shared/messages/es/docs/home.json";\n',
      "shared/locales.ts": 'export const locales = ["pt", "en", "es"];\n',
      "shared/money.ts": 'format("es-419"); format("este");\n',
    }),
  ).toEqual(
    ["docs/words/home.ts", "shared/locales.ts", "shared/money.ts"].map((place) => ({ place, count: 1 })),
  );
});

test("of this repository every kind is found, and nothing is asked of tests", () => {
  const needs = languageNeeds(readSources(), "fr");
  const countAt = (kind: string, place: string) => needs[kind]?.find((each) => each.place === place)?.count;
  const catalog = readFileSync(path.join(root, "shared/messages/es/release.json"), "utf8");
  const texts = catalog.match(/: "/g)?.length;
  expect(countAt("texts in catalogs", "shared/messages/fr/release.json")).toBe(texts);
  expect(countAt("texts of the user pool's mails", "infra/stacks/verification-mail.ts")).toBe(2);
  expect(countAt("places where code spells a language", "shared/locales.ts")).toBeGreaterThan(0);
  const places = Object.values(needs).flatMap((each) => each.map(({ place }) => place));
  expect(places.filter((place) => /\.test\.|\/testing\//.test(place))).toEqual([]);
});
