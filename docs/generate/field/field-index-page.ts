import { type Locale, localeDetails } from "../../../shared/locales.ts";
import { fields, fieldsByGroup } from "../../data/manual-interface-clisitef/fields.ts";
import { fieldGroups } from "../../data/manual-interface-clisitef/groups.data.ts";
import type { Field } from "../../data/schema.ts";
import { referenceWords } from "../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, table } from "../markdown.ts";
import { fieldDocSet } from "./field-page.ts";

const words = referenceWords.fieldIndex;

/** Alphabetical order differs between languages, and so do the titles. */
export function sortedByTitle(list: readonly Field[], locale: Locale): Field[] {
  const { compare } = new Intl.Collator(localeDetails[locale].htmlLang);
  return list.toSorted((left, right) => compare(left.title[locale], right.title[locale]));
}

const link = (field: Field, locale: Locale) => `[${field.title[locale]}](./${field.slug}.mdx)`;

function byLetter(locale: Locale): string {
  const letters = new Map<string, Field[]>();
  for (const field of sortedByTitle(fields, locale)) {
    const letter = field.title[locale].normalize("NFD").charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), field]);
  }
  const lists = [...letters].map(([letter, list]) =>
    [`**${letter}**\n`, ...list.map((field) => `- ${link(field, locale)}`)].join("\n"),
  );
  return ['<div className="field-index">', ...lists, "</div>"].join("\n\n");
}

const byTopic = (locale: Locale) =>
  fieldGroups
    .map((group) =>
      page(
        heading(group.title[locale], group.id),
        table(
          [words.code[locale], words.field[locale]],
          (fieldsByGroup[group.id] ?? []).map((field) => [`\`${field.code}\``, link(field, locale)]),
        ),
      ).trimEnd(),
    )
    .join("\n\n");

const source = `data/${fieldDocSet}`;

export const fieldIndexPage: GeneratedPage = {
  docSet: fieldDocSet,
  slug: "campos",
  kind: "reference",
  source,
  write: (locale) =>
    page(
      frontMatter({
        title: words.title[locale],
        description: words.description[locale],
        slug: `/${fieldDocSet}/campos`,
        custom_edit_url: editLink(source),
      }),
      words.intro[locale],
      heading(words.alphabetical[locale], "alfabetico"),
      byLetter(locale),
      byTopic(locale),
    ),
};
