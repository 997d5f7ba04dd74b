import type { Localized } from "@portal/shared/locales.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { fieldTypes } from "../../../data/clisitef/field-types.ts";
import { functionCodes } from "../../../data/clisitef/function-codes.data.ts";
import { fuelFunctions } from "../../../data/clisitef-cartao-combustivel/functions.data.ts";
import { walletMenus } from "../../../data/clisitef-carteiras-digitais/menus.data.ts";
import { wallets } from "../../../data/clisitef-carteiras-digitais/wallets.data.ts";
import { subAcquirerTags } from "../../../data/clisitef-informacoes-sub-adquirencia/tags.data.ts";
import { commandConstants } from "../../../data/clisitef-interface-android/constants.data.ts";
import { androidEvents } from "../../../data/clisitef-interface-android/events.data.ts";
import { androidMethods } from "../../../data/clisitef-interface-android/methods.data.ts";
import { holderData } from "../../../data/clisitef-leitura-de-campo-aberto-no-pinpad/holder-data.data.ts";
import { openFieldReturns } from "../../../data/clisitef-leitura-de-campo-aberto-no-pinpad/return-codes.data.ts";
import { mkseReturns } from "../../../data/clisitef-leitura-de-senha-aberta-no-pinpad/return-codes.data.ts";
import type { AndroidMethod } from "../../../data/schema.ts";
import { pinBlockReturns } from "../../../data/sitef-lepinblock/return-codes.data.ts";
import { type CodeTableSource, columns, withAction } from "./code-table.ts";
import { explained } from "./library-tables.ts";

const words = {
  method: { pt: "Método", en: "Method", es: "Método" },
  parameters: { pt: "Parâmetros", en: "Parameters", es: "Parámetros" },
  does: { pt: "O que faz", en: "What it does", es: "Qué hace" },
  none: { pt: "nenhum", en: "none", es: "ninguno" },
  open: { pt: "a confirmar", en: "to be confirmed", es: "por confirmar" },
  event: { pt: "Evento", en: "Event", es: "Evento" },
  command: { pt: "Comando", en: "Command", es: "Comando" },
  asks: { pt: "O que pede ao cliente", en: "What it asks the customer for", es: "Qué le pide al cliente" },
  wallet: { pt: "Carteira", en: "Wallet", es: "Billetera" },
  operation: { pt: "Operação", en: "Operation", es: "Operación" },
  opens: { pt: "O que abre", en: "What it opens", es: "Qué abre" },
  datum: { pt: "Dado", en: "Value", es: "Dato" },
  maximum: { pt: "Máximo", en: "Maximum", es: "Máximo" },
} as const satisfies Record<string, Localized>;

const together = (text: Localized, more: Localized): Localized => ({
  pt: `${text.pt} ${more.pt}`,
  en: `${text.en} ${more.en}`,
  es: `${text.es} ${more.es}`,
});

const sameAs = (routine: string): Localized => ({
  pt: `É o \`${routine}\` das outras plataformas.`,
  en: `It is the other platforms' \`${routine}\`.`,
  es: `Es el \`${routine}\` de las otras plataformas.`,
});

function parametersOf(parameters: string | undefined): Localized | string {
  if (parameters === undefined) return words.open;
  return parameters === "" ? words.none : `\`${parameters}\``;
}

const methodTable = (id: string, use: AndroidMethod["use"], caption: Localized): CodeTableSource => ({
  id,
  caption,
  columns: [words.method, words.parameters, words.does],
  anchorWord: "metodo",
  rows: androidMethods
    .filter((each) => each.use === use)
    .map(({ code, parameters, routine, name }) => ({
      code,
      cells: [parametersOf(parameters), routine ? together(name, sameAs(routine)) : name],
    })),
});

/** Fields that the library's table calls by the product that used them first. */
const fuelItems: Readonly<Record<string, Localized>> = {
  "1010": { pt: "Quantos itens seguem.", en: "How many items follow.", es: "Cuántos ítems siguen." },
  "1011": {
    pt: "Índice do item, de 1 até o valor do `1010`.",
    en: "Index of the item, from 1 to the value of `1010`.",
    es: "Índice del ítem, de 1 hasta el valor del `1010`.",
  },
};

/** Of the library's table, those that a set's pages speak of, in the order in which they come. */
const fieldTable = (
  id: string,
  caption: Localized,
  codes: readonly string[],
  named: Readonly<Record<string, Localized>> = {},
): CodeTableSource => ({
  id,
  caption,
  columns: [columns.code, columns.meaning],
  anchorWord: "campo",
  rows: codes.flatMap((code) =>
    fieldTypes
      .filter((each) => each.code === code)
      .map((each) => ({ code, cells: [named[code] ?? explained(each)] })),
  ),
});

const walletFunctions = new Set(["122", "123", "124", "125", "126", "127", "129"]);

/** Tables of the doc sets that say what one use of the library adds to it. */
export const familyTables: readonly CodeTableSource[] = [
  methodTable("android-setup-methods", "setup", {
    pt: "Métodos de preparação",
    en: "Methods that prepare",
    es: "Métodos de preparación",
  }),
  methodTable("android-transaction-methods", "transaction", {
    pt: "Métodos de transação",
    en: "Transaction methods",
    es: "Métodos de transacción",
  }),
  methodTable("android-pinpad-methods", "pinpad", {
    pt: "Métodos de pinpad",
    en: "Pinpad methods",
    es: "Métodos de pinpad",
  }),
  {
    id: "android-events",
    caption: { pt: "Eventos do pinpad", en: "Pinpad events", es: "Eventos del pinpad" },
    columns: [words.event, columns.code, columns.meaning],
    anchorWord: "evento",
    rows: androidEvents.map(({ code, value, name, olderName }) => ({
      code,
      cells: [
        value,
        olderName
          ? together(name, {
              pt: `Em \`CliSiTefI\`, obsoleta: \`${olderName}\`.`,
              en: `In \`CliSiTefI\`, deprecated: \`${olderName}\`.`,
              es: `En \`CliSiTefI\`, obsoleta: \`${olderName}\`.`,
            })
          : name,
      ],
    })),
  },
  {
    id: "android-commands",
    caption: {
      pt: "Constantes dos comandos",
      en: "Constants of the commands",
      es: "Constantes de los comandos",
    },
    columns: [words.command, columns.code, columns.action],
    anchorWord: "comando",
    rows: commandCodes.flatMap(({ code, action }) => {
      const constant = commandConstants[code];
      return constant ? [{ code: constant, cells: [code, action] }] : [];
    }),
  },
  {
    id: "wallet-functions",
    caption: {
      pt: "Funções de carteira digital",
      en: "Digital wallet functions",
      es: "Funciones de billetera digital",
    },
    columns: [columns.code, words.operation],
    anchorWord: "funcao",
    rows: functionCodes
      .filter(({ code }) => walletFunctions.has(code))
      .map(({ code, name }) => ({ code, cells: [name] })),
  },
  {
    id: "wallets",
    caption: { pt: "Códigos das carteiras", en: "Wallet codes", es: "Códigos de las billeteras" },
    columns: [columns.code, words.wallet],
    anchorWord: "carteira",
    rows: wallets.map(({ code, name }) => ({ code, cells: [name] })),
  },
  {
    ...withAction(
      "wallet-menus",
      { pt: "Menus de carteira digital", en: "Digital wallet menus", es: "Menús de billetera digital" },
      words.opens,
      walletMenus,
    ),
    anchorWord: "menu",
  },
  fieldTable(
    "wallet-fields",
    {
      pt: "Campos da carteira digital",
      en: "Fields of a digital wallet",
      es: "Campos de la billetera digital",
    },
    ["106", "107", "108", "109", "148", "545", "546", "584", "740", "4029", "4153"],
  ),
  {
    id: "holder-data",
    caption: {
      pt: "Códigos dos dados do portador",
      en: "Holder data codes",
      es: "Códigos de los datos del titular",
    },
    columns: [columns.code, words.asks],
    anchorWord: "dado",
    rows: holderData.map(({ code, name }) => ({
      code,
      cells: [name],
    })),
  },
  withAction(
    "open-field-returns",
    { pt: "Retornos da leitura", en: "Return codes of the reading", es: "Retornos de la lectura" },
    columns.meaning,
    openFieldReturns,
  ),
  withAction(
    "mkse-returns",
    { pt: "Retornos da MKSE", en: "Return codes of MKSE", es: "Retornos de MKSE" },
    columns.meaning,
    mkseReturns,
  ),
  {
    ...withAction(
      "fuel-functions",
      {
        pt: "Funções do cartão combustível",
        en: "Fuel card functions",
        es: "Funciones de la tarjeta de combustible",
      },
      words.operation,
      fuelFunctions,
    ),
    anchorWord: "funcao",
  },
  fieldTable(
    "fuel-captured",
    {
      pt: "Campos que a venda pede",
      en: "Fields that the sale asks for",
      es: "Campos que pide la venta",
    },
    ["1110", "1111", "1112", "1113", "1114", "1115", "1026", "1025", "1027", "2083"],
  ),
  fieldTable(
    "fuel-returned",
    {
      pt: "Campos que a venda devolve",
      en: "Fields that the sale returns",
      es: "Campos que devuelve la venta",
    },
    ["154", "1010", "1011", "1026", "1025", "4058"],
    fuelItems,
  ),
  {
    id: "sub-acquirer-tags",
    caption: {
      pt: "Tags do lojista final",
      en: "Tags of the final merchant",
      es: "Etiquetas del comercio final",
    },
    columns: [columns.code, words.datum, columns.type, words.maximum],
    anchorWord: "tag",
    rows: subAcquirerTags.map(({ code, type, maximum, name }) => ({
      code,
      cells: [name, type, String(maximum)],
    })),
  },
  withAction(
    "pin-block-returns",
    {
      pt: "Retornos da leitura de PIN-block",
      en: "Return codes of PIN-block reading",
      es: "Retornos de la lectura de PIN-block",
    },
    columns.meaning,
    pinBlockReturns,
  ),
];
