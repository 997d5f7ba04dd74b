import { type Locale, localeDetails } from "../../../shared/locales.ts";
import { fields, fieldsByGroup } from "../../data/manual-interface-clisitef/fields.ts";
import { fieldGroups } from "../../data/manual-interface-clisitef/groups.data.ts";
import type { Field } from "../../data/schema.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, table } from "../markdown.ts";
import { fieldDocSet } from "./field-page.ts";

const words = {
  title: { pt: "Índice dos campos", en: "Index of fields", es: "Índice de campos" },
  description: {
    pt: "Todos os campos da troca de arquivos, em ordem alfabética e por assunto, com código e tamanho.",
    en: "All fields of the file exchange, in alphabetical order and by topic, with code and size.",
    es: "Todos los campos del intercambio de archivos, en orden alfabético y por tema, con código y tamaño.",
  },
  intro: {
    pt: "Cada linha de um arquivo IntPos.001 é um campo. Procure pelo código, como `003-000`, pelo nome ou pelo assunto.",
    en: "Every line of an IntPos.001 file is a field. Look for it by code, such as `003-000`, by name or by topic.",
    es: "Cada línea de un archivo IntPos.001 es un campo. Búsquelo por código, como `003-000`, por nombre o por tema.",
  },
  alphabetical: { pt: "Em ordem alfabética", en: "In alphabetical order", es: "En orden alfabético" },
  field: { pt: "Campo", en: "Field", es: "Campo" },
  code: { pt: "Código", en: "Code", es: "Código" },
} as const;

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
