import type { Said } from "../../said.ts";
import { issued, paymentAnalysis } from "../answer-groups.data.ts";
import { codeLists } from "../code-lists.data.ts";

export const paymentDoSaid = {
  group: "payment",
  page: "pagamento-rest-dopayment",
  members: [
    "code",
    "message",
    "payment.authorizer_code",
    "payment.authorizer_message",
    "payment.status",
    "payment.nit",
    "payment.order_id",
    "payment.customer_receipt",
    "payment.merchant_receipt",
    "payment.authorizer_id",
    "payment.acquirer_id",
    "payment.acquirer_name",
    "payment.authorizer_date",
    "payment.authorization_number",
    "payment.merchant_usn",
    "payment.esitef_usn",
    "payment.sitef_usn",
    "payment.host_usn",
    "payment.amount",
    "payment.payment_type",
    "payment.issuer",
    "payment.authorizer_merchant_id",
    "payment.terminal_id",
    "payment.payment_date",
    "payment.recurrency_tid",
    ...issued,
    "payment.tid",
  ],
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
