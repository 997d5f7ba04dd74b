import type { Localized } from "../../locales.ts";

/** What `onInvalid` says of each field, in the language of the call. */
export const cardFieldProblems = {
  noField: {
    pt: "Falta na página um campo com esta classe.",
    en: "The page lacks a field with this class.",
    es: "Falta en la página un campo con esta clase.",
  },
  numberForm: {
    pt: "Confira o número do cartão.",
    en: "Check the card number.",
    es: "Revise el número de la tarjeta.",
  },
  unpublished: {
    pt: "O sandbox aceita só os cartões de teste publicados.",
    en: "The sandbox takes the published test cards only.",
    es: "El sandbox acepta solo las tarjetas de prueba publicadas.",
  },
  expiryForm: {
    pt: "Confira a validade: dois dígitos do mês e dois do ano.",
    en: "Check the expiry date: two digits of the month and two of the year.",
    es: "Revise el vencimiento: dos dígitos del mes y dos del año.",
  },
  expired: {
    pt: "O cartão está vencido.",
    en: "The card has expired.",
    es: "La tarjeta está vencida.",
  },
  securityCode: {
    pt: "Digite o código de segurança, só com dígitos.",
    en: "Type the security code, digits only.",
    es: "Escriba el código de seguridad, solo con dígitos.",
  },
  holder: {
    pt: "O nome no cartão tem até 30 caracteres.",
    en: "The name on the card has up to 30 characters.",
    es: "El nombre en la tarjeta tiene hasta 30 caracteres.",
  },
} as const satisfies Readonly<Record<string, Localized>>;

/** Around the frame in which the issuer asks its holder. */
export const challengeWords = {
  title: {
    pt: "Confirmação do emissor do cartão",
    en: "Confirmation by the card's issuer",
    es: "Confirmación del emisor de la tarjeta",
  },
  close: { pt: "Fechar", en: "Close", es: "Cerrar" },
} as const satisfies Readonly<Record<string, Localized>>;

export type CardFieldProblem = keyof typeof cardFieldProblems;
