import { httpStatuses } from "../../../shared/esitef/words/http-statuses.data.ts";
import { responseCodes } from "../../../shared/esitef/words/response-codes.data.ts";
import { transactionStatuses } from "../../../shared/esitef/words/statuses.data.ts";
import type { CodeWords } from "../../../shared/esitef/words/words.ts";
import { type Locale, localeDetails, locales } from "../../../shared/locales.ts";
import {
  type CallSheet,
  type CodeMeaning,
  type CodeSheet,
  callSheetAddress,
  codeSheetAddress,
  keyOf,
  type Source,
} from "../../data/e-sitef/call-sheet.ts";
import { type CarriedValue, carriedValues, takes } from "../../data/e-sitef/carried-values.ts";
import { operationExamples } from "../../data/e-sitef/operation-examples.ts";
import { operations } from "../../data/e-sitef/operations.data.ts";
import type { HttpExample, Json } from "../../data/examples/request-code/http-example.ts";
import type { Operation } from "../../data/schema.ts";
import type { Files } from "../write-files.ts";

/** Values by the names that the form gives them: `payments[0].amount`. */
function named(value: Json | undefined, name: string): [string, string][] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((member: Json, at) => named(member, `${name}[${at}]`));
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, inner]) =>
      named(inner, name === "" ? key : `${name}.${key}`),
    );
  }
  return [[name, String(value)]];
}

/** Stand for what only the reader's own program has. */
const placeholders = /^(?:Bearer SIGNATURE|MERCHANT_KEY)$/;

function exampleValues({ path, parameters }: Operation, example: HttpExample): Record<string, string> {
  const address = new URL(example.url);
  const pattern = new RegExp(`${path.replace(/\/$/, "").replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`);
  const inPath = Object.entries(pattern.exec(decodeURIComponent(address.pathname))?.groups ?? {});
  const isHeader = (name: string) => parameters.some((each) => each.in === "header" && each.name === name);
  const inHeaders = Object.entries(example.headers).filter(
    ([name, value]) => isHeader(name) && !placeholders.test(value),
  );
  return Object.fromEntries([
    ...inPath.map(([name, value]) => [keyOf("path", name), value]),
    ...[...address.searchParams].map(([name, value]) => [keyOf("query", name), value]),
    ...inHeaders.map(([name, value]) => [keyOf("header", name), value]),
    ...named(example.body, "").map(([name, value]) => [keyOf("body", name), value]),
  ]);
}

function source(carried: CarriedValue, locale: Locale): Source {
  const giver = operations.find(({ id }) => id === carriedValues[carried].givenBy);
  if (!giver) throw new Error(`No operation ${carriedValues[carried].givenBy} gives ${carried}.`);
  const page = `${localeDetails[locale].prefix}/docs/e-sitef/${giver.page}`;
  return { carried, title: giver.title[locale], page };
}

function given({ answer }: Operation): Record<string, string> {
  const has = (name: string) => answer.some((each) => each.name === name);
  return Object.fromEntries(
    Object.entries(carriedValues).flatMap(([value, { answer: name }]) => (has(name) ? [[value, name]] : [])),
  );
}

function callSheet(operation: Operation, example: HttpExample, locale: Locale): CallSheet {
  const { id, method, path, parameters, answer } = operation;
  return {
    operation: id,
    method,
    path,
    takesCredentials: "merchant_id" in example.headers,
    parameters: parameters.map(({ meaning, name, in: place, required, type, values, size }) => ({
      name,
      in: place,
      required,
      type,
      ...(values && { values }),
      ...(size && { size }),
      meaning: meaning[locale],
    })),
    example: exampleValues(operation, example),
    sendsBody: method !== "GET" && example.body !== undefined,
    gives: given(operation),
    takes: Object.fromEntries(
      Object.entries(takes(operation)).map(([name, carried]) => [name, source(carried, locale)]),
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
  http: meanings(httpStatuses, locale),
});

const json = (value: unknown) => `${JSON.stringify(value)}\n`;

/** What the panels fetch, for each call in each language. */
export function tryItFiles(): Files {
  const files = new Map<string, string>();
  for (const locale of locales) {
    files.set(`static/${codeSheetAddress(locale)}`, json(codeSheet(locale)));
    for (const operation of operations) {
      const example = operationExamples[operation.id];
      if (!example) throw new Error(`The operation ${operation.id} has no example.`);
      files.set(
        `static/${callSheetAddress(operation.id, locale)}`,
        json(callSheet(operation, example, locale)),
      );
    }
  }
  return files;
}
