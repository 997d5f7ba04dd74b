import type { Said } from "../../said.ts";
import { codeLists } from "../code-lists.data.ts";
import { postponedReservation } from "../parameter-words.data.ts";

export const preauthBeginSaid = {
  group: "pre-authorization",
  page: "pre-autorizacao-rest-begin",
  members: [
    "code",
    "message",
    "pre_authorization.status",
    "pre_authorization.nit",
    "pre_authorization.order_id",
    "pre_authorization.merchant_usn",
    "pre_authorization.amount",
  ],
  codes: codeLists.created,
  parameters: {
    ...postponedReservation,
    transaction_type: {
      pt: "Tipo da transação: aqui, sempre `preauthorization`. Sem o campo, ela é um pagamento.",
      en: "Type of the transaction: here always `preauthorization`. Without the field it is a payment.",
      es: "Tipo de la transacción: aquí, siempre `preauthorization`. Sin el campo, es un pago.",
    },
    authorizer_id: {
      when: {
        pt: "A efetivação a exige sempre; para esta chamada, pergunte ao suporte.",
        en: "The call that makes the reservation always requires it; for this one, ask support.",
        es: "La ejecución la exige siempre; para esta llamada, pregunte a soporte.",
      },
    },
  },
  decidedAs: "payment-begin",
} as const satisfies Said;
