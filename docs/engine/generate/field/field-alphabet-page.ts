import { type Locale, localeDetails } from "@portal/shared/locales.ts";
import { fieldPages } from "../../../data/manual-interface-clisitef/field-pages.data.ts";
import type { FieldRow, LibraryName } from "../../../data/manual-interface-clisitef/field-schema.ts";
import { fields, groupOf } from "../../../data/manual-interface-clisitef/fields.ts";
import { libraryNames } from "../../../data/manual-interface-clisitef/library-names.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, page, prose, table } from "../markdown.ts";
import { fieldDocSet, libraryLink } from "./field-page.ts";
import { sortedByTitle } from "./sorted-by-title.ts";

const words = referenceWords.fieldAlphabet;
const withPage = new Set(fieldPages.map(({ slug }) => slug));

type IndexedName = FieldRow | LibraryName;

/** Letters with an accent stand with the others, as in a dictionary of each language. */
function letterOf({ title }: IndexedName, locale: Locale): string {
  const first = title[locale].normalize("NFD").charAt(0).toLocaleUpperCase(localeDetails[locale].htmlLang);
  return /[A-Z]/.test(first) ? first : "0-9";
}

function link(name: IndexedName, locale: Locale): string {
  const target = withPage.has(name.slug) ? `./${name.slug}.mdx` : `./${groupOf(name).page}.mdx#${name.slug}`;
  return `[${prose(name.title[locale])}](${target})`;
}

/** A field of the file by its code there; a name of the library by its number, which is no code of the file. */
function numberOf(name: IndexedName, locale: Locale): string {
  if ("code" in name && name.code !== undefined) return `\`${name.code}\``;
  return name.fieldType === undefined ? words.unknown[locale] : libraryLink(name.fieldType);
}

const anchorOf = (letter: string) => `letra-${letter.toLowerCase()}`;

/** The first name of a letter is where that letter's link leads: languages share headings, and letters they do not. */
function rows(names: readonly IndexedName[], locale: Locale): string[][] {
  return names.map((name, at) => {
    const letter = letterOf(name, locale);
    const before = names[at - 1];
    const isFirst = !before || letterOf(before, locale) !== letter;
    const mark = isFirst ? `<Anchor id="${anchorOf(letter)}">**${letter}**</Anchor> ` : "";
    return [mark + link(name, locale), numberOf(name, locale)];
  });
}

const source = `data/${fieldDocSet}`;

/** Every name of the manual in one list, for who has a name and neither code nor topic. */
export const fieldAlphabetPage: GeneratedPage = {
  docSet: fieldDocSet,
  slug: "indice-alfabetico",
  kind: "reference",
  source,
  write: (locale) => {
    const names = sortedByTitle<IndexedName>([...fields, ...libraryNames], locale);
    const letters = [...new Set(names.map((name) => letterOf(name, locale)))];
    return page(
      frontMatter({
        title: words.title[locale],
        description: words.description[locale],
        slug: `/${fieldDocSet}/indice-alfabetico`,
        custom_edit_url: editLink(source),
      }),
      words.intro[locale],
      letters.map((letter) => `[${letter}](#${anchorOf(letter)})`).join(" · "),
      table([words.name[locale], words.number[locale]], rows(names, locale)),
    );
  },
};
