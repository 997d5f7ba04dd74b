import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { responseCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import {
  riskStatuses,
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "@portal/shared/esitef/words/statuses.data.ts";
import { threeDsCodes } from "@portal/shared/esitef/words/three-ds-codes.data.ts";
import type { Localized } from "@portal/shared/locales.ts";
import { authorizers } from "../../../data/e-sitef/authorizers.data.ts";
import { installmentTypes } from "../../../data/e-sitef/installment-types.data.ts";
import type { Authorizer, StatusCode } from "../../../data/schema.ts";
import { type CodeTableSource, columns, withAction, yesNo } from "./code-table.ts";
import { declineTable } from "./decline-table.ts";

export const authorizerKindNames: Record<Authorizer["kind"], Localized> = {
  card: { pt: "Cartão", en: "Card", es: "Tarjeta" },
  transfer: { pt: "Transferência", en: "Transfer", es: "Transferencia" },
  "private-label": { pt: "Cartão próprio da loja", en: "Store card", es: "Tarjeta propia del comercio" },
  voucher: { pt: "Voucher", en: "Voucher", es: "Voucher" },
  debit: { pt: "Débito", en: "Debit", es: "Débito" },
  wallet: { pt: "Carteira digital", en: "Digital wallet", es: "Billetera digital" },
  boleto: { pt: "Boleto", en: "Boleto", es: "Boleto" },
  pix: { pt: "Pix", en: "Pix", es: "Pix" },
};

const captions = {
  transaction: { pt: "Status da transação", en: "Transaction statuses", es: "Estados de la transacción" },
  schedule: { pt: "Status do agendamento", en: "Schedule statuses", es: "Estados de la programación" },
  storage: {
    pt: "Status do cartão armazenado",
    en: "Statuses of a stored card",
    es: "Estados de la tarjeta almacenada",
  },
  risk: {
    pt: "Status da análise de risco",
    en: "Risk analysis statuses",
    es: "Estados del análisis de riesgo",
  },
  threeDs: { pt: "Status da autenticação 3DS", en: "3DS statuses", es: "Estados de la autenticación 3DS" },
  response: { pt: "Valores do campo code", en: "Values of the code field", es: "Valores del campo code" },
  http: {
    pt: "O que fazer em cada status HTTP",
    en: "What to do at each HTTP status",
    es: "Qué hacer en cada estado HTTP",
  },
  threeDsErrors: {
    pt: "Códigos de erro do 3DS Server",
    en: "Error codes of the 3DS Server",
    es: "Códigos de error del 3DS Server",
  },
  installments: { pt: "Tipos de parcelamento", en: "Instalment types", es: "Tipos de cuotas" },
  authorizers: { pt: "Autorizadoras", en: "Authorizers", es: "Autorizadoras" },
} as const satisfies Record<string, Localized>;

const statusTable = (id: string, caption: Localized, statuses: readonly StatusCode[]): CodeTableSource => ({
  id,
  caption,
  columns: [columns.code, columns.name, columns.meaning, columns.action, columns.final],
  rows: statuses.map(({ code, name, meaning, action, final }) => ({
    code,
    cells: [name, meaning, action, yesNo[`${final}`]],
  })),
});

export const gatewayTables: readonly CodeTableSource[] = [
  statusTable("esitef-transaction-statuses", captions.transaction, transactionStatuses),
  statusTable("esitef-schedule-statuses", captions.schedule, scheduleStatuses),
  statusTable("esitef-storage-statuses", captions.storage, storageStatuses),
  // They stand on one page, and share two codes.
  { ...statusTable("esitef-risk-statuses", captions.risk, riskStatuses), anchorWord: "risco" },
  statusTable("esitef-3ds-statuses", captions.threeDs, threeDsStatuses),
  withAction("esitef-3ds-errors", captions.threeDsErrors, columns.meaning, threeDsCodes),
  declineTable,
  withAction("esitef-response-codes", captions.response, columns.meaning, responseCodes),
  {
    ...withAction("esitef-http-statuses", captions.http, columns.meaning, httpStatuses),
    anchorWord: "http",
  },
  {
    ...withAction("esitef-installment-types", captions.installments, columns.meaning, installmentTypes),
    rows: installmentTypes.map(({ code, name, action, inferred }) => ({
      code,
      cells: [name, action ?? ""],
      ...(inferred && { inSandbox: true as const }),
    })),
  },
  {
    id: "esitef-authorizers",
    caption: captions.authorizers,
    columns: [columns.code, columns.name, columns.kind],
    rows: authorizers.map(({ code, name, kind }) => ({ code, cells: [name, authorizerKindNames[kind]] })),
  },
];
