import {
  amountRules,
  type TestCard,
  testCardExpiry,
  testCardSecurityCode,
  testCards,
  threeDsTestCards,
} from "../../shared/certification/test-cards.data.ts";
import { certificationTests } from "../../shared/certification/test-cases.data.ts";
import { type Locale, type Localized, localeDetails } from "../../shared/locales.ts";
import { type CodeTableSource, columns } from "./code-table.ts";

const words = {
  number: { pt: "Número", en: "Number", es: "Número" },
  brand: { pt: "Bandeira", en: "Brand", es: "Marca" },
  purpose: { pt: "Para que serve", en: "What it is for", es: "Para qué sirve" },
  expiry: { pt: "Validade", en: "Expiry", es: "Vencimiento" },
  securityCode: { pt: "CVC", en: "CVC", es: "CVC" },
  cents: { pt: "Valor em centavos", en: "Amount in cents", es: "Importe en centavos" },
  amount: { pt: "Valor", en: "Amount", es: "Importe" },
  method: { pt: "Meio", en: "Method", es: "Medio" },
  status: { pt: "Status", en: "Status", es: "Estado" },
  test: { pt: "Caso", en: "Case", es: "Caso" },
  steps: { pt: "O que fazer", en: "What to do", es: "Qué hacer" },
  mandatory: { pt: "Obrigatório", en: "Mandatory", es: "Obligatorio" },
  yes: { pt: "Sim", en: "Yes", es: "Sí" },
  ifUsed: { pt: "Se a loja usa", en: "If the store uses it", es: "Si la tienda lo usa" },
  cards: { pt: "Cartões de teste", en: "Test cards", es: "Tarjetas de prueba" },
  threeDsCards: { pt: "Cartões de teste do 3DS", en: "3DS test cards", es: "Tarjetas de prueba de 3DS" },
  amounts: {
    pt: "Valores que decidem o resultado",
    en: "Amounts that decide the result",
    es: "Importes que deciden el resultado",
  },
  tests: { pt: "Casos de certificação", en: "Certification cases", es: "Casos de certificación" },
} as const satisfies Record<string, Localized>;

const methods = {
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
  columns: [words.number, words.brand, words.purpose, words.expiry, words.securityCode],
  rows: cards.map((card) => ({
    code: card.number,
    cells: [card.brand, purposeOf(card), testCardExpiry, testCardSecurityCode],
    ...(card.illustrative && { illustrative: card.illustrative }),
  })),
});

function money(cents: number | undefined): Localized | string {
  if (cents === undefined) return "";
  const inLocale = (locale: Locale) =>
    new Intl.NumberFormat(localeDetails[locale].format, { style: "currency", currency: "BRL" }).format(
      cents / 100,
    );
  return { pt: inLocale("pt"), en: inLocale("en"), es: inLocale("es") };
}

/** Cards, amounts and cases that the portal's certification and the documentation share. */
export const certificationTables: readonly CodeTableSource[] = [
  cardTable("esitef-test-cards", words.cards, testCards),
  cardTable("esitef-3ds-test-cards", words.threeDsCards, threeDsTestCards),
  {
    id: "esitef-test-amounts",
    caption: words.amounts,
    columns: [words.cents, words.amount, words.method, words.status],
    rows: amountRules.map(({ method, cents, status }) => ({
      code: String(cents),
      cells: [money(cents), methods[method], `\`${status}\``],
    })),
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
        `\`${each.expectedStatus}\``,
        each.mandatory ? words.yes : words.ifUsed,
      ],
      ...(each.illustrative && { illustrative: each.illustrative }),
    })),
  },
];
