import { codeTable, columns } from "../code-table.ts";
import { type NamedCode, namedCode } from "../schema.ts";

const tefData = {
  pt: "Rede, NSU do SiTef, NSU do host, data",
  en: "Network, SiTef NSU, host NSU, date",
  es: "Red, NSU de SiTef, NSU del host, fecha",
};
const noData = { pt: "Nenhum", en: "None", es: "Ninguno" };

/** What a sale was paid with, and the data that go with each form. */
export const paymentForms: readonly NamedCode[] = [
  { code: "00", name: { pt: "Dinheiro", en: "Cash", es: "Efectivo" }, note: noData },
  {
    code: "01",
    name: { pt: "Cheque", en: "Check", es: "Cheque" },
    note: {
      pt: "Entrada e dados do cheque",
      en: "Entry type and check data",
      es: "Entrada y datos del cheque",
    },
  },
  { code: "02", name: { pt: "Débito TEF", en: "EFT debit", es: "Débito TEF" }, note: tefData },
  { code: "03", name: { pt: "Crédito TEF", en: "EFT credit", es: "Crédito TEF" }, note: tefData },
  { code: "99", name: { pt: "Outra", en: "Other", es: "Otra" }, note: noData },
];

export const paymentFormTable = codeTable({
  file: "data/manual-interface-clisitef/payment-forms.data.ts",
  schema: namedCode,
  entries: paymentForms,
  key: "code",
  facts: { uncollected: "The facts have one example of these forms, and no list." },
  shown: [
    {
      id: "payment-forms",
      caption: { pt: "Formas de pagamento", en: "Payment methods", es: "Formas de pago" },
      codeColumn: columns.type,
      columns: [
        [columns.paymentForm, ({ name }) => name],
        [columns.dataAlong, ({ note }) => note ?? ""],
      ],
      anchorWord: "tipo",
    },
  ],
});
