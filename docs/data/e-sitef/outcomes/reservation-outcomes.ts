import type { Outcome } from "../../schema.ts";
import { notSent, outcome, refusedByRisk, statuses } from "./said.ts";

const query = {
  pt: "Consulte antes de repetir: a autorizadora pode ter aprovado.",
  en: "Query before you repeat: the authorizer may have approved it.",
  es: "Consulte antes de repetir: la autorizadora puede haber aprobado.",
};

const reservedAmount = outcome("CON", {
  pt: "O valor está reservado, e nada foi cobrado. Capture dentro do prazo.",
  en: "The amount is reserved and nothing was charged. Capture it in time.",
  es: "El importe está reservado y no se cobró nada. Capture dentro del plazo.",
});

const postponedReservation = outcome("PPC", {
  pt: "Aprovada, mas a reserva ainda não vale. Com a análise de risco em `REV`, espere a revisão. Se você adiou a confirmação, pergunte ao suporte que chamada a faz.",
  en: "Approved, but the reservation does not hold yet. With the risk analysis in `REV`, wait for the review. If you postponed the confirmation, ask support which call makes it.",
  es: "Aprobada, pero la reserva todavía no vale. Con el análisis de riesgo en `REV`, espere la revisión. Si aplazó la confirmación, pregunte a soporte qué llamada la hace.",
});

const refusedReservation = outcome("NEG", {
  pt: "Nada foi reservado. Peça outro cartão e crie outra reserva.",
  en: "Nothing was reserved. Ask for another card and create another reservation.",
  es: "No se reservó nada. Pida otra tarjeta y cree otra reserva.",
});

/** What a status asks for when an amount is reserved, changed or collected. */
export const reservationOutcomes = {
  reserved: [reservedAmount, postponedReservation, refusedReservation, refusedByRisk, outcome("ERR", query)],
  reservedByNit: [
    reservedAmount,
    postponedReservation,
    refusedReservation,
    refusedByRisk,
    outcome("NOV", notSent),
    outcome("ERR", query),
  ],
  reservationChanged: [
    outcome("CON", {
      pt: "É o status da reserva, e não o da mudança. Com `code` `0`, ela vale com o novo valor. Com outro, a mudança foi recusada e vale o valor de antes: capture até ele. Nada foi cobrado.",
      en: "It is the status of the reservation, not of the change. With `code` `0` it holds with the new amount. With another the change was refused and the amount of before holds: capture up to it. Nothing was charged.",
      es: "Es el estado de la reserva, y no el del cambio. Con `code` `0`, vale con el nuevo importe. Con otro, el cambio se rechazó y vale el importe de antes: capture hasta él. No se cobró nada.",
    }),
    outcome("ERR", query),
  ],
  anyReservation: [
    ...statuses("NOV", "INV", "EXP", "BLQ"),
    outcome("CON", {
      pt: "O valor está reservado. A reserva fica em `CON` também depois da captura: guarde você se ela já foi capturada.",
      en: "The amount is reserved. The reservation stays in `CON` after the capture too: keep a record of your own of whether it was captured.",
      es: "El importe está reservado. La reserva queda en `CON` también después de la captura: guarde usted si ya se capturó.",
    }),
    postponedReservation,
    ...statuses("PPN"),
    refusedReservation,
    outcome("EST", {
      pt: "A reserva foi cancelada. Nada será cobrado; não capture.",
      en: "The reservation was canceled. Nothing will be charged; do not capture it.",
      es: "La reserva se canceló. No se cobrará nada; no la capture.",
    }),
    outcome("ERR", {
      pt: "Não repita: a autorizadora pode ter reservado. Fale com o suporte.",
      en: "Do not repeat: the authorizer may have reserved the amount. Talk to support.",
      es: "No repita: la autorizadora puede haber reservado. Hable con soporte.",
    }),
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
      pt: "No sandbox nada foi cobrado, e a captura pode ser repetida. A consulta da reserva não mostra a captura: em produção, use a captura idempotente ou fale com o suporte.",
      en: "In the sandbox nothing was charged, and the capture can be repeated. The query of the reservation does not show the capture: in production, use the idempotent capture or talk to support.",
      es: "En el sandbox no se cobró nada, y la captura puede repetirse. La consulta de la reserva no muestra la captura: en producción, use la captura idempotente o hable con soporte.",
    }),
  ],
} satisfies Record<string, Outcome[]>;
