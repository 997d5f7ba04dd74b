import { codeTable, columns } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** Card brands, as TipoCampo 132 gives them: 1 to 9999 credit, from 10000 voucher, from 20000 debit. */
export const brandCodes: readonly CodeEntry[] = [
  { code: "0", name: { pt: "Outra", en: "Other", es: "Otra" } },
  { code: "1", name: { pt: "Visa, crédito", en: "Visa, credit", es: "Visa, crédito" } },
  { code: "2", name: { pt: "Mastercard, crédito", en: "Mastercard, credit", es: "Mastercard, crédito" } },
  {
    code: "4",
    name: {
      pt: "American Express, crédito",
      en: "American Express, credit",
      es: "American Express, crédito",
    },
  },
  { code: "11", name: { pt: "JCB, crédito", en: "JCB, credit", es: "JCB, crédito" } },
  { code: "10014", name: { pt: "Discovery, voucher", en: "Discovery, voucher", es: "Discovery, voucher" } },
  { code: "20001", name: { pt: "Maestro, débito", en: "Maestro, debit", es: "Maestro, débito" } },
  {
    code: "20002",
    name: { pt: "Visa Electron, débito", en: "Visa Electron, debit", es: "Visa Electron, débito" },
  },
  { code: "20137", name: { pt: "Telenet, débito", en: "Telenet, debit", es: "Telenet, débito" } },
];

export const brandTable = codeTable({
  file: "data/clisitef/brand-codes.data.ts",
  schema: codeEntry,
  entries: brandCodes,
  key: "code",
  facts: {
    listed: "0..2 4 11 10014 20001 20002 20137",
  },
  shown: [
    {
      id: "clisitef-brands",
      caption: { pt: "Bandeiras", en: "Card brands", es: "Marcas de tarjeta" },
      columns: [[columns.meaning, ({ name }) => name]],
    },
  ],
});
