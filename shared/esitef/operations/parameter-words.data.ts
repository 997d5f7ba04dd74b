import type { Localized } from "../../locales.ts";
import type { ParametersHere } from "../said.ts";
import type { ParameterWords } from "../words/words.ts";

export const paymentToCancel = {
  pt: "Identificador do pagamento que será cancelado.",
  en: "Identifier of the payment to be canceled.",
  es: "Identificador del pago que se cancelará.",
} as const satisfies ParameterWords;

export const reservation = {
  pt: "Identificador da reserva, o mesmo da criação à captura.",
  en: "Identifier of the reservation, the same from creation to capture.",
  es: "Identificador de la reserva, el mismo desde la creación hasta la captura.",
} as const satisfies ParameterWords;

export const topUp = {
  pt: "Identificador da recarga.",
  en: "Identifier of the top-up.",
  es: "Identificador de la recarga.",
} as const satisfies ParameterWords;

export const amountToCancel = {
  pt: "Valor a cancelar, em centavos; sem o campo, o cancelamento é total. O parcial depende da adquirente.",
  en: "Amount to cancel, in cents; without the field the cancellation is whole. A partial one depends on the acquirer.",
  es: "Importe a cancelar, en centavos; sin el campo, la cancelación es total. La parcial depende de la adquirente.",
} as const satisfies ParameterWords;

export const authorizerAtReservation = {
  pt: "Autorizadora da reserva, mesmo que a criação já a tenha informado.",
  en: "Authorizer of the reservation, even if the creation has named it already.",
  es: "Autorizadora de la reserva, aunque la creación ya la haya enviado.",
} as const satisfies ParameterWords;

export const authorizerOfPage = {
  pt: "Autorizadora da venda. Sem o campo, o comprador escolhe na página.",
  en: "Authorizer of the sale. Without the field the buyer chooses on the page.",
  es: "Autorizadora de la venta. Sin el campo, el comprador elige en la página.",
} as const satisfies ParameterWords;

export const cardNumber = {
  pt: "Número do cartão.",
  en: "Card number.",
  es: "Número de la tarjeta.",
} as const satisfies ParameterWords;

export const storedCard = {
  pt: "Token de um cartão armazenado, no lugar do número.",
  en: "Token of a stored card, in place of the number.",
  es: "Token de una tarjeta almacenada, en lugar del número.",
} as const satisfies ParameterWords;

export const cardAgain = {
  pt: "Um só entre `card.number` e `card.token`. Pergunte ao suporte se a sua adquirente pede o cartão outra vez. No sandbox ele pode faltar.",
  en: "Only one of `card.number` and `card.token`. Ask support whether your acquirer wants the card again. In the sandbox it may be missing.",
  es: "Uno solo entre `card.number` y `card.token`. Pregunte a soporte si su adquirente pide la tarjeta otra vez. En el sandbox puede faltar.",
} as const satisfies Localized;

export const securityCodeAgain = {
  pt: "Código de segurança do cartão. Nunca o grave: se a sua adquirente o pede outra vez, pergunte ao comprador de novo.",
  en: "Security code of the card. Never store it: if your acquirer asks for it again, ask the buyer again.",
  es: "Código de seguridad de la tarjeta. Nunca lo guarde: si su adquirente lo pide otra vez, pídalo de nuevo al comprador.",
  when: {
    pt: "Quando a sua adquirente o pede outra vez.",
    en: "When your acquirer asks for it again.",
    es: "Cuando su adquirente lo pide otra vez.",
  },
} as const satisfies ParameterWords;

/** The card of a reservation that was made already. */
export const cardOfReservation = {
  "card.number": { ...cardNumber, when: cardAgain },
  "card.token": { ...storedCard, when: cardAgain },
  "card.security_code": securityCodeAgain,
} as const satisfies ParametersHere;

/** What a postponed reservation would be is nowhere said. */
export const postponedReservation = {
  "additional_data.postpone_confirmation": {
    pt: "Pede que a confirmação seja adiada; em uma reserva, o sandbox o ignora.",
    en: "Asks to postpone the confirmation; for a reservation the sandbox ignores it.",
    es: "Pide que se aplace la confirmación; en una reserva, el sandbox lo ignora.",
  },
} as const satisfies ParametersHere;

export const alwaysSend = {
  pt: "Envie-a sempre.",
  en: "Always send it.",
  es: "Envíela siempre.",
} as const satisfies Localized;

export const singleCall = {
  authorizer_id: {
    pt: "Autorizadora da transação, como `1` para Visa e `2` para Mastercard. Não há uma segunda chamada onde informá-la.",
    en: "Authorizer of the transaction, such as `1` for Visa and `2` for Mastercard. There is no second call to name it in.",
    es: "Autorizadora de la transacción, como `1` para Visa y `2` para Mastercard. No hay una segunda llamada donde enviarla.",
    when: alwaysSend,
  },
} as const satisfies ParametersHere;

export const keyedCall = {
  ...singleCall,
  merchant_usn: {
    pt: "Número sequencial da venda na loja. Ao repetir com a mesma chave, mantenha o mesmo número.",
    en: "Sequence number of the sale in the store. When you repeat with the same key, keep the same number.",
    es: "Número secuencial de la venta en el comercio. Al repetir con la misma clave, mantenga el mismo número.",
  },
} as const satisfies ParametersHere;

export const cardQuery = {
  authorizer_id: {
    pt: "Autorizadora que é consultada. Sem o campo, a resposta diz qual é a melhor da loja.",
    en: "Authorizer that is asked. Without the field the answer tells which one of the store is the best.",
    es: "Autorizadora que se consulta. Sin el campo, la respuesta dice cuál es la mejor del comercio.",
  },
  "card.number": {
    pt: "Número do cartão; só os seis primeiros dígitos são consultados.",
    en: "Card number; only its first six digits are looked up.",
    es: "Número de la tarjeta; solo se consultan los seis primeros dígitos.",
    when: {
      pt: "No lugar de `card.token`.",
      en: "In place of `card.token`.",
      es: "En lugar de `card.token`.",
    },
  },
  "card.token": {
    when: {
      pt: "No lugar de `card.number`.",
      en: "In place of `card.number`.",
      es: "En lugar de `card.number`.",
    },
  },
  "card.expiry_date": {
    pt: "Validade no formato `MMAA`.",
    en: "Expiry as `MMYY`.",
    es: "Vencimiento en formato `MMAA`.",
  },
  installments: {
    pt: "Número de parcelas.",
    en: "Number of installments.",
    es: "Número de cuotas.",
  },
  installment_type: {
    pt: "Tipo de parcelamento.",
    en: "Installment type.",
    es: "Tipo de cuotas.",
  },
} as const satisfies ParametersHere;

export const capture = {
  ...cardOfReservation,
  nit: reservation,
  amount: {
    pt: "Valor a capturar, em centavos, até o que foi reservado.",
    en: "Amount to capture, in cents, up to what was reserved.",
    es: "Importe a capturar, en centavos, hasta lo reservado.",
  },
  installments: {
    when: {
      pt: "Quando a captura pode ser parcelada.",
      en: "When the capture can be made in installments.",
      es: "Cuando la captura puede hacerse en cuotas.",
    },
  },
} as const satisfies ParametersHere;
