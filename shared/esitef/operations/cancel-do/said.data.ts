import type { Condition, Said } from "../../said.ts";
import { cancellationObject } from "../answer-groups.data.ts";
import { amountToCancel, cardNumber, storedCard } from "../parameter-words.data.ts";

const eitherThroughSitef = {
  when: {
    pt: "Um só entre `card.number` e `card.token`, quando o pagamento passou pelo SiTef, e não pela Bin nem por um host direto.",
    en: "Only one of `card.number` and `card.token`, when the payment went through SiTef, and not through Bin or a direct host.",
    es: "Uno solo entre `card.number` y `card.token`, cuando el pago pasó por SiTef, y no por Bin ni por un host directo.",
  },
} as const satisfies Condition;

const cardThroughSitef = {
  when: {
    pt: "Quando o pagamento passou pelo SiTef, e não pela Bin nem por um host direto.",
    en: "When the payment went through SiTef, and not through Bin or a direct host.",
    es: "Cuando el pago pasó por SiTef, y no por Bin ni por un host directo.",
  },
} as const satisfies Condition;

export const cancelDoSaid = {
  group: "cancellation",
  page: "cancelamento-rest-docancel",
  members: ["code", "message", ...cancellationObject],
  codes: ["0", "102", "115", "131", "134"],
  makes: [
    "payment: refund of the whole amount approved",
    "payment: partial refund approved",
    "preauthorization: cancelled before the capture",
  ],
  parameters: {
    nit: {
      pt: "Identificador do cancelamento: chega no POST de autenticidade ou na resposta da criação assinada. Não é o do pagamento.",
      en: "Identifier of the cancellation: it arrives in the authenticity POST or in the response to a signed creation. It is not the payment's.",
      es: "Identificador de la cancelación: llega en el POST de autenticidad o en la respuesta de la creación firmada. No es el del pago.",
    },
    amount: amountToCancel,
    "card.number": { ...cardNumber, ...eitherThroughSitef },
    "card.token": { ...storedCard, ...eitherThroughSitef },
    "card.expiry_date": cardThroughSitef,
    "card.security_code": cardThroughSitef,
  },
} as const satisfies Said;
