import type { Localized } from "../locales.ts";
import { cardNumbers, type TestCardId } from "./card-numbers.data.ts";

/** A card of the certification environment; it works nowhere else. */
export interface TestCard {
  readonly id: string;
  readonly brand: string;
  readonly number: string;
  /** Asked for by the store cards that identify their holder. */
  readonly cpf?: string;
  readonly purpose: Localized;
  /** The published number lacks a digit, which we completed. */
  readonly illustrative?: true;
}

/** Every test card uses them; expiry is the month of the test, so it has no fixed value. */
export const testCardSecurityCode = "123";
export const testCardExpiry: Localized = {
  pt: "O mês e o ano correntes",
  en: "The current month and year",
  es: "El mes y el año en curso",
};

/** Belongs to nobody; vouchers that identify their holder ask for it. */
export const testCardCpf = "58193591437";

const brandPayment: Localized = {
  pt: "Pagamento aprovado da bandeira",
  en: "Approved payment of the brand",
  es: "Pago aprobado de la marca",
};
const longNumber: Localized = {
  pt: "Prova que o seu formulário aceita 19 dígitos",
  en: "Proves that your form accepts 19 digits",
  es: "Prueba que su formulario acepta 19 dígitos",
};
const voucherWithCpf: Localized = {
  pt: "Voucher que pede o CPF do portador",
  en: "Voucher that asks for the holder's CPF",
  es: "Voucher que pide el CPF del titular",
};
const voucher: Localized = {
  pt: "Voucher aprovado",
  en: "Approved voucher",
  es: "Voucher aprobado",
};

const card = (id: TestCardId) => ({ id, ...cardNumbers[id] });

export const testCards: readonly TestCard[] = [
  { ...card("visa"), purpose: brandPayment },
  { ...card("visa-19"), purpose: longNumber },
  { ...card("mastercard"), purpose: brandPayment },
  { ...card("mastercard-19"), purpose: longNumber },
  { ...card("amex"), purpose: brandPayment },
  {
    ...card("hipercard"),
    purpose: brandPayment,
    illustrative: true,
  },
  { ...card("diners"), purpose: brandPayment },
  { ...card("elo"), purpose: brandPayment },
  {
    ...card("sodexo-cultura"),
    cpf: testCardCpf,
    purpose: voucherWithCpf,
  },
  {
    ...card("sodexo-alimentacao"),
    cpf: testCardCpf,
    purpose: voucherWithCpf,
  },
  {
    ...card("sodexo-refeicao"),
    cpf: testCardCpf,
    purpose: voucherWithCpf,
  },
  {
    ...card("alelo-cultura"),
    purpose: voucher,
    illustrative: true,
  },
  { ...card("alelo-refeicao"), purpose: voucher },
];

/** The cards that an analysis of risk looks at: it knows neither vouchers nor debit. */
export const creditTestCards: readonly TestCard[] = /* @__PURE__ */ testCards.filter(
  ({ purpose }) => purpose === brandPayment || purpose === longNumber,
);

const enrolled: Localized = {
  pt: "Participa do 3DS; o valor decide o resultado",
  en: "Enrolled in 3DS; the amount decides the result",
  es: "Participa en 3DS; el importe decide el resultado",
};

/** Cards of the 3DS simulator. */
export const threeDsTestCards: readonly TestCard[] = [
  { ...card("3ds-visa"), purpose: enrolled },
  { ...card("3ds-mastercard"), purpose: enrolled },
  { ...card("3ds-elo"), purpose: enrolled },
  { ...card("3ds-amex"), purpose: enrolled },
  {
    ...card("3ds-mastercard-not-enrolled"),
    purpose: {
      pt: "Não participa do 3DS",
      en: "Not enrolled in 3DS",
      es: "No participa en 3DS",
    },
  },
];

/** What the simulators answer to an amount, in cents. */
export const amountRules = [
  { method: "card", cents: 2_200_000, status: "NEG" },
  { method: "pix", cents: 1000, status: "CON" },
  { method: "pix", cents: 500, status: "NEG" },
  { method: "pix", cents: 600, status: "ERR" },
  { method: "3ds", cents: 10_000, status: "AUY" },
  { method: "3ds", cents: 10_004, status: "AUC" },
  { method: "3ds", cents: 10_001, status: "AUN" },
] as const;
