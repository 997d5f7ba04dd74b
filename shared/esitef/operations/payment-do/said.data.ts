import type { Said } from "../../said.ts";
import { issued, paymentAnalysis, paymentObject } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentDoSaid = {
  group: "payment",
  page: "pagamento-rest-dopayment",
  members: ["code", "message", ...paymentObject, ...issued, "payment.tid"],
  completed: paymentAnalysis,
  codes: codeLists.sale,
  parameters: {
    authorizer_id: {
      pt: "Autorizadora da transação.",
      en: "Authorizer of the transaction.",
      es: "Autorizadora de la transacción.",
      when: {
        pt: "Quando a criação não a informou.",
        en: "When the creation did not name it.",
        es: "Cuando la creación no la envió.",
      },
    },
    installments: {
      pt: "Número de parcelas, no lugar do que a criação informou.",
      en: "Number of installments, in place of the one sent at creation.",
      es: "Número de cuotas, en lugar del que envió la creación.",
    },
    installment_type: {
      pt: "Quem financia as parcelas, no lugar do que a criação informou.",
      en: "Who finances the installments, in place of what the creation named.",
      es: "Quién financia las cuotas, en lugar de lo que envió la creación.",
    },
    "card.number": {
      when: {
        pt: "Um só de `card.number`, `card.token` e `card.wallet_transaction_id`; nenhum no Pix e no boleto.",
        en: "Exactly one of `card.number`, `card.token` and `card.wallet_transaction_id`; none for Pix and boleto.",
        es: "Uno solo de `card.number`, `card.token` y `card.wallet_transaction_id`; ninguno en Pix ni en boleto.",
      },
    },
  },
} as const satisfies Said;
