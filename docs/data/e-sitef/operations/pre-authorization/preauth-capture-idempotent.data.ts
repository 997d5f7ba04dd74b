import { reservationCapture } from "../../../examples/esitef-payment-examples.ts";
import { headers } from "../../../examples/values/esitef-example-values.ts";
import { capture, newKey } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { captured } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";
import { preauthCaptureTold } from "./preauth-capture.data.ts";

export const preauthCaptureIdempotentTold: ToldOperation = {
  retry: retry.keyed,
  outcomes: outcomes.captured,
  example: {
    ...reservationCapture,
    headers: { ...headers, idempotency_key: "RES-5520-1" },
  },
  after: ["preauth-do"],
  codes: { ...capture, "952": newKey },
  notes: {
    2: {
      pt: "Na GetNetLac, uma reserva à vista não pode ser capturada em parcelas; uma parcelada é capturada no mesmo número de parcelas ou em mais. As parcelas vão na reserva: antes de enviá-las também aqui, pergunte ao suporte.",
      en: "At GetNetLac a single-payment reservation cannot be captured in installments; one in installments is captured in the same number of them or more. Installments go in the reservation: ask support before you send them here as well.",
      es: "En GetNetLac, una reserva en un pago no puede capturarse en cuotas; una en cuotas se captura en el mismo número o en más. Las cuotas van en la reserva: antes de enviarlas también aquí, pregunte a soporte.",
    },
  },
  inSandbox: captured,
  story: "captureByKey",
  // What is changed or collected may have lapsed before it was made.
  alsoAnswers: ["954"],
  refused: preauthCaptureTold.refused,
  collected: {
    call: "POST /v1/preauthorizations/capture/{nit}",
    takes:
      "idempotency_key=1..80! nit=64..64! amount=1..12! installments=1..2? installment_type=1..2? card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 capture.authorizer_code=1..10~ capture.authorizer_message=1..500~ capture.status=3..3 capture.nit=64..64 capture.order_id=1..20 capture.customer_receipt=1..4000 capture.merchant_receipt=1..4000 capture.authorizer_id=1..3 capture.acquirer_id~=1..4~ capture.acquirer_name=1..100~ capture.authorizer_date=16..16~ capture.authorization_number=1..6~ capture.merchant_usn=1..12 capture.esitef_usn=15..15 capture.sitef_usn=1..6~ capture.host_usn=1..15~ capture.amount=1..12 capture.payment_type=1..1~ capture.issuer=1..20~ capture.authorizer_merchant_id=1..100~ capture.terminal_id=1..20 capture.payment_date=16..16~ capture.recurrency_tid=1..100~",
    remarks: [
      {
        says: "There is a page for external origin, which first creates a transaction.",
        left: "The page of the capture of external origin is in preparation.",
      },
      {
        says: "amount may be equal to or below the reserved amount; partial capture and deadline depend on the acquirer.",
        left: "The purpose says so.",
      },
      {
        says: "GetNetLac: a single-payment pre-authorization cannot be captured in instalments; with instalments, the capture takes the same number or more.",
      },
    ],
  },
};
