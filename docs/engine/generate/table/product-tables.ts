import type { Locale, Localized } from "@portal/shared/locales.ts";
import { type WsConsultaError, wsConsultaErrors } from "@portal/shared/ws-consulta/errors.data.ts";
import { type EstadoRule, estadoRules } from "@portal/shared/ws-consulta/estado.data.ts";
import { type CodeTableSource, columns } from "../../../data/code-table.ts";
import {
  type ApiCall,
  type ApiParameter,
  callsOf,
  type ProductApi,
} from "../../../data/product-api/described.ts";
import { pspApi, wsConsultaApi } from "../../../data/product-apis.ts";
import { wsConsultaErrorWords } from "../../../data/sitefex-ws-consulta/error-words.data.ts";
import { referenceWords } from "../../../words/reference.ts";
import { inLocale } from "./code-table.ts";

const { productTable: words, operation, required } = referenceWords;

const together = (first: Localized, second: Localized | undefined): Localized => {
  if (!second) return first;
  const joined = (locale: Locale) => `${first[locale]} ${inLocale(second, locale)}`;
  return { pt: joined("pt"), en: joined("en"), es: joined("es") };
};

/** The calls of an interface: method and path, and what each is for. */
const callTable = (id: string, caption: Localized, api: ProductApi): CodeTableSource => ({
  id,
  caption,
  columns: [words.call, columns.meaning],
  anchorWord: "chamada",
  rows: callsOf(api).map(({ method, path, purpose, note, inferredPath }) => ({
    code: `${method} ${path}`,
    cells: [together(purpose, note)],
    ...(inferredPath && { inSandbox: true as const }),
  })),
});

const parameterRow = ({ name, meaning, need, shape: { values } }: ApiParameter) => ({
  code: name,
  cells: [
    required[need],
    values ? together(meaning, sameEverywhere(values.map((value) => `\`${value}\``).join(", "))) : meaning,
  ],
});

const sameEverywhere = (text: string): Localized => ({ pt: text, en: text, es: text });

/** What one call takes in its body. */
function bodyTable(id: string, caption: Localized, call: ApiCall): CodeTableSource {
  const body = call.parameters.filter((each) => each.in === "body");
  return {
    id,
    caption,
    columns: [words.field, operation.required, columns.meaning],
    anchorWord: call.id,
    rows: body.map(parameterRow),
  };
}

function callOf(api: ProductApi, id: string): ApiCall {
  const call = callsOf(api).find((each) => each.id === id);
  if (!call) throw new Error(`${api.docSet} has no call "${id}".`);
  return call;
}

/** Members of the answer's list, without what leads to them. */
function transactionFields(): CodeTableSource {
  const { answer } = callOf(wsConsultaApi, "query-transaction");
  const list = "transacoes[].";
  const members = typeof answer === "string" ? [] : answer.filter(({ name }) => name.startsWith(list));
  return {
    id: "ws-consulta-fields",
    caption: words.transactionFields,
    columns: [words.field, columns.meaning],
    anchorWord: "campo",
    rows: members.map(({ name, meaning }) => ({ code: name.slice(list.length), cells: [meaning] })),
  };
}

/** What an error is about: a parameter, the status of the transaction, or the key as a whole. */
const concern = ({ parameter, why }: WsConsultaError) =>
  parameter ?? (why === "notPending" ? "estado" : "codsit, datatrn, nsusitef, codlojasitef");

/** One row for each parameter, whatever may be wrong with it. */
function errorTable(): CodeTableSource {
  const joined = (errors: readonly WsConsultaError[], part: "cause" | "fix"): Localized => {
    const inOne = (locale: Locale) =>
      errors
        .map(({ why, parameter = "" }) =>
          wsConsultaErrorWords[why][part][locale].replace("%name%", parameter),
        )
        .join(part === "cause" ? "; " : " ");
    return { pt: inOne("pt"), en: inOne("en"), es: inOne("es") };
  };
  return {
    id: "ws-consulta-errors",
    caption: words.errors,
    columns: [words.concerns, words.cause, columns.action],
    anchorWord: "erro",
    rows: [...Map.groupBy(wsConsultaErrors, concern)].map(([code, errors]) => ({
      code,
      cells: [joined(errors, "cause"), joined(errors, "fix")],
    })),
  };
}

/** Which statuses of e-SiTef the sandbox calls so. */
function statusesOf(rules: readonly EstadoRule[]): Localized {
  const inOne = (locale: Locale) =>
    rules
      .map(({ status, cause, isPartlyRefunded }) => {
        const when = cause ? words.settledHere : isPartlyRefunded && words.partlyRefunded;
        return when ? `\`${status}\`, ${when[locale]}` : `\`${status}\``;
      })
      .join("; ");
  return { pt: inOne("pt"), en: inOne("en"), es: inOne("es") };
}

/** Tables of the interfaces of other products than e-SiTef. */
export const productTables: readonly CodeTableSource[] = [
  callTable("ws-consulta-calls", words.wsConsultaCalls, wsConsultaApi),
  transactionFields(),
  {
    id: "ws-consulta-sandbox-statuses",
    caption: words.sandboxStatuses,
    columns: [columns.code, words.inSandboxStatus],
    anchorWord: "sandbox",
    rows: [...Map.groupBy(estadoRules, ({ estado }) => estado)].map(([code, rules]) => ({
      code,
      cells: [statusesOf(rules)],
      inSandbox: true as const,
    })),
  },
  errorTable(),
  callTable("psp-calls", words.pspCalls, pspApi),
  bodyTable("psp-customer", words.pspCustomer, callOf(pspApi, "client-create")),
  bodyTable("psp-cash-out", words.pspCashOut, callOf(pspApi, "cashout-create")),
  bodyTable("psp-opt-in", words.pspOptIn, callOf(pspApi, "opt-in")),
];
