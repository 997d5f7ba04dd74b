import {
  amountRules,
  testCardCpf,
  testCardExpiry,
  testCardSecurityCode,
} from "@portal/shared/certification/test-cards.data.ts";
import type { Localized } from "@portal/shared/locales.ts";
import type { CodeTableSource } from "../../../data/code-table.ts";
import { moneyText } from "../../../data/e-sitef/tables/money-text.ts";
import { statusText } from "../../../data/e-sitef/tables/statuses.ts";

const words = {
  field: { pt: "Campo", en: "Field", es: "Campo" },
  value: { pt: "O que enviar", en: "What to send", es: "Qué enviar" },
  cardData: {
    pt: "Dados que acompanham o número",
    en: "Data that go with the number",
    es: "Datos que acompañan al número",
  },
  cents: { pt: "Valor em centavos", en: "Amount in cents", es: "Importe en centavos" },
  amount: { pt: "Valor", en: "Amount", es: "Importe" },
  method: { pt: "Meio", en: "Method", es: "Medio" },
  status: { pt: "Status", en: "Status", es: "Estado" },
  amounts: {
    pt: "Cada valor de teste e o status em que a transação termina",
    en: "Each test amount and the status in which the transaction ends",
    es: "Cada importe de prueba y el estado en que termina la transacción",
  },
  threeDsAmounts: {
    pt: "Cada valor de teste do 3DS e o status em que a autenticação termina",
    en: "Each 3DS test amount and the status in which the authentication ends",
    es: "Cada importe de prueba de 3DS y el estado en que termina la autenticación",
  },
} as const satisfies Record<string, Localized>;

export const methods = {
  card: { pt: "Cartão", en: "Card", es: "Tarjeta" },
  pix: { pt: "Pix", en: "Pix", es: "Pix" },
  "3ds": { pt: "Autenticação 3DS", en: "3DS authentication", es: "Autenticación 3DS" },
} as const satisfies Record<string, Localized>;

const amountsOf = (...wanted: readonly (keyof typeof methods)[]) =>
  amountRules.filter(({ method }) => wanted.includes(method));

/** As the field takes it. */
const expiry: Localized = {
  pt: `${testCardExpiry.pt}, como \`MMAA\``,
  en: `${testCardExpiry.en}, as \`MMYY\``,
  es: `${testCardExpiry.es}, como \`MMAA\``,
};

/** What goes with the test cards, and the amounts by which a sale ends one way or another. */
export const certificationTables: readonly CodeTableSource[] = [
  {
    id: "esitef-test-card-data",
    caption: words.cardData,
    columns: [words.field, words.value],
    rows: [
      { code: "expiry_date", cells: [expiry] },
      { code: "security_code", cells: [`\`${testCardSecurityCode}\``] },
      { code: "additional_data.payer.identification_number", cells: [`\`${testCardCpf}\``] },
    ],
  },
  {
    id: "esitef-test-amounts",
    caption: words.amounts,
    columns: [words.cents, words.amount, words.method, words.status],
    rows: amountsOf("card", "pix").map(({ method, cents, status }) => ({
      code: String(cents),
      cells: [moneyText(cents), methods[method], statusText(status)],
    })),
  },
  {
    id: "esitef-3ds-test-amounts",
    caption: words.threeDsAmounts,
    columns: [words.cents, words.amount, words.status],
    rows: amountsOf("3ds").map(({ cents, status }) => ({
      code: String(cents),
      cells: [moneyText(cents), statusText(status)],
    })),
  },
];
