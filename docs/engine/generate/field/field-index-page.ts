import type { Locale } from "@portal/shared/locales.ts";
import { fieldPages } from "../../../data/manual-interface-clisitef/field-pages.data.ts";
import type { FieldRow } from "../../../data/manual-interface-clisitef/field-schema.ts";
import { fields, groupOf } from "../../../data/manual-interface-clisitef/fields.ts";
import { fieldGroups } from "../../../data/manual-interface-clisitef/groups.data.ts";
import { libraryNames } from "../../../data/manual-interface-clisitef/library-names.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { frontMatter, heading, page, table } from "../markdown.ts";
import { fieldDocSet } from "./field-page.ts";
import { sortedByTitle } from "./sorted-by-title.ts";

const words = referenceWords.fieldIndex;
const withPage = new Set(fieldPages.map(({ slug }) => slug));

function link(field: FieldRow, locale: Locale): string {
  const target = withPage.has(field.slug)
    ? `./${field.slug}.mdx`
    : `./${groupOf(field).page}.mdx#${field.slug}`;
  return `[${field.title[locale]}](${target})`;
}

const byCode = fields
  .filter(({ code }) => code !== undefined)
  .toSorted((left, right) => (left.code ?? "").localeCompare(right.code ?? "", "en"));
const withoutCode = fields.filter(({ code }) => code === undefined);

const source = `data/${fieldDocSet}`;

export const fieldIndexPage: GeneratedPage = {
  docSet: fieldDocSet,
  slug: "campos",
  kind: "reference",
  source,
  write: (locale) => {
    const group = (field: FieldRow) => {
      const { page: slug, title } = groupOf(field);
      return `[${title[locale]}](./${slug}.mdx)`;
    };
    const counted = fieldGroups.map((each) => {
      const own = fields.filter((field) => field.group === each.id).length;
      const library = libraryNames.filter((name) => name.group === each.id).length;
      return [`[${each.title[locale]}](./${each.page}.mdx)`, String(own), String(library)];
    });
    return page(
      frontMatter({
        title: words.title[locale],
        description: words.description[locale],
        slug: `/${fieldDocSet}/campos`,
        custom_edit_url: editLink(source),
      }),
      words.intro[locale],
      heading(words.byCode[locale], "codigos"),
      table(
        [words.code[locale], words.field[locale], words.group[locale]],
        byCode.map((field) => [`\`${field.code}\``, link(field, locale), group(field)]),
      ),
      words.cut[locale],
      heading(words.codeless[locale], "sem-codigo"),
      words.codelessIntro[locale],
      table(
        [words.field[locale], words.group[locale]],
        sortedByTitle(withoutCode, locale).map((field) => [link(field, locale), group(field)]),
      ),
      heading(words.groups[locale], "assuntos"),
      words.groupsIntro[locale],
      table([words.group[locale], words.fields[locale], words.library[locale]], counted),
    );
  },
};
