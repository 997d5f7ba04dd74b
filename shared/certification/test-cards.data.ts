import type { Localized } from "../locales.ts";

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

export const testCards: readonly TestCard[] = [
  { id: "visa", brand: "Visa", number: "4000000000000044", purpose: brandPayment },
  { id: "visa-19", brand: "Visa", number: "4563470000000000004", purpose: longNumber },
  { id: "mastercard", brand: "Mastercard", number: "5000000000000001", purpose: brandPayment },
  { id: "mastercard-19", brand: "Mastercard", number: "5390000000000000009", purpose: longNumber },
  { id: "amex", brand: "American Express", number: "376400000000016", purpose: brandPayment },
  {
    id: "hipercard",
    brand: "Hipercard",
    number: "6062820000000001",
    purpose: brandPayment,
    illustrative: true,
  },
  { id: "diners", brand: "Diners", number: "36345600000001", purpose: brandPayment },
  { id: "elo", brand: "Elo", number: "6362970000457013", purpose: brandPayment },
  {
    id: "sodexo-cultura",
    brand: "Sodexo Cultura",
    number: "6060700124765016",
    cpf: testCardCpf,
    purpose: voucherWithCpf,
  },
  {
    id: "sodexo-alimentacao",
    brand: "Sodexo Alimentação",
    number: "6033890000000007",
    cpf: testCardCpf,
    purpose: voucherWithCpf,
  },
  {
    id: "sodexo-refeicao",
    brand: "Sodexo Refeição",
    number: "6060713339142012",
    cpf: testCardCpf,
    purpose: voucherWithCpf,
  },
  {
    id: "alelo-cultura",
    brand: "Alelo Cultura",
    number: "5090160000002016",
    purpose: voucher,
    illustrative: true,
  },
  { id: "alelo-refeicao", brand: "Alelo Refeição", number: "4058741111111111111", purpose: voucher },
];

const enrolled: Localized = {
  pt: "Participa do 3DS; o valor decide o resultado",
  en: "Enrolled in 3DS; the amount decides the result",
  es: "Participa en 3DS; el importe decide el resultado",
};

/** Cards of the 3DS simulator. */
export const threeDsTestCards: readonly TestCard[] = [
  { id: "3ds-visa", brand: "Visa", number: "4551820000009478", purpose: enrolled },
  { id: "3ds-mastercard", brand: "Mastercard", number: "5555555555555555", purpose: enrolled },
  { id: "3ds-elo", brand: "Elo", number: "5091490000009011", purpose: enrolled },
  { id: "3ds-amex", brand: "American Express", number: "3766001349171000", purpose: enrolled },
  {
    id: "3ds-mastercard-not-enrolled",
    brand: "Mastercard",
    number: "5251743209931344",
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
