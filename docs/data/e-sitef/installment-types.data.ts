import { codeTable, meaningAndAction } from "../code-table.ts";
import { type CodeEntry, codeEntry } from "../schema.ts";

/** Values of `installment_type`. */
export const installmentTypes: readonly CodeEntry[] = [
  {
    code: "4",
    name: {
      pt: "Sem juros, e também à vista",
      en: "Without interest, and single payment too",
      es: "Sin intereses, y también en un pago",
    },
    action: {
      pt: "É o tipo do parcelado pela loja e também o do Pix.",
      en: "It is the type of installments by the store, and of Pix too.",
      es: "Es el tipo de las cuotas del comercio, y también el de Pix.",
    },
  },
  {
    code: "3",
    name: { pt: "Com juros do emissor", en: "With the issuer's interest", es: "Con intereses del emisor" },
    action: {
      pt: "Quem financia é o emissor do cartão.",
      en: "It is the card's issuer who finances.",
      es: "Quien financia es el emisor de la tarjeta.",
    },
  },
  {
    code: "6",
    name: {
      pt: "Com juros, companhia aérea (IATA)",
      en: "With interest, airline (IATA)",
      es: "Con intereses, aerolínea (IATA)",
    },
    action: {
      pt: "Só para companhias aéreas habilitadas.",
      en: "Only for airlines enabled for it.",
      es: "Solo para aerolíneas habilitadas.",
    },
    inferred: true,
  },
  {
    code: "7",
    name: {
      pt: "Sem juros, companhia aérea (IATA)",
      en: "Without interest, airline (IATA)",
      es: "Sin intereses, aerolínea (IATA)",
    },
    action: {
      pt: "Só para companhias aéreas habilitadas.",
      en: "Only for airlines enabled for it.",
      es: "Solo para aerolíneas habilitadas.",
    },
    inferred: true,
  },
  {
    code: "17",
    name: {
      pt: "Plano de parcelas da Cetelem",
      en: "Cetelem installment plan",
      es: "Plan de cuotas de Cetelem",
    },
    action: {
      pt: "Só na Cetelem, onde 3 é rotativo e 4 é rotativo parcelado.",
      en: "Cetelem only, where 3 is revolving and 4 is revolving in installments.",
      es: "Solo en Cetelem, donde 3 es rotativo y 4 es rotativo en cuotas.",
    },
  },
];

export const installmentTable = codeTable({
  file: "data/e-sitef/installment-types.data.ts",
  schema: codeEntry,
  entries: installmentTypes,
  key: "code",
  facts: {
    listed: "4 3 6 7 17",
  },
  shown: [
    {
      id: "esitef-installment-types",
      caption: { pt: "Tipos de parcelamento", en: "Installment types", es: "Tipos de cuotas" },
      columns: meaningAndAction(),
      inSandbox: ({ inferred }) => inferred,
    },
  ],
});
