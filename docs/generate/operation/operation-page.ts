import { httpStatuses } from "../../../shared/esitef/words/http-statuses.data.ts";
import { responseCodes } from "../../../shared/esitef/words/response-codes.data.ts";
import { transactionStatuses } from "../../../shared/esitef/words/statuses.data.ts";
import type { Locale, Localized } from "../../../shared/locales.ts";
import { operations } from "../../data/e-sitef/operations.data.ts";
import { codeAnchor } from "../../data/localized-table.ts";
import type { AnswerField, Operation, Parameter } from "../../data/schema.ts";
import { sizeText } from "../field/field-words.ts";
import { editLink, type GeneratedPage } from "../generated-page.ts";
import { firstSentence, frontMatter, heading, page, prose, table } from "../markdown.ts";
import { openApiAddress } from "../openapi-words.ts";
import {
  groupGuides,
  placeText,
  requiredText,
  typeWords,
  operationWords as words,
} from "./operation-words.ts";

export const operationDocSet = "e-sitef";

const credentials: readonly { name: string; meaning: Localized }[] = [
  { name: "merchant_id", meaning: words.merchantId },
  { name: "merchant_key", meaning: words.merchantKey },
  { name: "Content-Type", meaning: words.contentType },
];

function address({ method, path, parameters }: Operation): string {
  const query = parameters
    .filter((each) => each.in === "query")
    .map(({ name }) => `${name}={${name}}`)
    .join("&");
  const target = `https://%testHost%/e-sitef/api${path}${query && `?${query}`}`;
  return ["```http", `${method} ${target}`, "```"].join("\n");
}

function typeText({ type, size }: Parameter | AnswerField, locale: Locale): string {
  return size && type !== "B"
    ? `${typeWords[type][locale]}, ${sizeText(size)[locale]}`
    : typeWords[type][locale];
}

const badge = ({ illustrative }: { readonly illustrative?: true }) =>
  illustrative ? " <Illustrative />" : "";

/** Values that the explanation does not name already. */
function acceptedValues({ values = [], meaning }: Parameter, locale: Locale): string {
  const named = values.some((value) => meaning[locale].includes(`\`${value}\``));
  if (named || values.length === 0) return "";
  const word = values.length === 1 ? words.oneValue : words.values;
  return ` ${word[locale]} ${values.map((value) => `\`${value}\``).join(", ")}.`;
}

/** One below the other: names are long, and a table would push their meaning out of the window. */
function fieldList(entries: readonly (readonly [head: string, meaning: string])[]): string {
  const items = entries.map(([head, meaning]) => `- ${head}\n\n  ${meaning}`);
  return ['<div className="parameters">', ...items, "</div>"].join("\n\n");
}

function parameterHead(each: Parameter, locale: Locale): string {
  const facts = [typeText(each, locale), placeText[each.in]?.[locale], requiredText[each.required][locale]];
  return `\`${each.name}\` ${facts.filter(Boolean).join(" · ")}${badge(each)}`;
}

const parameterList = ({ parameters }: Operation, locale: Locale) =>
  fieldList(
    parameters
      .filter((each) => each.in !== "header")
      .map((each) => [
        parameterHead(each, locale),
        prose(each.meaning[locale]) + acceptedValues(each, locale),
      ]),
  );

const answerList = ({ answer }: Operation, locale: Locale) =>
  fieldList(
    answer.map((each) => [
      `\`${each.name}\` ${typeText(each, locale)}${badge(each)}`,
      prose(each.meaning[locale]),
    ]),
  );

function statusTable({ statuses }: Operation, locale: Locale): string {
  const rows = statuses.map((status) => {
    const entry = httpStatuses.find(({ code }) => code === String(status));
    if (!entry) throw new Error(`The HTTP status ${status} is not described.`);
    return [`\`${status}\``, prose(entry.name[locale]), prose(entry.action?.[locale] ?? "")];
  });
  return table(["HTTP", words.meaning[locale], words.action[locale]], rows);
}

function codeTable({ codes, group }: Operation, locale: Locale): string {
  const rows = codes.map((code) => {
    const entry = responseCodes.find((each) => each.code === code);
    if (!entry) throw new Error(`The response code ${code} is not described.`);
    const link = `[\`${code}\`](../codigos-da-api.mdx#${codeAnchor(code)})`;
    return [link, prose(entry.name[locale]), prose(entry.action?.[locale] ?? "")];
  });
  const field = group === "authentication" ? "response_code" : "code";
  return table([`\`${field}\``, words.meaning[locale], words.action[locale]], rows);
}

function outcomeTable({ outcomes }: Operation, locale: Locale): string {
  const rows = outcomes.map(({ code, action }) => {
    const entry = transactionStatuses.find((each) => each.code === code);
    if (!entry) throw new Error(`The status ${code} is not described.`);
    const link = `[\`${code}\`](../codigos-da-api-status-transacao.mdx#${codeAnchor(code)})`;
    return [link, prose(entry.name[locale]), prose(action[locale])];
  });
  return rows.length === 0 ? "" : table(["`status`", words.meaning[locale], words.action[locale]], rows);
}

/** The file is at the root of the site in every language. */
const tryIt = (locale: Locale) =>
  words.tryItText[locale]
    .replace("%openapi%", `pathname:///${openApiAddress(locale)}`)
    .replace("%credentials%", '<PortalLink to="/onboarding/access-data">`merchant_id`</PortalLink>')
    .replace("%cards%", "../cartoes-teste.mdx");

/** How an answer is read: by its code and status, by its code alone, or as what creates a token says it. */
function howToRead({ group, outcomes }: Operation) {
  if (group === "authentication") return words.readToken;
  return outcomes.length === 0 ? words.readCard : words.readStatus;
}

const readMore = (operation: Operation, locale: Locale) =>
  [
    ...(groupGuides[operation.group] ?? []).map(
      ({ page: slug, title }) => `- [${title[locale]}](../${slug}.mdx)`,
    ),
    ...operations
      .filter(({ group, id }) => group === operation.group && id !== operation.id)
      .map(({ page: slug, title }) => `- [${title[locale]}](./${slug}.mdx)`),
  ].join("\n");

const isMarked = ({ parameters, answer, illustrative }: Operation) =>
  illustrative === true || [...parameters, ...answer].some((each) => each.illustrative);

const imports = [
  'import { Exchange } from "@site/src/exchange.tsx";',
  'import { operationExamples } from "@site/data/e-sitef/operation-examples.ts";',
].join("\n");

function callSection(operation: Operation, locale: Locale): string {
  return page(
    heading(words.call[locale], "chamada"),
    address(operation),
    operation.illustrative && `<Illustrative /> ${words.illustrativeCall[locale]}`,
    table(
      [words.header[locale], words.meaning[locale]],
      [...credentials, ...operation.parameters.filter((each) => each.in === "header")].map(
        ({ name, meaning }) => [`\`${name}\``, prose(meaning[locale])],
      ),
    ),
    heading(words.parameters[locale], "parametros"),
    parameterList(operation, locale),
    isMarked(operation) && `<Illustrative /> ${words.legend[locale]}`,
  ).trimEnd();
}

function answerSection(operation: Operation, locale: Locale): string {
  return page(
    heading(words.example[locale], "exemplo"),
    `<Exchange example={operationExamples["${operation.id}"]} />`,
    heading(words.answer[locale], "resposta"),
    answerList(operation, locale),
    prose(howToRead(operation)[locale]).replace("%status%", "../codigos-da-api-status-transacao.mdx"),
    heading(words.errors[locale], "erros"),
    statusTable(operation, locale),
    codeTable(operation, locale),
    prose(words.otherCodes[locale]),
    outcomeTable(operation, locale),
  ).trimEnd();
}

const description = ({ method, path, purpose }: Operation, locale: Locale) =>
  `${method} ${path}: ${firstSentence(purpose[locale])}`.replaceAll("`", "");

const source = "data/e-sitef/operations.data.ts";

function operationPage(operation: Operation): GeneratedPage {
  return {
    docSet: operationDocSet,
    slug: operation.page,
    kind: "api-operation",
    source,
    write: (locale) =>
      page(
        frontMatter({
          title: operation.title[locale],
          description: description(operation, locale),
          slug: `/${operationDocSet}/${operation.page}`,
          custom_edit_url: editLink(source),
        }),
        imports,
        prose(operation.purpose[locale]),
        callSection(operation, locale),
        answerSection(operation, locale),
        heading(words.retry[locale], "repetir"),
        prose(operation.retry[locale]),
        heading(words.tryIt[locale], "experimente"),
        tryIt(locale),
        heading(words.more[locale], "veja-tambem"),
        readMore(operation, locale),
      ),
  };
}

export const operationPages: readonly GeneratedPage[] = operations.map(operationPage);
