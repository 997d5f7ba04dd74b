import type { Localized } from "@portal/shared/locales.ts";
import { explainedType, fieldTypes } from "../../../data/clisitef/field-types/field-types.ts";
import { type CodeTableSource, columns } from "../../../data/code-table.ts";

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
      .map((each) => ({ code, cells: [named[code] ?? explainedType(each)] })),
  ),
});

/** What the doc sets of one use of the library show of its table of fields. */
export const libraryExcerpts: readonly CodeTableSource[] = [
  fieldTable(
    "wallet-fields",
    {
      pt: "Campos da carteira digital",
      en: "Fields of a digital wallet",
      es: "Campos de la billetera digital",
    },
    ["106", "107", "108", "109", "148", "545", "546", "584", "740", "4029", "4153"],
  ),
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
];
