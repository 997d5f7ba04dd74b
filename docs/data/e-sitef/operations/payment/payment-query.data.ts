import { paymentQuery } from "../../../examples/esitef-payment-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { fifteenDays } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentQueryTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anyPayment,
  example: paymentQuery,
  after: ["payment-do"],
  notes: {
    1: {
      pt: "Uma devolução feita por telefone com a adquirente não aparece aqui.",
      en: "A refund made by phone with the acquirer does not show here.",
      es: "Una devolución hecha por teléfono con la adquirente no aparece aquí.",
    },
    2: {
      pt: "Serve para NITs de pagamento, que trazem `payment`, e de cancelamento, que trazem `cancellation`. Um pagamento com agendamento traz `payment` e `schedule`, que tem os campos da [consulta de agendamento](./agendamento-rest-getstatus.mdx).",
      en: "It works for NITs of payments, which bring `payment`, and of cancellations, which bring `cancellation`. A payment with a schedule brings `payment` and `schedule`, which has the fields of the [schedule query](./agendamento-rest-getstatus.mdx).",
      es: "Sirve para NIT de pagos, que traen `payment`, y de cancelaciones, que traen `cancellation`. Un pago con programación trae `payment` y `schedule`, que tiene los campos de la [consulta de programación](./agendamento-rest-getstatus.mdx).",
    },
  },
  inSandbox: fifteenDays,
  story: "payment",
  refused: {
    invalid: {
      in: "path",
      name: "nit",
      value: "123",
      status: 404,
      response: {
        code: "953",
        message: "Transaction not found",
      },
    },
  },
  collected: {
    call: "GET /v1/transactions/{nit}",
    takes: "nit=64..64!",
    answers:
      "code=1..4 message=1..500 payment.authorizer_code=1..10~ payment.authorizer_message=1..500~ payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.customer_receipt=1..4000 payment.merchant_receipt=1..4000 payment.authorizer_id=1..3 payment.acquirer_id=1..4~ payment.acquirer_name=1..100~ payment.authorizer_date=16..16~ payment.authorization_number=1..6~ payment.merchant_usn=1..12 payment.esitef_usn=15..15 payment.sitef_usn=1..6~ payment.host_usn=1..15~ payment.amount=1..12 payment.payment_type=1..1~ payment.issuer=1..20~ payment.authorizer_merchant_id=1..100~ payment.terminal_id=1..20 payment.payment_date=16..16~ payment.recurrency_tid=1..100~ payment.tid=1..40~",
    remarks: [
      {
        says: "Use after a time-out of 60 seconds, up to three attempts; then block a new charge of the same order (certification rule).",
        left: "Advice on a lost answer stands on the pages of the calls that charge.",
      },
      {
        says: "The answer comes from the gateway database, the acquirer is not asked again: a reversal made by phone with the acquirer is not reflected.",
      },
      { says: "Works for payment and cancellation NITs; a payment with schedule gives both objects." },
      { says: "Only up to 15 days after creation; then the NIT is invalidated.", told: ["15"] },
    ],
  },
};
