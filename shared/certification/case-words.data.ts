import type { Localized } from "../locales.ts";

/** Why a case is asked for, in words of the configuration that asked for it. */
export const reasons = {
  card: {
    pt: "A sua loja recebe cartões.",
    en: "Your store takes cards.",
    es: "Su comercio recibe tarjetas.",
  },
  instalments: {
    pt: "A configuração inclui esta forma de parcelamento.",
    en: "The configuration includes this kind of installments.",
    es: "La configuración incluye este tipo de cuotas.",
  },
  voucher: {
    pt: "A configuração inclui a modalidade voucher.",
    en: "The configuration includes vouchers.",
    es: "La configuración incluye la modalidad voucher.",
  },
  "two-cards": {
    pt: "A configuração inclui pagamento com dois cartões.",
    en: "The configuration includes payment with two cards.",
    es: "La configuración incluye pago con dos tarjetas.",
  },
  preauth: {
    pt: "A configuração inclui pré-autorização, e reservar só faz sentido para quem também captura.",
    en: "The configuration includes pre-authorization, and a reservation only makes sense with its capture.",
    es: "La configuración incluye preautorización, y una reserva solo tiene sentido con su captura.",
  },
  status: {
    pt: "Toda integração precisa saber o que fazer quando a resposta não chega.",
    en: "Every integration has to know what to do when no answer arrives.",
    es: "Toda integración debe saber qué hacer cuando la respuesta no llega.",
  },
  pix: {
    pt: "A configuração inclui Pix.",
    en: "The configuration includes Pix.",
    es: "La configuración incluye Pix.",
  },
  storage: {
    pt: "A configuração inclui armazenamento de cartão.",
    en: "The configuration includes card storage.",
    es: "La configuración incluye almacenamiento de tarjeta.",
  },
  debit: {
    pt: "A configuração inclui débito, que só é aceito com 3D Secure.",
    en: "The configuration includes debit, which is only accepted with 3D Secure.",
    es: "La configuración incluye débito, que solo se acepta con 3D Secure.",
  },
  "3ds": {
    pt: "A configuração inclui 3D Secure.",
    en: "The configuration includes 3D Secure.",
    es: "La configuración incluye 3D Secure.",
  },
  schedule: {
    pt: "A configuração inclui agendamento ou recorrência.",
    en: "The configuration includes scheduling or recurrence.",
    es: "La configuración incluye programación o recurrencia.",
  },
  recharge: {
    pt: "A configuração inclui recarga.",
    en: "The configuration includes top-ups.",
    es: "La configuración incluye recarga.",
  },
  html: {
    pt: "O comprador paga na página do gateway e volta à sua loja por estes endereços.",
    en: "The buyer pays on the gateway's page and returns to your store through these addresses.",
    es: "El comprador paga en la página de la pasarela y vuelve a su comercio por estas direcciones.",
  },
} as const satisfies Record<string, Localized>;

/** How the money of a test goes back. */
export const refunds = {
  card: {
    pt: "Para desfazer, cancele o pagamento com o número que a plataforma lhe deu (USN).",
    en: "To undo it, cancel the payment with the number that the platform gave it (USN).",
    es: "Para deshacerlo, cancele el pago con el número que le dio la plataforma (USN).",
  },
  pix: {
    pt: "Para desfazer, devolva o Pix com o número que a plataforma lhe deu (USN).",
    en: "To undo it, refund the Pix with the number that the platform gave it (USN).",
    es: "Para deshacerlo, devuelva el Pix con el número que le dio la plataforma (USN).",
  },
} as const satisfies Record<string, Localized>;
