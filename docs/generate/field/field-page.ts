import type { Locale } from "../../../shared/locales.ts";
import { functionCodes } from "../../data/clisitef/function-codes.data.ts";
import { codeAnchor } from "../../data/localized-table.ts";
import { fields, fieldsByGroup } from "../../data/manual-interface-clisitef/fields.ts";
import { formats } from "../../data/manual-interface-clisitef/formats.data.ts";
import { fieldGroups } from "../../data/manual-interface-clisitef/groups.data.ts";
import type { Field, FieldGroup, Format } from "../../data/schema.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { directionNames, sizeText, typeNames, fieldWords as words } from "./field-words.ts";

export const fieldDocSet = "manual-interface-clisitef";
const library = "../../clisitef/generated";

const fieldsBySlug = new Map(fields.map((field) => [field.slug, field]));
const functionsByCode = new Map(functionCodes.map((entry) => [entry.code, entry]));

function formatOf(field: Field): Format {
  const format = formats.find(({ id }) => id === field.format);
  if (!format) throw new Error(`The field ${field.slug} has the unknown format ${field.format}.`);
  return format;
}

/** What the listed values are made of says more than that they are listed. */
function typeOf(field: Field): Format["type"] {
  const values = field.values?.map(({ value }) => value).join("") ?? "";
  if (field.format !== "enum" || values === "") return formatOf(field).type;
  if (/^\d+$/.test(values)) return "N";
  return /^[A-Z]+$/.test(values) ? "A" : "AN";
}

/** Every field of the exchange is one line; an indexed one is shown by its first occurrence. */
export const exampleLine = ({ code, example }: Field) => `${code.replace("xxx", "001")} = ${example}`;

function facts(field: Field, group: FieldGroup, locale: Locale): string {
  const badge = (part: "code" | "size") => (field.illustrative?.includes(part) ? " <Illustrative />" : "");
  const rows = [
    [words.type[locale], typeNames[typeOf(field)][locale]],
    [words.size[locale], `${sizeText(field.size)[locale]}${badge("size")}`],
    [words.direction[locale], directionNames[field.direction][locale]],
    [words.files[locale], group.headers.map((header) => `\`${header}\``).join(", ")],
    [words.group[locale], `[${group.title[locale]}](./campos.mdx#${group.id})`],
  ];
  if (field.fieldType !== undefined) {
    const code = String(field.fieldType);
    const target = `${library}/tabela_valores_tipocampo.mdx#${codeAnchor(code)}`;
    rows.push([words.fieldType[locale], `[TipoCampo ${code}](${target})`]);
  }
  return table([words.code[locale], `\`${field.code}\`${badge("code")}`], rows);
}

function whenItAppears({ direction }: Field, group: FieldGroup, locale: Locale): string {
  const lines = [];
  if (direction !== "response") lines.push(group.request[locale]);
  if (direction !== "request") lines.push(group.response[locale]);
  return lines.map((line) => `- ${prose(line)}`).join("\n");
}

function acceptedValues(field: Field, locale: Locale): string | undefined {
  if (!field.values) return undefined;
  const rows = field.values.map(({ value, meaning }) => [`\`${value}\``, prose(meaning[locale])]);
  return table([words.value[locale], words.meaning[locale]], rows);
}

/** The line inside the shortest file that may carry it, so that readers see where it stands. */
function exampleFile(field: Field, group: FieldGroup): string {
  const lines = [`000-000 = ${group.headers[0] ?? "CRT"}`, "001-000 = 1025", "999-999 = 0"];
  const code = field.code.slice(0, 3);
  const place = lines.findIndex((line) => line.startsWith(code));
  if (place >= 0) lines[place] = exampleLine(field);
  else lines.splice(2, 0, exampleLine(field));
  const marked = (place >= 0 ? place : 2) + 1;
  return ["```text {" + marked + "}", ...lines, "```"].join("\n");
}

function relatedLinks(field: Field, group: FieldGroup, locale: Locale): string {
  const toFields = field.related.map((slug) => {
    const other = fieldsBySlug.get(slug);
    if (!other) throw new Error(`The field ${field.slug} is related to ${slug}, which does not exist.`);
    return `[${other.title[locale]}](./${slug}.mdx) (\`${other.code}\`)`;
  });
  const toFunctions = group.functions.map((code) => {
    const entry = functionsByCode.get(String(code));
    const name = entry ? prose(entry.name[locale]) : "";
    const target = `${library}/tabela_codigos_funcoes.mdx#${codeAnchor(String(code))}`;
    return `${words.functionWord[locale]} [${code}](${target}): ${name}`;
  });
  return [...toFields, ...toFunctions].map((link) => `- ${link}`).join("\n");
}

function fieldPage(field: Field, group: FieldGroup): GeneratedPage {
  const source = `data/${fieldDocSet}/${group.id}.data.ts`;
  return {
    docSet: fieldDocSet,
    slug: field.slug,
    kind: "field",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: field.title[locale],
          description: `${words.field[locale]} ${field.code}: ${firstSentence(field.meaning[locale])}`,
          slug: `/${fieldDocSet}/${field.slug}`,
          custom_edit_url: editLink(source),
        }),
        prose(field.meaning[locale]),
        heading(words.facts[locale], "ficha"),
        facts(field, group, locale),
        field.illustrative && `<Illustrative /> ${words.legend[locale]}`,
        heading(words.when[locale], "quando"),
        whenItAppears(field, group, locale),
        heading(words.values[locale], "valores"),
        prose(formatOf(field).explanation[locale]),
        field.code.endsWith("xxx") && words.indexed[locale],
        acceptedValues(field, locale),
        heading(words.example[locale], "exemplo"),
        exampleFile(field, group),
        heading(words.related[locale], "relacionados"),
        relatedLinks(field, group, locale),
      ),
  };
}

export const fieldPages: readonly GeneratedPage[] = fieldGroups.flatMap((group) =>
  (fieldsByGroup[group.id] ?? []).map((field) => fieldPage(field, group)),
);
