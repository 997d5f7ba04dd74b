import type { Locale } from "@portal/shared/locales.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import { fieldPages as described } from "../../../data/manual-interface-clisitef/field-pages.data.ts";
import type { FieldPage } from "../../../data/manual-interface-clisitef/field-schema.ts";
import { groupOf } from "../../../data/manual-interface-clisitef/fields.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { partsOf, fieldWords as words } from "./field-words.ts";

export const fieldDocSet = "manual-interface-clisitef";

const source = `data/${fieldDocSet}/field-pages.data.ts`;
const fieldsBySlug = new Map(described.map((field) => [field.slug, field]));

/** The library's own page of its field types, at the row of one. */
export function libraryLink(fieldType: number): string {
  const anchor = codeAnchor(String(fieldType));
  return `[TipoCampo ${fieldType}](../../clisitef/generated/tabela_valores_tipocampo.mdx#${anchor})`;
}

function facts(field: FieldPage, locale: Locale): string {
  const { code, ...parts } = partsOf(field, locale);
  const group = groupOf(field);
  const rows = [
    [words.type[locale], parts.type],
    [words.size[locale], parts.size],
    [words.direction[locale], parts.direction],
    [words.files[locale], parts.headers],
    [words.group[locale], `[${group.title[locale]}](./${group.page}.mdx)`],
  ];
  if (field.fieldType !== undefined) rows.push([words.fieldType[locale], libraryLink(field.fieldType)]);
  return table([words.code[locale], code], rows);
}

const acceptedValues = ({ lists = [] }: FieldPage, locale: Locale) =>
  lists.flatMap(({ title, values }) => [
    title && `**${prose(title[locale])}**`,
    table(
      [words.value[locale], words.meaning[locale]],
      values.map(({ value, meaning }) => [`\`${value}\``, prose(meaning[locale])]),
    ),
  ]);

/** The line inside the shortest file that may carry it; an indexed one is shown by its first occurrence. */
function exampleFile({ code, example, headers }: FieldPage): string | undefined {
  if (!code || example === undefined) return undefined;
  const operation = headers === "all" ? "CRT" : (headers?.[0] ?? "CRT");
  const line = `${code.replace("xxx", "001")} = ${example}`;
  const lines = [`000-000 = ${operation}`, "001-000 = 1025", "999-999 = 0"];
  const place = lines.findIndex((each) => each.startsWith(code.slice(0, 3)));
  if (place >= 0) lines[place] = line;
  else lines.splice(2, 0, line);
  const marked = (place >= 0 ? place : 2) + 1;
  return ["```text {" + marked + "}", ...lines, "```"].join("\n");
}

function relatedLinks({ slug, related }: FieldPage, locale: Locale): string {
  return related
    .map((each) => {
      const other = fieldsBySlug.get(each);
      if (!other) throw new Error(`The field ${slug} is related to ${each}, which has no page.`);
      return `- [${other.title[locale]}](./${each}.mdx)${other.code ? ` (\`${other.code}\`)` : ""}`;
    })
    .join("\n");
}

/** Search engines and lists of pages show the first sentence, as text without links. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, "$1").replaceAll("`", "");

function fieldPage(field: FieldPage): GeneratedPage {
  return {
    docSet: fieldDocSet,
    slug: field.slug,
    kind: "field",
    source,
    write: (locale) => {
      const name = field.code ? `${words.field[locale]} ${field.code}` : words.withoutCode[locale];
      const values = acceptedValues(field, locale);
      const example = exampleFile(field);
      return page(
        frontMatter({
          title: field.title[locale],
          description: `${name}: ${withoutLinks(firstSentence(field.meaning[locale]))}`,
          slug: `/${fieldDocSet}/${field.slug}`,
          custom_edit_url: editLink(source),
        }),
        prose(field.meaning[locale]),
        field.code?.endsWith("xxx") && words.indexed[locale],
        !field.code && words.codeless[locale],
        heading(words.facts[locale], "ficha"),
        facts(field, locale),
        values.length > 0 && heading(words.values[locale], "valores"),
        ...values,
        example && heading(words.example[locale], "exemplo"),
        example && words.madeUp[locale],
        example,
        heading(words.related[locale], "relacionados"),
        relatedLinks(field, locale),
      );
    },
  };
}

export const fieldPages: readonly GeneratedPage[] = described.map(fieldPage);
