import {
  amountRules,
  type TestCard,
  testCardCpf,
  testCardExpiry,
  testCardSecurityCode,
  testCards,
  threeDsTestCards,
} from "@portal/shared/certification/test-cards.data.ts";
import { certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { authorizerOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import {
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "@portal/shared/esitef/words/statuses.data.ts";
import { productCategories } from "@portal/shared/fraud-prevention/product-categories.data.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { formatMoney } from "@portal/shared/money.ts";
import { type CodeTableSource, columns } from "./code-table.ts";

const words = {
  field: { pt: "Campo", en: "Field", es: "Campo" },
  value: { pt: "O que enviar", en: "What to send", es: "Qué enviar" },
  cardData: {
    pt: "Dados que acompanham o número",
    en: "Data that go with the number",
    es: "Datos que acompañan al número",
  },
  number: { pt: "Número", en: "Number", es: "Número" },
  authorizer: { pt: "Autorizadora", en: "Authorizer", es: "Autorizadora" },
  brand: { pt: "Bandeira", en: "Brand", es: "Marca" },
  purpose: { pt: "Para que serve", en: "What it is for", es: "Para qué sirve" },
  cents: { pt: "Valor em centavos", en: "Amount in cents", es: "Importe en centavos" },
  amount: { pt: "Valor", en: "Amount", es: "Importe" },
  method: { pt: "Meio", en: "Method", es: "Medio" },
  status: { pt: "Status", en: "Status", es: "Estado" },
  test: { pt: "Caso", en: "Case", es: "Caso" },
  steps: { pt: "O que fazer", en: "What to do", es: "Qué hacer" },
  mandatory: { pt: "Obrigatório", en: "Mandatory", es: "Obligatorio" },
  yes: { pt: "Sim", en: "Yes", es: "Sí" },
  ifUsed: { pt: "Se a loja usa", en: "If the store uses it", es: "Si el comercio lo usa" },
  cards: { pt: "Cartões de teste", en: "Test cards", es: "Tarjetas de prueba" },
  threeDsCards: { pt: "Cartões de teste do 3DS", en: "3DS test cards", es: "Tarjetas de prueba de 3DS" },
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
  categories: { pt: "Categorias de produto", en: "Product categories", es: "Categorías de producto" },
  category: { pt: "Categoria", en: "Category", es: "Categoría" },
  tests: { pt: "Casos de certificação", en: "Certification cases", es: "Casos de certificación" },
} as const satisfies Record<string, Localized>;

export const methods = {
  card: { pt: "Cartão", en: "Card", es: "Tarjeta" },
  pix: { pt: "Pix", en: "Pix", es: "Pix" },
  "3ds": { pt: "Autenticação 3DS", en: "3DS authentication", es: "Autenticación 3DS" },
} as const satisfies Record<string, Localized>;

function purposeOf({ purpose, cpf }: TestCard): Localized {
  if (!cpf) return purpose;
  const withCpf = (locale: Locale) => `${purpose[locale]}: \`${cpf}\``;
  return { pt: withCpf("pt"), en: withCpf("en"), es: withCpf("es") };
}

const cardTable = (id: string, caption: Localized, cards: readonly TestCard[]): CodeTableSource => ({
  id,
  caption,
  columns: [words.number, words.brand, words.purpose],
  rows: cards.map((card) => ({
    code: card.number,
    cells: [card.brand, purposeOf(card)],
    ...(card.illustrative && { inSandbox: true as const }),
  })),
});

/** As on a bill, in every language: so do the guides and the portal. */
const money = (cents: number | undefined) => (cents === undefined ? "" : formatMoney(cents, "BR"));

const amountsOf = (...wanted: readonly (keyof typeof methods)[]) =>
  amountRules.filter(({ method }) => wanted.includes(method));

/** The code and what it is called. */
export function statusText(code: string): Localized | string {
  const known = [...transactionStatuses, ...threeDsStatuses, ...scheduleStatuses, ...storageStatuses];
  const name = known.find((each) => each.code === code)?.name;
  if (!name) return `\`${code}\``;
  const inLocale = (locale: Locale) => `\`${code}\` ${name[locale]}`;
  return { pt: inLocale("pt"), en: inLocale("en"), es: inLocale("es") };
}

/** As the field takes it. */
const expiry: Localized = {
  pt: `${testCardExpiry.pt}, como \`MMAA\``,
  en: `${testCardExpiry.en}, as \`MMYY\``,
  es: `${testCardExpiry.es}, como \`MMAA\``,
};

/** Cards, amounts, cases and categories that the portal and the documentation share. */
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
    ...cardTable("esitef-test-cards", words.cards, testCards),
    columns: [words.number, words.brand, words.authorizer, words.purpose],
    rows: testCards.map((card) => ({
      code: card.number,
      cells: [card.brand, `\`${authorizerOf(card.id) ?? ""}\``, purposeOf(card)],
      ...(card.illustrative && { inSandbox: true as const }),
    })),
  },
  cardTable("esitef-3ds-test-cards", words.threeDsCards, threeDsTestCards),
  {
    id: "esitef-test-amounts",
    caption: words.amounts,
    columns: [words.cents, words.amount, words.method, words.status],
    rows: amountsOf("card", "pix").map(({ method, cents, status }) => ({
      code: String(cents),
      cells: [money(cents), methods[method], statusText(status)],
    })),
  },
  {
    id: "esitef-3ds-test-amounts",
    caption: words.threeDsAmounts,
    columns: [words.cents, words.amount, words.status],
    rows: amountsOf("3ds").map(({ cents, status }) => ({
      code: String(cents),
      cells: [money(cents), statusText(status)],
    })),
  },
  {
    id: "product-categories",
    caption: words.categories,
    columns: [columns.code, words.category],
    rows: productCategories.map(({ code, label }) => ({ code, cells: [label] })),
  },
  {
    id: "certification-tests",
    caption: words.tests,
    columns: [columns.code, words.test, words.steps, words.amount, words.status, words.mandatory],
    rows: certificationTests.map((each) => ({
      code: each.id,
      cells: [
        each.title,
        each.steps,
        money(each.amountCents),
        statusText(each.expectedStatus),
        each.mandatory ? words.yes : words.ifUsed,
      ],
      ...(each.illustrative && { inSandbox: true as const }),
    })),
  },
];
