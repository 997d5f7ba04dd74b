import {
  scheduleStatuses,
  storageStatuses,
  threeDsStatuses,
  transactionStatuses,
} from "@portal/shared/esitef/words/statuses.data.ts";
import type { StatusWords } from "@portal/shared/esitef/words/words.ts";
import type { LocalizedText, Outcome } from "../../schema.ts";
import { reservationOutcomes } from "./reservation-outcomes.ts";
import { notSent, outcome, refusedByRisk, statuses, statusesAmong } from "./said.ts";

const ofSchedule = statusesAmong(scheduleStatuses);
const ofStorage = statusesAmong(storageStatuses);
const ofThreeDs = statusesAmong(threeDsStatuses);
const codesOf = (known: readonly StatusWords[]) => known.map(({ code }) => code);

const undecided = {
  pt: "Nada foi decidido: a chamada foi recusada. Leia `code`, corrija e envie de novo.",
  en: "Nothing was decided: the call was refused. Read `code`, correct it and send again.",
  es: "No se decidió nada: la llamada no se aceptó. Lea `code`, corrija y envíe de nuevo.",
};

const cancelled = [
  outcome("CON", {
    pt: "O valor volta ao comprador. Guarde o `esitef_usn` do cancelamento e avise-o.",
    en: "The amount goes back to the buyer. Keep the cancellation's `esitef_usn` and tell the buyer.",
    es: "El importe vuelve al comprador. Guarde el `esitef_usn` de la cancelación y avísele.",
  }),
  outcome("NEG", {
    pt: "A adquirente recusou, por exemplo por prazo, e nada foi devolvido. Combine outra forma de devolução.",
    en: "The acquirer refused, for example because it is too late, and nothing was refunded. Agree on another way to refund the buyer.",
    es: "La adquirente rechazó, por ejemplo por plazo, y no se devolvió nada. Acuerde otra forma de devolución.",
  }),
  outcome("ERR", {
    pt: "Não cancele de novo às cegas: o valor pode já ter voltado. Confirme com o suporte.",
    en: "Do not cancel again blindly: the amount may be back already. Check with support.",
    es: "No cancele de nuevo a ciegas: el importe puede haber vuelto ya. Confirme con soporte.",
  }),
];

const toCarryOut = outcome("NOV", {
  pt: "Nada foi devolvido ainda. Execute o cancelamento com este NIT.",
  en: "Nothing was refunded yet. Send the cancellation with this NIT.",
  es: "Todavía no se devolvió nada. Ejecute la cancelación con este NIT.",
});

const chargedUnclear = {
  pt: "Não cobre outra vez: a autorizadora pode ter aprovado. Abra um chamado com o `nit`.",
  en: "Do not charge again: the authorizer may have approved it. Open a ticket with the `nit`.",
  es: "No cobre otra vez: la autorizadora puede haber aprobado. Abra un caso con el `nit`.",
};

/** Who queries has sent something already, so what is new or unclear asks for other things than elsewhere. */
const queried = (isNew: LocalizedText): Outcome[] =>
  statuses(...transactionStatuses.map(({ code }) => code)).map((each) => {
    if (each.code === "ERR") return outcome("ERR", chargedUnclear);
    return each.code === "NOV" ? outcome("NOV", isNew) : each;
  });
const anyPayment = queried({
  pt: "O cartão não chegou. Envie-o com este mesmo NIT; sem uso, ele expira.",
  en: "The card did not arrive. Send it with this same NIT; unused, it expires.",
  es: "La tarjeta no llegó. Envíela con este mismo NIT; sin uso, vence.",
});
const foundPayment = queried({
  pt: "Ainda sem resultado. Se o NIT veio de uma criação, envie o cartão com ele. Se o pagamento foi feito em uma chamada, ela está em andamento: não faça outra, consulte de novo.",
  en: "No result yet. If the NIT came from a creation, send the card with it. If the payment was made in one call, that call is under way: do not make another, query again.",
  es: "Todavía sin resultado. Si el NIT vino de una creación, envíe la tarjeta con él. Si el pago se hizo en una llamada, está en curso: no haga otra, consulte de nuevo.",
});

const cardNotTaken = outcome("NOV", {
  pt: "Nada foi cobrado: um valor foi recusado, ou a consulta do cartão falhou (código 134). Faça outra chamada, com o valor certo ou com outro cartão.",
  en: "Nothing was charged: a value was refused, or the card query failed (code 134). Make another call, with the right value or with another card.",
  es: "No se cobró nada: no se aceptó un valor, o falló la consulta de tarjeta (código 134). Haga otra llamada, con el valor correcto o con otra tarjeta.",
});

/** A key repeats the answer that it came to, so that another attempt needs another one. */
const finalForKey: Readonly<Record<string, LocalizedText>> = {
  NEG: {
    pt: "Ofereça outro cartão, com uma chave nova: a mesma só repete esta resposta. Não entregue.",
    en: "Offer another card, with a new key: the same one only repeats this answer. Do not deliver.",
    es: "Ofrezca otra tarjeta, con una clave nueva: la misma solo repite esta respuesta. No entregue.",
  },
  NOV: {
    pt: "Nada foi cobrado: um valor foi recusado, ou a consulta do cartão falhou (código 134). Faça outra chamada, com o valor certo ou com outro cartão, e uma chave nova.",
    en: "Nothing was charged: a value was refused, or the card query failed (code 134). Make another call, with the right value or with another card, and a new key.",
    es: "No se cobró nada: no se aceptó un valor, o falló la consulta de tarjeta (código 134). Haga otra llamada, con el valor correcto o con otra tarjeta, y una clave nueva.",
  },
};

const createdAndCharged = [
  ...statuses("INV", "CON", "PPC", "PEN", "NEG", "RET", "ERR"),
  refusedByRisk,
  cardNotTaken,
];

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
    pt: "O pagamento vale, ou o valor está reservado. Consulte pelo NIT antes de entregar.",
    en: "The payment stands, or the amount is reserved. Query by the NIT before you deliver.",
    es: "El pago vale, o el importe está reservado. Consulte por el NIT antes de entregar.",
  }),
  inFull("PENDENTE", "PEN", {
    pt: "O resultado ainda não é certo. Consulte pelo NIT e não cobre de novo.",
    en: "The result is not certain yet. Query by the NIT and do not charge again.",
    es: "El resultado todavía no es seguro. Consulte por el NIT y no cobre de nuevo.",
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
  charged: [...statuses("CON", "PPC", "PEN", "NEG", "RET", "ERR"), refusedByRisk, outcome("NOV", notSent)],
  createdAndCharged,
  chargedByKey: createdAndCharged.map(({ code, action }) => outcome(code, finalForKey[code] ?? action)),
  cardQueried: statuses("NOV", "BLQ"),
  twoCards: [
    outcome("CON", {
      pt: "Este cartão foi cobrado. Entregue só com os dois em `CON`.",
      en: "This card was charged. Deliver only with both in `CON`.",
      es: "Esta tarjeta se cobró. Entregue solo con las dos en `CON`.",
    }),
    outcome("PPC", {
      pt: "Aprovado, à espera da sua decisão. Na certificação e na produção, uma chamada confirma ou desfaz os dois: `PUT /v1/payments/multiple/{nit}`, com o NIT da criação. A resposta traz o resultado de cada um em `confirmations[]`: se o primeiro falha, o segundo é desfeito; se o segundo falha, o primeiro já está em `CON`, e cancelá-lo é com você. O sandbox não tem essa chamada: nele, confirme cada um pelo NIT dele.",
      en: "Approved, waiting for your decision. In certification and production one call confirms or voids both: `PUT /v1/payments/multiple/{nit}`, with the NIT of the creation. The answer has the result of each in `confirmations[]`: if the first fails, the second is voided; if the second fails, the first is in `CON` already, and canceling it is up to you. The sandbox does not have this call: there confirm each by its own NIT.",
      es: "Aprobada, a la espera de su decisión. En la certificación y la producción, una llamada confirma o deshace las dos: `PUT /v1/payments/multiple/{nit}`, con el NIT de la creación. La respuesta trae el resultado de cada una en `confirmations[]`: si falla la primera, la segunda se deshace; si falla la segunda, la primera ya está en `CON`, y cancelarla le toca a usted. El sandbox no tiene esta llamada: en él, confirme cada una por su NIT.",
    }),
    outcome("PPN", {
      pt: "O outro cartão falhou, e este foi desfeito: nada foi cobrado dele. Para tentar de novo, crie outra transação, com o total.",
      en: "The other card failed, and this one was voided: nothing was charged to it. To try again, create another transaction, with the total.",
      es: "La otra tarjeta falló, y esta se deshizo: no se le cobró nada. Para intentar de nuevo, cree otra transacción, con el total.",
    }),
    outcome("NEG", {
      pt: "Nada foi cobrado deste cartão, e o outro é desfeito. Para tentar de novo, crie outra transação, com o total.",
      en: "Nothing was charged to this card, and the other one is voided. To try again, create another transaction, with the total.",
      es: "No se cobró nada a esta tarjeta, y la otra se deshace. Para intentar de nuevo, cree otra transacción, con el total.",
    }),
    outcome("NOV", notSent),
    ...statuses("ERR"),
  ],
  decided: [...statuses("CON", "PPN", "ERR"), outcome("PPC", undecided)],
  decidedOutside: [...statuses("CON", "PPN", "ERR"), outcome("NOV", undecided)],
  unified,
  anyPayment,
  foundPayment,
  cancellationCreated: [toCarryOut, ...statuses("INV")],
  cancelled,
  carriedOut: [
    ...cancelled,
    outcome("NOV", {
      pt: "Nada foi devolvido: o cancelamento não foi executado. Corrija e envie de novo, com o mesmo NIT.",
      en: "Nothing was refunded: the cancellation was not carried out. Correct the call and send it again, with the same NIT.",
      es: "No se devolvió nada: la cancelación no se ejecutó. Corrija y envíe de nuevo, con el mismo NIT.",
    }),
  ],
  externallyCancelled: [toCarryOut, ...statuses("INV"), ...cancelled],
  ...reservationOutcomes,
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
