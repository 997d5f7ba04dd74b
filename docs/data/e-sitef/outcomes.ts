import {
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "../../../shared/esitef/words/statuses.data.ts";
import type { StatusWords } from "../../../shared/esitef/words/words.ts";
import type { LocalizedText, Outcome } from "../schema.ts";

const statusesAmong =
  (known: readonly StatusWords[]) =>
  (...codes: readonly string[]): Outcome[] =>
    codes.map((code) => {
      const entry = known.find((each) => each.code === code);
      if (!entry) throw new Error(`The status ${code} is not described.`);
      return { code, action: entry.action };
    });

const statuses = statusesAmong(transactionStatuses);
const ofSchedule = statusesAmong(scheduleStatuses);
const ofStorage = statusesAmong(storageStatuses);
const ofThreeDs = statusesAmong(threeDsStatuses);
const codesOf = (known: readonly StatusWords[]) => known.map(({ code }) => code);

const outcome = (code: string, action: LocalizedText): Outcome => ({ code, action });

const query = {
  pt: "Consulte antes de repetir: a autorizadora pode ter aprovado.",
  en: "Query before you repeat: the authorizer may have approved it.",
  es: "Consulte antes de repetir: la autorizadora puede haber aprobado.",
};

const cancelled = [
  outcome("CON", {
    pt: "O valor volta ao comprador. Guarde o `esitef_usn` do cancelamento e avise-o.",
    en: "The amount goes back to the buyer. Keep the cancellation's `esitef_usn` and tell the buyer.",
    es: "El importe vuelve al comprador. Guarde el `esitef_usn` de la cancelación y avísele.",
  }),
  outcome("NEG", {
    pt: "A adquirente recusou, em geral por prazo. Combine outra forma de devolução.",
    en: "The acquirer refused, usually because it is too late. Agree on another way to give the money back.",
    es: "La adquirente rechazó, en general por plazo. Acuerde otra forma de devolución.",
  }),
  outcome("ERR", {
    pt: "Consulte o pagamento antes de repetir: o valor pode já ter voltado.",
    en: "Query the payment before you repeat: the amount may be back already.",
    es: "Consulte el pago antes de repetir: el importe puede haber vuelto ya.",
  }),
];

const toCarryOut = outcome("NOV", {
  pt: "Nada foi devolvido ainda. Execute o cancelamento com este NIT.",
  en: "Nothing was refunded yet. Send the cancellation with this NIT.",
  es: "Todavía no se devolvió nada. Ejecute la cancelación con este NIT.",
});

const reservedAmount = outcome("CON", {
  pt: "O valor está reservado, e nada foi cobrado. Capture dentro do prazo.",
  en: "The amount is reserved and nothing was charged. Capture it in time.",
  es: "El importe está reservado y no se cobró nada. Capture dentro del plazo.",
});

const postponedReservation = outcome("PPC", {
  pt: "Aprovada, à espera da sua confirmação. Confirme ou desfaça.",
  en: "Approved, waiting for your confirmation. Confirm or void it.",
  es: "Aprobada, a la espera de su confirmación. Confirme o deshaga.",
});

const refusedReservation = outcome("NEG", {
  pt: "Nada foi reservado. Peça outro cartão e crie outra reserva.",
  en: "Nothing was reserved. Ask for another card and create another reservation.",
  es: "No se reservó nada. Pida otra tarjeta y cree otra reserva.",
});

const refusedByRisk = outcome("PPN", {
  pt: "A análise de risco recusou depois da autorização, que foi desfeita. Nada é cobrado; não entregue.",
  en: "The risk analysis rejected it after the authorization, which was voided. Nothing is charged; do not deliver.",
  es: "El análisis de riesgo rechazó después de la autorización, que se deshizo. No se cobra nada; no entregue.",
});

const toppedUp = {
  created: outcome("NOV", {
    pt: "Criada. Mostre as operadoras e os valores e efetive a recarga com este NIT.",
    en: "Created. Show the carriers and amounts and carry out the top-up with this NIT.",
    es: "Creada. Muestre las operadoras y los importes y ejecute la recarga con este NIT.",
  }),
  pending: outcome("PPC", {
    pt: "O crédito está reservado. Receba do comprador e confirme, ou desfaça. Se o cartão foi em `payment`, não o cobre outra vez: só confirme.",
    en: "The credit is reserved. Charge the buyer and confirm, or void it. If the card went in `payment`, do not charge it again: only confirm.",
    es: "El crédito está reservado. Cobre al comprador y confirme, o deshaga. Si la tarjeta fue en `payment`, no la cobre otra vez: solo confirme.",
  }),
  expired: outcome("EXP", {
    pt: "O NIT venceu sem uso. Nada foi vendido; crie outra recarga.",
    en: "The NIT expired unused. Nothing was sold; create another top-up.",
    es: "El NIT venció sin uso. No se vendió nada; cree otra recarga.",
  }),
  confirmed: outcome("CON", {
    pt: "A recarga foi feita. Não há cancelamento depois disto.",
    en: "The top-up was made. After this there is no cancellation.",
    es: "La recarga se hizo. Después de esto no hay cancelación.",
  }),
  undone: outcome("PPN", {
    pt: "A recarga foi desfeita. Devolva ao comprador o que ele pagou em uma cobrança separada.",
    en: "The top-up was voided. Refund the buyer what was paid in a separate charge.",
    es: "La recarga se deshizo. Devuelva al comprador lo que pagó en un cobro separado.",
  }),
  refused: outcome("NEG", {
    pt: "A recarga foi recusada. Nada foi vendido; não cobre o comprador.",
    en: "The top-up was refused. Nothing was sold; do not charge the buyer.",
    es: "La recarga fue rechazada. No se vendió nada; no cobre al comprador.",
  }),
} as const;

const editCreated = outcome("NOV", {
  pt: "A edição está aberta. Envie os valores novos com o `seid`.",
  en: "The edit is open. Send the new values with the `seid`.",
  es: "La edición está abierta. Envíe los valores nuevos con el `seid`.",
});
const editDone = outcome("CON", {
  pt: "A edição foi aplicada. Consulte o agendamento para ver os valores novos.",
  en: "The edit was applied. Query the schedule to see the new values.",
  es: "La edición se aplicó. Consulte la programación para ver los valores nuevos.",
});

const inFull = (code: string, standsFor: string, action: LocalizedText): Outcome => ({
  code,
  standsFor,
  action,
});

/** Names of the unified query. One was seen on a public page; the others were completed by us. */
const unified = [
  inFull("AUTORIZADA", "CON", {
    pt: "O pagamento vale. Entregue o pedido.",
    en: "The payment stands. Deliver the order.",
    es: "El pago vale. Entregue el pedido.",
  }),
  inFull("PENDENTE", "PEN", {
    pt: "O resultado ainda não saiu. Consulte pelo NIT.",
    en: "There is no result yet. Query by the NIT.",
    es: "El resultado todavía no salió. Consulte por el NIT.",
  }),
  inFull("NEGADA", "NEG", {
    pt: "Nada foi cobrado. Peça outro meio de pagamento.",
    en: "Nothing was charged. Ask for another payment method.",
    es: "No se cobró nada. Pida otro medio de pago.",
  }),
  inFull("CANCELADA", "PPN", {
    pt: "O pagamento foi desfeito antes da cobrança.",
    en: "The payment was voided before it was charged.",
    es: "El pago se deshizo antes del cobro.",
  }),
  inFull("ESTORNADA", "EST", {
    pt: "O valor voltou ao comprador.",
    en: "The amount went back to the buyer.",
    es: "El importe volvió al comprador.",
  }),
  inFull("EXPIRADA", "EXP", {
    pt: "O NIT venceu sem pagamento. Crie outra transação.",
    en: "The NIT expired without a payment. Create another transaction.",
    es: "El NIT venció sin pago. Cree otra transacción.",
  }),
];

/** Statuses that an answer may carry. What to do depends on the call: `CON` delivers, gives back or reserves. */
export const outcomes = {
  created: statuses("NOV", "INV"),
  charged: [
    ...statuses("CON", "PPC", "PEN", "NEG", "RET", "ERR"),
    refusedByRisk,
    outcome("NOV", {
      pt: "A consulta do cartão falhou (código 134) e nada foi cobrado. Consulte o NIT antes de enviar outro cartão.",
      en: "The card query failed (code 134) and nothing was charged. Query the NIT before you send another card.",
      es: "La consulta de tarjeta falló (código 134) y no se cobró nada. Consulte el NIT antes de enviar otra tarjeta.",
    }),
  ],
  createdAndCharged: [...statuses("INV", "CON", "PPC", "PEN", "NEG", "RET", "ERR"), refusedByRisk],
  cardQueried: statuses("NOV", "BLQ"),
  twoCards: statuses("CON", "PPN", "NEG", "ERR"),
  decided: statuses("CON", "PPN", "ERR"),
  unified,
  anyPayment: statuses(...transactionStatuses.map(({ code }) => code)),
  cancellationCreated: [toCarryOut, ...statuses("INV")],
  cancelled,
  externallyCancelled: [toCarryOut, ...statuses("INV"), ...cancelled],
  reserved: [reservedAmount, postponedReservation, refusedReservation, refusedByRisk, outcome("ERR", query)],
  reservationChanged: [
    outcome("CON", {
      pt: "É o status da reserva, e não o da mudança. Com `code` `0`, ela vale com o novo valor. Com outro, a mudança foi recusada e vale o valor de antes: capture até ele. Nada foi cobrado.",
      en: "It is the status of the reservation, not of the change. With `code` `0` it holds with the new amount. With another the change was refused and the amount of before holds: capture up to it. Nothing was charged.",
      es: "Es el estado de la reserva, y no el del cambio. Con `code` `0`, vale con el nuevo importe. Con otro, el cambio se rechazó y vale el importe de antes: capture hasta él. No se cobró nada.",
    }),
    outcome("ERR", query),
  ],
  anyReservation: [
    ...statuses("NOV", "INV", "EXP"),
    reservedAmount,
    postponedReservation,
    ...statuses("PPN"),
    refusedReservation,
    outcome("ERR", query),
  ],
  captured: [
    outcome("CON", {
      pt: "O comprador foi cobrado. Guarde o `esitef_usn` da captura.",
      en: "The buyer was charged. Keep the capture's `esitef_usn`.",
      es: "Se le cobró al comprador. Guarde el `esitef_usn` de la captura.",
    }),
    outcome("NEG", {
      pt: "A reserva pode ter vencido, ou o valor passa do reservado. Cobre com um pagamento novo.",
      en: "The reservation may have lapsed, or the amount is above the reserved one. Charge with a new payment.",
      es: "La reserva puede haber vencido, o el importe supera lo reservado. Cobre con un pago nuevo.",
    }),
    outcome("ERR", {
      pt: "No sandbox nada foi cobrado, e a captura pode ser repetida. Se em produção também, não é público, e a consulta da reserva não mostra a captura: use a captura idempotente ou fale com o suporte.",
      en: "In the sandbox nothing was charged, and the capture can be repeated. Whether production does the same is not public, and the query of the reservation does not show the capture: use the idempotent capture or talk to support.",
      es: "En el sandbox no se cobró nada, y la captura puede repetirse. Si en producción ocurre lo mismo no es público, y la consulta de la reserva no muestra la captura: use la captura idempotente o hable con soporte.",
    }),
  ],
  cancellationQueued: [
    outcome("PEN", {
      pt: "O cancelamento está na fila. Consulte até ele sair de `PEN`.",
      en: "The cancellation is in the queue. Query until it leaves `PEN`.",
      es: "La cancelación está en la cola. Consulte hasta que salga de `PEN`.",
    }),
    ...cancelled,
  ],
  scheduleCreated: ofSchedule("NOV", "INV"),
  scheduleActivated: ofSchedule("ATV", "ERR"),
  anySchedule: ofSchedule(...codesOf(scheduleStatuses)),
  editCreated: [editCreated],
  edited: [editDone, ...ofSchedule("INA", "ATV")],
  stored: ofStorage("CON", "DUP", "NEG", "INV"),
  storageOpened: [
    outcome("CON", {
      pt: "O armazenamento está aberto, ainda sem cartão. Entregue `nita` e `store_token` à página; o token do cartão chega no [POST de hash](../armazenamento-notificacao-hash.mdx).",
      en: "The storage is open and has no card yet. Hand `nita` and `store_token` to the page; the card's token comes in the [hash POST](../armazenamento-notificacao-hash.mdx).",
      es: "El almacenamiento está abierto, todavía sin tarjeta. Entregue `nita` y `store_token` a la página; el token de la tarjeta llega en el [POST de hash](../armazenamento-notificacao-hash.mdx).",
    }),
  ],
  storedCard: ofStorage("CON", "CAN", "DEL", "BLQ"),
  storedCards: ofStorage("ATV", "CAN", "DEL", "BLQ"),
  removed: ofStorage("DEL", "CAN"),
  toppedUpCreated: [toppedUp.created],
  toppedUp: [toppedUp.pending, toppedUp.refused],
  topUpDecided: [toppedUp.confirmed, toppedUp.undone],
  anyTopUp: Object.values(toppedUp),
  authenticationStarted: ofThreeDs("NEW", "INV"),
  authenticated: ofThreeDs(
    ...codesOf(threeDsStatuses).filter((code) => !["NEW", "INV", "EXP"].includes(code)),
  ),
  anyAuthentication: ofThreeDs(...codesOf(threeDsStatuses)),
  none: [],
} satisfies Record<string, Outcome[]>;
