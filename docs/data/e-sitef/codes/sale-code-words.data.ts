import type { ByCode, CodeWordsHere } from "./code-words.ts";

/** The institution may have done it: what then is safe depends on the call. */
export const unclear: CodeWordsHere = {
  action: {
    pt: "A operação pode ter acontecido: faça o que diz a seção [Se não houver resposta](#repetir).",
    en: "The operation may have happened: do what the section [If there is no answer](#repetir) says.",
    es: "La operación puede haber ocurrido: haga lo que dice la sección [Si no hay respuesta](#repetir).",
  },
};

export const newKey: CodeWordsHere = {
  action: {
    pt: "`message` diz o campo. Corrija e envie de novo com outra chave: com a mesma, o corpo novo pode receber `1270`.",
    en: "`message` names the field. Correct it and send again with another key: with the same one, the new body may get `1270`.",
    es: "`message` nombra el campo. Corrija y envíe de nuevo con otra clave: con la misma, el cuerpo nuevo puede recibir `1270`.",
  },
};

export const otherCardAndKey: CodeWordsHere = {
  action: {
    pt: "Leia `authorizer_code`; se o status é `NEG`, ofereça outro cartão, em uma nova chamada com outra chave.",
    en: "Read `authorizer_code`; if the status is `NEG`, offer another card, in a new call with another key.",
    es: "Lea `authorizer_code`; si el estado es `NEG`, ofrezca otra tarjeta, en una nueva llamada con otra clave.",
  },
};

/** There is no NIT to query by until the answer has come. */
export const byOrder: CodeWordsHere = {
  action: {
    pt: "Consulte pelo `order_id`; comece outra transação só se o pedido não foi pago. Com `anti_fraud`, peça ao suporte que habilite a análise.",
    en: "Query by the `order_id`; start another transaction only if the order is not paid. With `anti_fraud`, ask support to enable the analysis.",
    es: "Consulte por el `order_id`; comience otra transacción solo si el pedido no está pagado. Con `anti_fraud`, pida a soporte que habilite el análisis.",
  },
};

export const decidedAlready: CodeWordsHere = {
  name: {
    pt: "A venda não espera pela sua decisão",
    en: "The sale does not wait for your decision",
    es: "La venta no espera su decisión",
  },
  action: {
    pt: "Leia `payment.status`, ou consulte: em `CON` ou `PPN` ela já foi decidida; em `PPC`, a revisão de risco ainda decide.",
    en: "Read `payment.status`, or query: in `CON` or `PPN` it was decided already; in `PPC` the risk review still decides.",
    es: "Lea `payment.status`, o consulte: en `CON` o `PPN` ya se decidió; en `PPC` todavía decide la revisión de riesgo.",
  },
};

export const withoutQuery: CodeWordsHere = {
  action: {
    pt: "`authorizer_code` diz o motivo; `255` é operação não permitida ou emissor desconhecido. Siga sem a consulta ou peça outro cartão.",
    en: "`authorizer_code` tells why; `255` is operation not allowed or issuer unknown. Go on without the query or ask for another card.",
    es: "`authorizer_code` dice el motivo; `255` es operación no permitida o emisor desconocido. Siga sin la consulta o pida otra tarjeta.",
  },
};

export const notNew: CodeWordsHere = {
  name: {
    pt: "O NIT não está em `NOV`, ou já teve consultas demais",
    en: "The NIT is not in `NOV`, or had too many queries",
    es: "El NIT no está en `NOV`, o ya tuvo demasiadas consultas",
  },
  action: {
    pt: "Consulte o NIT: em `BLQ` ou `EXP`, crie outra transação.",
    en: "Query the NIT: in `BLQ` or `EXP`, create another transaction.",
    es: "Consulte el NIT: en `BLQ` o `EXP`, cree otra transacción.",
  },
};

export const refund = {
  "131": unclear,
  "102": {
    name: {
      pt: "O cancelamento está em andamento ou já terminou",
      en: "The cancellation is under way or already finished",
      es: "La cancelación está en curso o ya terminó",
    },
    action: {
      pt: "Não cancele de novo antes de saber o resultado deste.",
      en: "Do not cancel again before you know what this one came to.",
      es: "No cancele de nuevo antes de saber el resultado de esta.",
    },
  },
  "134": {
    action: {
      pt: "`authorizer_code` diz o motivo. Confira os dados do cartão: são os da venda.",
      en: "`authorizer_code` tells why. Check the card data sent in the sale.",
      es: "`authorizer_code` dice el motivo. Revise los datos de la tarjeta: son los de la venta.",
    },
  },
  "951": {
    name: {
      pt: "A autorizadora negou o cancelamento",
      en: "The authorizer declined the cancellation",
      es: "La autorizadora rechazó la cancelación",
    },
    action: {
      pt: "Leia `authorizer_code`. Nada foi devolvido: combine outra forma de devolução.",
      en: "Read `authorizer_code`. Nothing was refunded: agree on another way to refund the buyer.",
      es: "Lea `authorizer_code`. No se devolvió nada: acuerde otra forma de devolución.",
    },
  },
} as const satisfies ByCode;

export const refundAtOnce = {
  ...refund,
  "115": {
    name: {
      pt: "A assinatura não confere, ou a venda não pode ser cancelada",
      en: "The signature does not match, or the sale cannot be canceled",
      es: "La firma no coincide, o la venta no puede cancelarse",
    },
    action: {
      pt: "Confira a assinatura e o status da venda: só em `CON` ela pode ser cancelada.",
      en: "Check the signature and the status of the sale: it can be canceled only in `CON`.",
      es: "Revise la firma y el estado de la venta: solo en `CON` puede cancelarse.",
    },
  },
} as const satisfies ByCode;

const notReserved = {
  pt: "A reserva não está em `CON`, ou já foi capturada",
  en: "The reservation is not in `CON`, or was captured already",
  es: "La reserva no está en `CON`, o ya se capturó",
} as const;

const cardOfReservation: CodeWordsHere = {
  action: {
    pt: "`authorizer_code` diz o motivo. Confira os dados do cartão: são os da reserva.",
    en: "`authorizer_code` tells why. Check the card data sent in the reservation.",
    es: "`authorizer_code` dice el motivo. Revise los datos de la tarjeta: son los de la reserva.",
  },
};

export const capture = {
  "131": unclear,
  "102": {
    name: notReserved,
    action: {
      pt: "Não cobre de outra forma antes de saber se a captura foi feita.",
      en: "Do not charge in another way before you know whether the capture was made.",
      es: "No cobre de otra forma antes de saber si la captura se hizo.",
    },
  },
  "134": cardOfReservation,
  "951": {
    name: {
      pt: "A autorizadora negou a captura",
      en: "The authorizer declined the capture",
      es: "La autorizadora rechazó la captura",
    },
    action: {
      pt: "Leia `authorizer_code`. Com status `NEG`, nada foi cobrado.",
      en: "Read `authorizer_code`. With the status `NEG` nothing was charged.",
      es: "Lea `authorizer_code`. Con el estado `NEG`, no se cobró nada.",
    },
  },
} as const satisfies ByCode;

export const reservationChange = {
  "131": unclear,
  "102": {
    name: notReserved,
    action: {
      pt: "Consulte a reserva: depois da captura, o valor não muda mais.",
      en: "Query the reservation: after the capture its amount does not change any more.",
      es: "Consulte la reserva: después de la captura, el importe ya no cambia.",
    },
  },
  "134": cardOfReservation,
  "951": {
    name: {
      pt: "A autorizadora negou a mudança",
      en: "The authorizer declined the change",
      es: "La autorizadora rechazó el cambio",
    },
    action: {
      pt: "Leia `authorizer_code`. A reserva vale com o valor de antes.",
      en: "Read `authorizer_code`. The reservation holds with the amount of before.",
      es: "Lea `authorizer_code`. La reserva vale con el importe de antes.",
    },
  },
} as const satisfies ByCode;
