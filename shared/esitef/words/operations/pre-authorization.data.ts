import type { CallWords } from "../words.ts";

export const preAuthorizationOperations = {
  "preauth-begin": {
    title: {
      pt: "Criação da pré-autorização",
      en: "Creating the pre-authorization",
      es: "Creación de la preautorización",
    },
    purpose: {
      pt: "Abre uma reserva e devolve o NIT. É a mesma chamada do pagamento, com `transaction_type` igual a `preauthorization`.",
      en: "Opens a reservation and returns the NIT. It is the call of a payment, with `transaction_type` set to `preauthorization`.",
      es: "Abre una reserva y devuelve el NIT. Es la misma llamada del pago, con `transaction_type` igual a `preauthorization`.",
    },
  },
  "preauth-do": {
    title: {
      pt: "Efetivação da pré-autorização",
      en: "Making a pre-authorization",
      es: "Ejecución de la preautorización",
    },
    purpose: {
      pt: "Envia o cartão e reserva o valor. Em `CON` o limite do cliente diminuiu, mas nada foi cobrado: a cobrança é a captura, com este mesmo NIT.",
      en: "Sends the card and reserves the amount. In `CON` the customer's limit is lower, but nothing was charged: the capture charges, with this same NIT.",
      es: "Envía la tarjeta y reserva el importe. En `CON` el límite del cliente disminuyó, pero no se cobró nada: cobra la captura, con este mismo NIT.",
    },
  },
  "preauth-single": {
    title: {
      pt: "Pré-autorização em uma chamada",
      en: "Pre-authorization in a single call",
      es: "Preautorización en una sola llamada",
    },
    purpose: {
      pt: "Cria a pré-autorização e reserva o valor na mesma chamada. Não há NIT antes da reserva: envie um `order_id` seu para poder encontrá-la se a resposta se perder.",
      en: "Creates the pre-authorization and reserves the amount in one call. There is no NIT before the reservation: send an `order_id` of your own so that you can find it if the response gets lost.",
      es: "Crea la preautorización y reserva el importe en la misma llamada. No hay NIT antes de la reserva: envíe un `order_id` propio para poder encontrarla si la respuesta se pierde.",
    },
  },
  "preauth-idempotent": {
    title: {
      pt: "Pré-autorização idempotente",
      en: "Idempotent pre-authorization",
      es: "Preautorización idempotente",
    },
    purpose: {
      pt: "Cria a pré-autorização e reserva o valor na mesma chamada, protegida contra repetição por uma chave que a loja escolhe. Para cobrar, use a captura idempotente.",
      en: "Creates the pre-authorization and reserves the amount in one call, protected against repetition by a key that the store chooses. To charge, use the idempotent capture.",
      es: "Crea la preautorización y reserva el importe en la misma llamada, protegida contra la repetición por una clave que elige el comercio. Para cobrar, use la captura idempotente.",
    },
  },
  "preauth-query": {
    title: {
      pt: "Consulta da pré-autorização",
      en: "Querying the pre-authorization",
      es: "Consulta de la preautorización",
    },
    purpose: {
      pt: "Devolve os dados atuais da reserva, até 15 dias depois da criação. Consulte se passaram dias ou se a resposta da reserva se perdeu; de uma captura a consulta não diz nada, porque a reserva continua em `CON`.",
      en: "Returns the current data of the reservation, up to 15 days after its creation. Query if days have passed or if the response of the reservation got lost; of a capture the query tells nothing, because the reservation stays in `CON`.",
      es: "Devuelve los datos actuales de la reserva, hasta 15 días después de la creación. Consulte si pasaron días o si se perdió la respuesta de la reserva; de una captura la consulta no dice nada, porque la reserva sigue en `CON`.",
    },
  },
  "preauth-edit": {
    title: {
      pt: "Edição da pré-autorização",
      en: "Editing the pre-authorization",
      es: "Edición de la preautorización",
    },
    purpose: {
      pt: "Troca o valor de uma reserva confirmada e ainda não capturada. É a chamada da efetivação, agora com o NIT em `CON`. O roteamento GetNetLac a oferece; se o seu é outro, pergunte ao suporte.",
      en: "Replaces the amount of a reservation that is confirmed and not captured. It is the call that carries out a reservation, now with the NIT in `CON`. The GetNetLac routing offers it; if yours is another one, ask support.",
      es: "Cambia el importe de una reserva confirmada y todavía no capturada. Es la llamada de ejecución, ahora con el NIT en `CON`. El enrutamiento GetNetLac la ofrece; si el suyo es otro, pregunte a soporte.",
    },
  },
  "preauth-increment": {
    title: {
      pt: "Incremento da pré-autorização",
      en: "Incrementing the pre-authorization",
      es: "Incremento de la preautorización",
    },
    purpose: {
      pt: "Acrescenta um valor a uma reserva confirmada e ainda não capturada. É a chamada da efetivação, mais o campo `additional_amount`. Só alguns roteamentos a oferecem: pergunte ao suporte pelo seu.",
      en: "Adds an amount to a reservation that is confirmed and not captured. It is the call that carries out a reservation, plus the field `additional_amount`. Only some routings offer it: ask support about yours.",
      es: "Agrega un importe a una reserva confirmada y todavía no capturada. Es la llamada de ejecución, más el campo `additional_amount`. Solo la ofrecen algunos enrutamientos: pregunte a soporte por el suyo.",
    },
  },
  "preauth-card-query": {
    title: {
      pt: "Consulta de cartão da pré-autorização",
      en: "Querying a card for the pre-authorization",
      es: "Consulta de tarjeta de la preautorización",
    },
    purpose: {
      pt: "Diz o que o cartão aceita antes de reservar. Só vale para um NIT em `NOV`; consultas demais bloqueiam a transação em `BLQ`.",
      en: "Tells what the card accepts before you reserve. It works only for a NIT in `NOV`; too many queries block the transaction in `BLQ`.",
      es: "Dice qué acepta la tarjeta antes de reservar. Solo vale para un NIT en `NOV`; demasiadas consultas bloquean la transacción en `BLQ`.",
    },
  },
  "preauth-capture": {
    title: {
      pt: "Captura da pré-autorização",
      en: "Capturing the pre-authorization",
      es: "Captura de la preautorización",
    },
    purpose: {
      pt: "Cobra o valor reservado, inteiro ou menor. O que não for capturado volta ao limite do cliente. Guarde o `esitef_usn` da captura: depois dela, é ele que o cancelamento usa, não o da reserva.",
      en: "Charges the reserved amount, whole or lower. What is not captured returns to the customer's limit. Keep the capture's `esitef_usn`: from then on a cancellation uses it, not that of the reservation.",
      es: "Cobra el importe reservado, total o menor. Lo que no se captura vuelve al límite del cliente. Guarde el `esitef_usn` de la captura: desde entonces la cancelación usa ese, no el de la reserva.",
    },
  },
  "preauth-capture-idempotent": {
    title: { pt: "Captura idempotente", en: "Idempotent capture", es: "Captura idempotente" },
    purpose: {
      pt: "Cobra o valor reservado, inteiro ou menor, com uma chave que protege contra a repetição. A captura parcial e o prazo dependem da adquirente. Guarde o `esitef_usn` da captura: depois dela, é ele que o cancelamento usa.",
      en: "Charges the reserved amount, whole or lower, with a key that protects against repetition. Partial capture and the deadline depend on the acquirer. Keep the capture's `esitef_usn`: from then on a cancellation uses it.",
      es: "Cobra el importe reservado, total o menor, con una clave que protege contra la repetición. La captura parcial y el plazo dependen de la adquirente. Guarde el `esitef_usn` de la captura: desde entonces la cancelación usa ese.",
    },
  },
} as const satisfies Readonly<Record<string, CallWords>>;
