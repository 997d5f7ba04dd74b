import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { responseCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import { transactionStatuses } from "@portal/shared/esitef/words/statuses.data.ts";
import type { CodeWords } from "@portal/shared/esitef/words/words.ts";
import { type Locale, localeDetails, locales } from "@portal/shared/locales.ts";
import { callPages } from "../../../data/call-pages.ts";
import {
  type CallSheet,
  type CodeMeaning,
  type CodeSheet,
  callSheetAddress,
  codeSheetAddress,
  keyOf,
  namedValues,
  ownKey,
  type Source,
} from "../../../data/e-sitef/call-sheet.ts";
import { type CarriedValue, carriedValues } from "../../../data/e-sitef/carried-values.ts";
import { type PanelCall, panelCalls } from "../../../data/panel-calls.ts";
import { wsConsultaStatuses } from "../../../data/sitefex-ws-consulta/statuses.data.ts";
import type { Files } from "../write-files.ts";

/** Stand for what only the reader's own program has. */
const placeholders = /^(?:Bearer SIGNATURE|[A-Z_]*TOKEN)$/;

function exampleValues({ path, parameters, example }: PanelCall): Record<string, string> {
  const address = new URL(example.url);
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`);
  const inPath = Object.entries(pattern.exec(decodeURIComponent(address.pathname))?.groups ?? {});
  const isHeader = (name: string) => parameters.some((each) => each.in === "header" && each.name === name);
  const inHeaders = Object.entries(example.headers).filter(([name]) => isHeader(name));
  const all: [string, string][] = [
    ...inPath.map(([name, value]): [string, string] => [keyOf("path", name), value]),
    ...[...address.searchParams].map(([name, value]): [string, string] => [keyOf("query", name), value]),
    ...inHeaders.map(([name, value]): [string, string] => [keyOf("header", name), value]),
    ...namedValues(example.body, "").map(([name, value]): [string, string] => [keyOf("body", name), value]),
  ];
  return Object.fromEntries(
    all
      .filter(([, value]) => !placeholders.test(value))
      .map(([name, value]) => [name, value === "MERCHANT_KEY" ? ownKey : value]),
  );
}

/** The page of the doc set that gives it. */
function source(carried: CarriedValue, docSet: string, locale: Locale): Source {
  const giver = callPages.find(
    (page) => page.docSet === docSet && page.id === carriedValues[carried].givenBy,
  );
  if (!giver) throw new Error(`No page tells how ${carriedValues[carried].givenBy} gives ${carried}.`);
  const page = `${localeDetails[locale].prefix}/docs/${docSet}/${giver.page}`;
  return { carried, title: giver.title[locale], page };
}

function parametersOf({ parameters }: PanelCall, locale: Locale): CallSheet["parameters"] {
  return parameters.map(({ name, in: place, need, shape, meaning, when }) => ({
    name,
    in: place,
    required: need,
    type: shape.type,
    ...(shape.values && { values: shape.values }),
    ...(shape.isLiteral && { isLiteral: shape.isLiteral }),
    meaning: [meaning[locale], when?.[locale]].filter((text) => text !== undefined).join(" "),
  }));
}

function callSheet(call: PanelCall, locale: Locale): CallSheet {
  const { id, product, base, method, path, answer, example, gives, takes, givers } = call;
  return {
    operation: id,
    product,
    base,
    method,
    path,
    parameters: parametersOf(call, locale),
    example: exampleValues(call),
    sendsBody: method !== "GET" && example.body !== undefined,
    gives,
    takes: Object.fromEntries(
      Object.entries(takes).map(([name, carried]) => [name, source(carried, givers, locale)]),
    ),
    answer: Object.fromEntries(answer.map(({ name, meaning }) => [name, meaning[locale]])),
  };
}

const meanings = (entries: readonly CodeWords[], locale: Locale): Record<string, CodeMeaning> =>
  Object.fromEntries(
    entries.map(({ code, name, action }) => [
      code,
      { name: name[locale], ...(action && { action: action[locale] }) },
    ]),
  );

const codeSheet = (locale: Locale): CodeSheet => ({
  codes: meanings(responseCodes, locale),
  statuses: meanings(transactionStatuses, locale),
  estados: meanings(wsConsultaStatuses, locale),
  http: meanings(httpStatuses, locale),
});

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** What the panels fetch, for each call in each language. */
export function tryItFiles(): Files {
  const files = new Map<string, string>();
  for (const locale of locales) {
    files.set(`static/${codeSheetAddress(locale)}`, json(codeSheet(locale)));
    for (const call of panelCalls) {
      files.set(`static/${callSheetAddress(call.id, locale)}`, json(callSheet(call, locale)));
    }
  }
  return files;
}
