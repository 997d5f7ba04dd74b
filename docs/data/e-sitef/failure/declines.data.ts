import type { LocalizedText } from "../../schema.ts";

/** Whether the same sale has a chance: as it is, after somebody did something, with a corrected call, or not with this card. */
export type Again = "same" | "buyer" | "mend" | "no";

/** What the buyer may read. None of them says more of the card or of its holder than the buyer should hear from a store. */
const texts = {
  bank: {
    pt: "Seu banco não autorizou a compra. Fale com ele ou use outro cartão.",
    en: "Your bank did not authorize the purchase. Talk to it or use another card.",
    es: "Su banco no autorizó la compra. Hable con él o use otra tarjeta.",
  },
  otherCard: {
    pt: "Não foi possível usar este cartão. Tente com outro.",
    en: "This card could not be used. Try another one.",
    es: "No fue posible usar esta tarjeta. Pruebe con otra.",
  },
  funds: {
    pt: "Saldo ou limite insuficiente. Use outro cartão ou outro meio de pagamento.",
    en: "Not enough balance or limit. Use another card or another way to pay.",
    es: "Saldo o límite insuficiente. Use otra tarjeta u otro medio de pago.",
  },
  number: {
    pt: "Confira o número do cartão.",
    en: "Check the card number.",
    es: "Revise el número de la tarjeta.",
  },
  expiry: {
    pt: "Confira a validade do cartão.",
    en: "Check the expiry date of the card.",
    es: "Revise el vencimiento de la tarjeta.",
  },
  securityCode: {
    pt: "Confira o código de segurança do cartão.",
    en: "Check the security code of the card.",
    es: "Revise el código de seguridad de la tarjeta.",
  },
  pin: { pt: "Confira a senha.", en: "Check your PIN.", es: "Revise el PIN." },
  unblock: {
    pt: "Desbloqueie o cartão no aplicativo do seu banco e tente de novo.",
    en: "Unblock the card in your bank's app and try again.",
    es: "Desbloquee la tarjeta en la aplicación de su banco e intente de nuevo.",
  },
  notAllowed: {
    pt: "Esta compra não é permitida neste cartão. Use outro.",
    en: "This purchase is not allowed with this card. Use another one.",
    es: "Esta compra no está permitida con esta tarjeta. Use otra.",
  },
  lower: {
    pt: "O valor passa do limite deste cartão. Use outro cartão.",
    en: "The amount is above the limit of this card. Use another card.",
    es: "El importe supera el límite de esta tarjeta. Use otra tarjeta.",
  },
  terms: {
    pt: "Escolha outro número de parcelas.",
    en: "Choose another number of installments.",
    es: "Elija otra cantidad de cuotas.",
  },
  debitOrCredit: {
    pt: "Escolha entre crédito e débito conforme o seu cartão.",
    en: "Choose credit or debit according to your card.",
    es: "Elija crédito o débito según su tarjeta.",
  },
  later: {
    pt: "Não conseguimos falar com o seu banco. Tente de novo em alguns minutos.",
    en: "We could not reach your bank. Try again in a few minutes.",
    es: "No pudimos comunicarnos con su banco. Intente de nuevo en unos minutos.",
  },
  tomorrow: {
    pt: "O cartão atingiu o limite de usos de hoje. Use outro ou tente amanhã.",
    en: "The card has reached its uses for today. Use another one or try tomorrow.",
    es: "La tarjeta alcanzó el límite de usos de hoy. Use otra o intente mañana.",
  },
  store: {
    pt: "Não foi possível concluir o pagamento. Já estamos verificando.",
    en: "The payment could not be completed. We are looking into it.",
    es: "No fue posible completar el pago. Ya lo estamos revisando.",
  },
  stopped: {
    pt: "A cobrança automática foi cancelada no seu banco. Escolha outro meio de pagamento.",
    en: "The automatic charge was canceled at your bank. Choose another way to pay.",
    es: "El cobro automático se canceló en su banco. Elija otro medio de pago.",
  },
} as const satisfies Record<string, LocalizedText>;

interface Decline {
  readonly again: Again;
  readonly tell: LocalizedText;
}

/** By `authorizer_code`, without leading zeros of three digits. */
const rows: readonly (readonly [code: string, again: Again, tell: keyof typeof texts])[] = [
  ["03", "mend", "store"],
  ["04", "no", "otherCard"],
  ["05", "buyer", "bank"],
  ["06", "same", "later"],
  ["07", "no", "otherCard"],
  ["12", "mend", "terms"],
  ["13", "mend", "store"],
  ["14", "mend", "number"],
  ["15", "mend", "number"],
  ["19", "same", "later"],
  ["23", "mend", "terms"],
  ["30", "mend", "store"],
  ["38", "buyer", "bank"],
  ["41", "no", "otherCard"],
  ["43", "no", "otherCard"],
  ["46", "no", "otherCard"],
  ["51", "buyer", "funds"],
  ["54", "mend", "expiry"],
  ["55", "buyer", "pin"],
  ["57", "no", "notAllowed"],
  ["58", "mend", "store"],
  ["59", "buyer", "bank"],
  ["61", "buyer", "lower"],
  ["62", "no", "bank"],
  ["63", "mend", "securityCode"],
  ["65", "same", "tomorrow"],
  ["75", "buyer", "bank"],
  ["78", "buyer", "unblock"],
  ["82", "mend", "securityCode"],
  ["83", "no", "otherCard"],
  ["91", "same", "later"],
  ["92", "same", "later"],
  ["96", "same", "later"],
  ["99", "same", "later"],
  ["255", "no", "notAllowed"],
  ["AB", "mend", "debitOrCredit"],
  ["FM", "no", "otherCard"],
  ["N7", "mend", "securityCode"],
  ["R1", "no", "stopped"],
];

export const declines: ReadonlyMap<string, Decline> = new Map(
  rows.map(([code, again, tell]) => [code, { again, tell: texts[tell] }]),
);
