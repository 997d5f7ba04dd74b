import { testCards, threeDsTestCards } from "@portal/shared/certification/test-cards.data.ts";
import { certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { httpStatuses } from "@portal/shared/esitef/words/http-statuses.data.ts";
import { responseCodes, sandboxCodes } from "@portal/shared/esitef/words/response-codes.data.ts";
import * as statuses from "@portal/shared/esitef/words/statuses.data.ts";
import { productCategories } from "@portal/shared/fraud-prevention/product-categories.data.ts";
import type * as z from "zod/mini";
import { brandCodes } from "../../../data/clisitef/brand-codes.data.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { configurationReturnCodes } from "../../../data/clisitef/configuration-return-codes.data.ts";
import { eventCodes } from "../../../data/clisitef/event-codes.data.ts";
import { fieldTypes } from "../../../data/clisitef/field-types.ts";
import { functionCodes } from "../../../data/clisitef/function-codes.data.ts";
import { menuCodes } from "../../../data/clisitef/menu-codes.data.ts";
import { networkCodes } from "../../../data/clisitef/network-codes.data.ts";
import { returnCodes } from "../../../data/clisitef/return-codes.data.ts";
import { secureReadingCodes } from "../../../data/clisitef/secure-reading-codes.data.ts";
import { fuelFunctions } from "../../../data/clisitef-cartao-combustivel/functions.data.ts";
import { walletMenus } from "../../../data/clisitef-carteiras-digitais/menus.data.ts";
import { wallets } from "../../../data/clisitef-carteiras-digitais/wallets.data.ts";
import { subAcquirerTags } from "../../../data/clisitef-informacoes-sub-adquirencia/tags.data.ts";
import { androidEvents } from "../../../data/clisitef-interface-android/events.data.ts";
import { androidMethods } from "../../../data/clisitef-interface-android/methods.data.ts";
import { holderData } from "../../../data/clisitef-leitura-de-campo-aberto-no-pinpad/holder-data.data.ts";
import { openFieldReturns } from "../../../data/clisitef-leitura-de-campo-aberto-no-pinpad/return-codes.data.ts";
import { mkseReturns } from "../../../data/clisitef-leitura-de-senha-aberta-no-pinpad/return-codes.data.ts";
import { authorizers } from "../../../data/e-sitef/authorizers.data.ts";
import { installmentTypes } from "../../../data/e-sitef/installment-types.data.ts";
import { operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { routingNotes } from "../../../data/e-sitef/routing-notes.data.ts";
import { routings } from "../../../data/e-sitef/routings.data.ts";
import { intentExtras } from "../../../data/m-sitef/intent-extras.data.ts";
import { modalities } from "../../../data/m-sitef/modalities.data.ts";
import { responseCodes as appResponseCodes } from "../../../data/m-sitef/response-codes.data.ts";
import { resultExtras } from "../../../data/m-sitef/result-extras.data.ts";
import { fieldPages } from "../../../data/manual-interface-clisitef/field-pages.data.ts";
import { fieldRows } from "../../../data/manual-interface-clisitef/field-rows.data.ts";
import { fieldGroups } from "../../../data/manual-interface-clisitef/groups.data.ts";
import { libraryNames } from "../../../data/manual-interface-clisitef/library-names.data.ts";
import { paymentForms } from "../../../data/manual-interface-clisitef/payment-forms.data.ts";
import { omniFields } from "../../../data/omni-transaction-api/answer-fields.data.ts";
import { callsOf } from "../../../data/product-api/described.ts";
import { pspApi, wsConsultaApi } from "../../../data/product-apis.ts";
import * as schema from "../../../data/schema.ts";
import { conciliationNetworks } from "../../../data/sitef-conciliador/networks.data.ts";
import { returnFileFields } from "../../../data/sitef-conciliador/return-file-fields.data.ts";
import { pinBlockReturns } from "../../../data/sitef-lepinblock/return-codes.data.ts";
import { wsConsultaNetworks } from "../../../data/sitefex-ws-consulta/networks.data.ts";
import { wsConsultaStatuses } from "../../../data/sitefex-ws-consulta/statuses.data.ts";

export interface DataFile {
  /** Below `docs`, or what comes before the rest of several files' names. */
  readonly file: string;
  readonly schema: z.ZodMiniType;
  readonly entries: readonly object[];
  /** What tells entries apart, and gives them their address. */
  readonly key: "code" | "slug" | "id" | "name" | "number" | "page";
}

const library = (
  name: string,
  entries: readonly object[],
  of: z.ZodMiniType = schema.codeEntry,
): DataFile => ({
  file: `data/clisitef/${name}.data.ts`,
  schema: of,
  entries,
  key: "code",
});
const gateway = (
  name: string,
  entries: readonly object[],
  of: z.ZodMiniType = schema.codeEntry,
  key: DataFile["key"] = "code",
): DataFile => ({ file: `data/e-sitef/${name}.data.ts`, schema: of, entries, key });
const esitefWords = (
  name: string,
  entries: readonly object[],
  of: z.ZodMiniType = schema.codeEntry,
): DataFile => ({ file: `../shared/esitef/words/${name}.data.ts`, schema: of, entries, key: "code" });
/** Of the sets that say what one use of the library adds to it. */
const family = (
  name: string,
  entries: readonly object[],
  of: z.ZodMiniType = schema.codeEntry,
): DataFile => ({
  file: `data/${name}.data.ts`,
  schema: schema.grounded(of),
  entries,
  key: "code",
});
const exchange = (
  name: string,
  entries: readonly object[],
  of: z.ZodMiniType,
  key: DataFile["key"],
): DataFile => ({
  file: `data/manual-interface-clisitef/${name}.data.ts`,
  schema: of,
  entries,
  key,
});

/** Every file of data that pages, tables, the index and the OpenAPI document are made from. */
export const dataFiles: readonly DataFile[] = [
  library("function-codes", functionCodes),
  library("return-codes", returnCodes),
  library("configuration-return-codes", configurationReturnCodes),
  library("secure-reading-codes", secureReadingCodes),
  library("command-codes", commandCodes, schema.commandCode),
  library("event-codes", eventCodes),
  library("field-types-*", fieldTypes, schema.fieldType),
  library("menu-codes", menuCodes),
  library("brand-codes", brandCodes),
  library("network-codes", networkCodes, schema.namedCode),
  family("sitef-conciliador/networks", conciliationNetworks, schema.namedCode),
  family("sitef-conciliador/return-file-fields", returnFileFields, schema.returnFileField),
  family("m-sitef/intent-extras", intentExtras, schema.intentExtra),
  family("m-sitef/result-extras", resultExtras),
  family("m-sitef/modalities", modalities),
  family("m-sitef/response-codes", appResponseCodes),
  family("clisitef-interface-android/methods", androidMethods, schema.androidMethod),
  family("clisitef-interface-android/events", androidEvents, schema.androidEvent),
  family("clisitef-carteiras-digitais/wallets", wallets, schema.namedCode),
  family("clisitef-carteiras-digitais/menus", walletMenus),
  family("clisitef-leitura-de-campo-aberto-no-pinpad/holder-data", holderData),
  family("clisitef-leitura-de-campo-aberto-no-pinpad/return-codes", openFieldReturns),
  family("clisitef-leitura-de-senha-aberta-no-pinpad/return-codes", mkseReturns),
  family("clisitef-cartao-combustivel/functions", fuelFunctions),
  family("clisitef-informacoes-sub-adquirencia/tags", subAcquirerTags, schema.subAcquirerTag),
  family("sitef-lepinblock/return-codes", pinBlockReturns),
  gateway("authorizers", authorizers, schema.authorizer),
  esitefWords("http-statuses", httpStatuses),
  gateway("installment-types", installmentTypes),
  esitefWords("response-codes", [...responseCodes, ...sandboxCodes]),
  {
    file: "data/e-sitef/operation-pages.ts",
    schema: schema.operationPage,
    entries: operationPages,
    key: "page",
  },
  gateway("routings", routings, schema.routing, "slug"),
  gateway(
    "routing-notes",
    Object.values(routingNotes).flatMap((notes) =>
      notes.map(({ fact, ...text }) => ({ name: fact, fact, meaning: text })),
    ),
    schema.groundedText,
    "name",
  ),
  esitefWords("statuses", statuses.transactionStatuses, schema.statusCode),
  esitefWords("statuses", statuses.scheduleStatuses, schema.statusCode),
  esitefWords("statuses", statuses.storageStatuses, schema.statusCode),
  esitefWords("statuses", statuses.riskStatuses, schema.statusCode),
  esitefWords("statuses", statuses.threeDsStatuses, schema.statusCode),
  {
    file: "data/sitefex-ws-consulta/statuses.data.ts",
    schema: schema.grounded(schema.codeEntry),
    entries: wsConsultaStatuses,
    key: "code",
  },
  {
    file: "data/sitefex-ws-consulta/networks.data.ts",
    schema: schema.grounded(schema.namedCode),
    entries: wsConsultaNetworks,
    key: "code",
  },
  ...[wsConsultaApi, pspApi].map(
    (api): DataFile => ({
      file: `data/${api.docSet}/*-words.data.ts`,
      schema: schema.apiCall,
      entries: callsOf(api),
      key: "id",
    }),
  ),
  {
    file: "data/omni-transaction-api/answer-fields.data.ts",
    schema: schema.groundedText,
    entries: omniFields,
    key: "name",
  },
  exchange("payment-forms", paymentForms, schema.namedCode, "code"),
  exchange("groups", fieldGroups, schema.fieldGroup, "id"),
  exchange("field-pages", fieldPages, schema.fieldPage, "slug"),
  exchange("field-rows", fieldRows, schema.fieldRow, "slug"),
  exchange("library-names", libraryNames, schema.libraryName, "slug"),
  {
    file: "../shared/fraud-prevention/product-categories.data.ts",
    schema: schema.productCategory,
    entries: productCategories,
    key: "code",
  },
  {
    file: "../shared/certification/test-cards.data.ts",
    schema: schema.testCard,
    entries: [...testCards, ...threeDsTestCards],
    key: "id",
  },
  {
    file: "../shared/certification/test-cases.data.ts",
    schema: schema.certificationTest,
    entries: certificationTests,
    key: "id",
  },
];
