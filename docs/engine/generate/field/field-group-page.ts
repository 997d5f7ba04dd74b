import type { Locale } from "@portal/shared/locales.ts";
import { fieldTypes } from "../../../data/clisitef/field-types/field-types.ts";
import { fieldPages } from "../../../data/manual-interface-clisitef/field-pages.data.ts";
import { fieldRows } from "../../../data/manual-interface-clisitef/field-rows.data.ts";
import type {
  FieldGroup,
  FieldRow,
  LibraryName,
} from "../../../data/manual-interface-clisitef/field-schema.ts";
import { fieldGroups } from "../../../data/manual-interface-clisitef/groups.data.ts";
import { libraryNames } from "../../../data/manual-interface-clisitef/library-names.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { fieldDocSet, libraryLink } from "./field-page.ts";
import { partsOf, fieldWords as words } from "./field-words.ts";
import { sortedByTitle } from "./sorted-by-title.ts";

const group = referenceWords.fieldGroup;
const source = `data/${fieldDocSet}`;
const notes = new Map(fieldTypes.map(({ code, note }) => [code, note]));

const of = <Each extends { readonly group: string }>(list: readonly Each[], { id }: FieldGroup) =>
  list.filter((each) => each.group === id);

/** Other pages, and the addresses of former pages, lead to the row. */
const anchored = (slug: string, title: string) => `<Anchor id="${slug}">${prose(title)}</Anchor>`;

function rowsTable(rows: readonly FieldRow[], locale: Locale): string {
  return table(
    [
      words.field[locale],
      words.code[locale],
      words.meaning[locale],
      group.value[locale],
      words.files[locale],
    ],
    sortedByTitle(rows, locale).map((row) => {
      const { code, meaning, type, size, direction, headers } = partsOf(row, locale);
      const value = row.type || row.size || row.varies ? `${type}; ${size}` : words.open[locale];
      const library = row.fieldType === undefined ? "" : ` ${libraryLink(row.fieldType)}.`;
      return [
        anchored(row.slug, row.title[locale]),
        code,
        prose(meaning) + library,
        value,
        `${direction}; ${headers}`,
      ];
    }),
  );
}

function libraryTable(names: readonly LibraryName[], locale: Locale): string {
  return table(
    [words.field[locale], words.fieldType[locale]],
    sortedByTitle(names, locale).map(({ slug, title, fieldType }) => {
      const note = notes.get(String(fieldType))?.[locale];
      const link = libraryLink(fieldType);
      return [anchored(slug, title[locale]), note ? `${link}: ${prose(note)}` : link];
    }),
  );
}

function groupPage(each: FieldGroup): GeneratedPage {
  const [pages, rows, names] = [of(fieldPages, each), of(fieldRows, each), of(libraryNames, each)];
  return {
    docSet: fieldDocSet,
    slug: each.page,
    kind: "field-group",
    source,
    write: (locale) => {
      const named = (text: string) => text.replace("%group%", each.title[locale]);
      const link = ({ slug, title, code, meaning }: (typeof pages)[number]) =>
        `- [${title[locale]}](./${slug}.mdx)${code ? ` (\`${code}\`)` : ""}: ${prose(firstSentence(meaning[locale]))}`;
      return page(
        frontMatter({
          title: named(group.title[locale]),
          sidebar_label: group.label[locale],
          description: named(group.description[locale]),
          slug: `/${fieldDocSet}/${each.page}`,
          custom_edit_url: editLink(source),
        }),
        pages.length + rows.length > 0 ? group.intro[locale] : group.onlyLibrary[locale],
        pages.length > 0 && heading(group.pages[locale], "paginas"),
        pages.length > 0 && sortedByTitle(pages, locale).map(link).join("\n"),
        rows.length > 0 && heading(group.rows[locale], "campos"),
        rows.length > 0 && rowsTable(rows, locale),
        names.length > 0 && heading(group.library[locale], "biblioteca"),
        names.length > 0 && group.libraryIntro[locale],
        names.length > 0 && libraryTable(names, locale),
      );
    },
  };
}

/** One page a topic: the fields with pages, those that are rows, and what only the library has. */
export const fieldGroupPages: readonly GeneratedPage[] = fieldGroups.map(groupPage);
