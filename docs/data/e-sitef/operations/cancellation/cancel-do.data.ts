import { cancellationDo } from "../../../examples/esitef-after-sale-examples.ts";
import { refund } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";
import { refusedOnceBegun } from "./refused-cancellation.ts";

export const cancelDoTold: ToldOperation = {
  retry: retry.refund,
  outcomes: outcomes.carriedOut,
  example: cancellationDo,
  after: ["cancellationSigned"],
  codes: refund,
  inSandbox: {
    pt: "Um cancelamento já executado responde `102`, e um vencido, `954`. Se a venda saiu de `CON`, a resposta é `955`; se o valor passa do que resta, `952`. Quando os parciais somam o total, a venda passa a `EST`.",
    en: "A cancellation that was carried out already answers `102`, and an expired one `954`. If the sale has left `CON` the answer is `955`; if the amount is above what is left, `952`. When partial ones add up to the whole, the sale goes to `EST`.",
    es: "Una cancelación ya ejecutada responde `102`, y una vencida, `954`. Si la venta salió de `CON`, la respuesta es `955`; si el importe supera lo que queda, `952`. Cuando las parciales suman el total, la venta pasa a `EST`.",
  },
  // The sale may have left `CON` since.
  alsoAnswers: ["955"],
  refused: refusedOnceBegun,
  collected: {
    call: "PUT /v1/cancellations/{nit}",
    takes:
      "nit=64..64! amount=1..12 card.number=1..19? card.token=88..88? card.expiry_date=4..4? card.security_code=1..5?",
    answers:
      "code=1..4 message=1..500 cancellation.authorizer_code=1..10~ cancellation.authorizer_message=1..500~ cancellation.status=3..3 cancellation.nit=64..64 cancellation.order_id=1..20 cancellation.customer_receipt=1..4000 cancellation.merchant_receipt=1..4000 cancellation.authorizer_id=1..3 cancellation.acquirer_id=1..4~ cancellation.acquirer_name=1..100~ cancellation.authorizer_date=16..16~ cancellation.authorization_number=1..6~ cancellation.merchant_usn=1..12 cancellation.esitef_usn=15..15 cancellation.sitef_usn=1..6~ cancellation.host_usn=1..15~ cancellation.amount=1..12 cancellation.payment_type=1..1~ cancellation.issuer=1..20~ cancellation.authorizer_merchant_id=1..100~ cancellation.terminal_id=1..20 cancellation.payment_date=16..16~ cancellation.recurrency_tid=1..100~",
    remarks: [
      {
        says: "Variants shown: via SiTef (card needed), via Bin, via host, external origin.",
        left: "It lists the examples of the other page; this product writes its own.",
      },
      {
        says: "Total: the payment goes to EST. Partial (depends on the acquirer): the payment stays CON. The cancellation itself ends CON.",
        told: ["EST", "CON"],
      },
      { says: "Card data needed for payments through SiTef.", told: ["SiTef"] },
    ],
  },
};
