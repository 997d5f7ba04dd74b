import type { Said } from "../../said.ts";
import { reservationAnalysis, reservationObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { authorizerAtReservation, cardOfReservation, reservation } from "../parameter-words.data.ts";

export const preauthEditSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-editpreauthorization",
  members: ["code", "message", ...reservationObject],
  completed: reservationAnalysis,
  codes: codeLists.sale,
  makes: ["preauthorization: increment or edit accepted"],
  parameters: {
    ...cardOfReservation,
    nit: reservation,
    authorizer_id: authorizerAtReservation,
    amount: {
      pt: "Novo valor da reserva, em centavos.",
      en: "New amount of the reservation, in cents.",
      es: "Nuevo importe de la reserva, en centavos.",
    },
  },
} as const satisfies Said;
