import type { Need } from "../esitef/schema.ts";
import type { ProductOperation, SecurityFact } from "../product-api/schema.ts";
import { transactionFields, type WsConsultaValue } from "./values.data.ts";

type Call = ProductOperation<WsConsultaValue>;

const isField = (name: string): name is keyof typeof transactionFields => name in transactionFields;
const transactions: readonly WsConsultaValue[] = [
  "status",
  "transacoes",
  ...Object.keys(transactionFields).filter(isField),
];

const call = (
  id: string,
  query: Readonly<Partial<Record<WsConsultaValue, Need>>>,
  said: Pick<Call, "path" | "page"> & Partial<Call>,
): Call => ({
  method: "GET",
  query,
  answer: transactions,
  security: ["basic"],
  fact: `wsConsulta.operations.${id}`,
  ...said,
});

/** What a pending transaction is found by. */
const key = { codsit: "yes", datatrn: "yes", nsusitef: "yes" } as const;
const period = { horainicial: "no", horafinal: "no" } as const;
/** Where only the translated page was found, the names in it are translated as well. */
const translatedPeriod = ["horainicial", "horafinal", "codigo_cliente"] as const;

export const wsConsultaOperations = {
  "query-transaction": call(
    "query-transaction",
    {
      codsit: "yes",
      datatrn: "yes",
      nsusitef: "conditional",
      cupomfiscal: "conditional",
      codlojasitef: "conditional",
      codlojatronco: "conditional",
      codigo_cliente: "conditional",
    },
    { path: "/transacoes/busca", page: "webservice-consulta-transacao" },
  ),
  "query-by-date": call(
    "query-by-date",
    { datatrn: "yes", ...period, numpdv: "no", codigo_cliente: "no" },
    { path: "/transacoes/buscadata", page: "webservice-consulta-transacoes-data" },
  ),
  "query-by-bin": call(
    "query-by-bin",
    { datatrn: "yes", operador: "yes", bin: "yes", codigo_cliente: "conditional" },
    {
      path: "/transacoes/buscabin",
      page: "webservice-consulta-transacoes-bin",
      inferredPath: true,
      inferredNames: ["operador", "codigo_cliente"],
    },
  ),
  "query-by-export-date": call(
    "query-by-export-date",
    { datatrn: "yes", ...period, codigo_cliente: "no" },
    {
      path: "/transacoes/buscadataexportacao",
      page: "webservice-consulta-transacoes-data-exportacao",
      inferredPath: true,
      inferredNames: translatedPeriod,
    },
  ),
  "query-reversal": call(
    "query-reversal",
    { ...key, codlojasitef: "conditional", codlojatronco: "conditional", codigo_cliente: "conditional" },
    {
      path: "/estorno/busca",
      page: "webservice-consulta-transacoes-estorno",
      inferredPath: true,
      answerInSandbox: true,
    },
  ),
  "query-reversals-by-date": call(
    "query-reversals-by-date",
    { datatrn: "yes", ...period, codigo_cliente: "conditional" },
    {
      path: "/estorno/buscadata",
      page: "webservice-consulta-transacoes-estorno-data",
      inferredPath: true,
      inferredNames: translatedPeriod,
      answerInSandbox: true,
    },
  ),
  "query-pending": call(
    "query-pending",
    { datefrom: "yes", dateto: "yes", ...period, codigo_cliente: "conditional" },
    { path: "/transacoes/pendencias", page: "webservice-consulta-transacoes-pendentes" },
  ),
  "confirm-pending": call(
    "confirm-pending",
    { ...key, codlojasitef: "yes", codigo_cliente: "conditional" },
    {
      method: "POST",
      path: "/transacoes/pendencias/confirma",
      page: "webservice-confirmacao-transacao-pendente",
      inferredPath: true,
      inferredNames: ["codigo_cliente"],
      success: 200,
      answer: "empty",
    },
  ),
  "cancel-pending": call(
    "cancel-pending",
    { ...key, codlojasitef: "yes", codigo_cliente: "conditional" },
    {
      method: "POST",
      path: "/transacoes/pendencias/cancela",
      page: "webservice-cancelamento-transacao-pendente",
      inferredPath: true,
      inferredNames: ["codigo_cliente"],
      success: 200,
      answer: "empty",
    },
  ),
  version: call("version", {}, { path: "/versao", page: "webservice-versao", answer: ["version"] }),
} as const satisfies Record<string, Call>;

export type WsConsultaOperationId = keyof typeof wsConsultaOperations;

export const wsConsultaSecurity = {
  basic: { scheme: { type: "http", scheme: "basic" }, fact: "wsConsulta.technical.authentication" },
} as const satisfies Record<string, SecurityFact>;
