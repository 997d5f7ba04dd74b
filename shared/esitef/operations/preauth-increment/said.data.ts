import type { Said } from "../../said.ts";
import { reservationAnalysis, reservationObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";
import { authorizerAtReservation, reservation, securityCodeAgain } from "../parameter-words.data.ts";

export const preauthIncrementSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-incrementpreauthorization",
  members: ["code", "message", ...reservationObject],
  completed: reservationAnalysis,
  codes: codeLists.sale,
  makes: ["preauthorization: increment or edit accepted"],
  parameters: {
    "card.security_code": securityCodeAgain,
    nit: reservation,
    authorizer_id: authorizerAtReservation,
    "card.wallet_transaction_id": {
      pt: "Identificador do Visa Checkout, no lugar do número.",
      en: "Visa Checkout identifier, in place of the number.",
      es: "Identificador de Visa Checkout, en lugar del número.",
      when: { pt: "No Visa Checkout.", en: "For Visa Checkout.", es: "En Visa Checkout." },
    },
  },
} as const satisfies Said;
