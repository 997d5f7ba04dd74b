import type { CallFacts } from "./gateway.data.ts";

/**
 * The same for the calls of the page that a buyer sees. What the store proves itself with is not repeated, and an answer that is no
 * list of values (a page, the word OK) has none.
 */
export const pageCallFacts: Readonly<Record<string, CallFacts>> = {
  "payment-split": {
    call: "POST https://{host}/e-sitef/init/json.se",
    takes: "amount=1..12!",
    answers:
      "code=1..4 message=1..500 payment.status=3..3 payment.nit=64..64 payment.order_id=1..20 payment.merchant_usn=1..12 payment.amount=1..12",
  },
  "html-begin": {
    call: "POST https://{host}/e-sitef/init/[json|xml].se",
    takes:
      "merchant_id=1..15! amount=1..12! order_id=1..20 redirect=1..1 installments=1..2 installment_type=1..2 authorizer_id=1..3 transaction_type=1..20~ back_url.url_success=1..500~ back_url.url_failure=1..500~ back_url.url_cancel=1..500~ store_card=1..5~ payment_link=1..5~ additional_data.currency=3..3~ additional_data.postpone_confirmation=1..5~ additional_data.max_installments_with_interest=1..2~ additional_data.allowed_payment_methods[].id=3..3 additional_data.multiple_payment_methods=1..5 authenticate=1..1 additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~ additional_data.method=1..20~ additional_data.authentication.transaction_type=2..2 additional_data.authentication.indicator=2..2",
    answers:
      "responseCode=1..4 description=1..500 url=1..500~ nsuesitef=15..15 nit=64..64 nita=65..65 nsua=15..15",
  },
  "html-query": {
    call: "POST https://{host}/e-sitef/consultarTransacao.se",
    takes: "nit=64..64!",
    answers: "",
  },
  "payment-link": {
    call: "POST https://{host}/e-sitef/init/json.se",
    takes:
      "merchant_id=1..15! amount=1..12! order_id=1..20 redirect=1..1~ installments=1..2 installment_type=1..2 authorizer_id=1..3 transaction_type=1..20~ back_url.url_success=1..500~ back_url.url_failure=1..500~ back_url.url_cancel=1..500~ store_card=1..5~ payment_link=1..5~ additional_data.currency=3..3~ additional_data.postpone_confirmation=1..5~ additional_data.max_installments_with_interest=1..2~ additional_data.allowed_payment_methods[].id=3..3 additional_data.multiple_payment_methods=1..5~ authenticate=1..1 additional_data.payer.name=1..100? additional_data.payer.surname=1..100? additional_data.payer.email=1..100? additional_data.payer.identification_number=1..100? additional_data.payer.store_identification=1..20? additional_data.anti_fraud=1..20~",
    answers:
      "responseCode=1..4 description=1..500 url=1..500~ nsuesitef=15..15 nit=64..64 nita=65..65 nsua=15..15",
  },
  "boleto-reissue": {
    call: "POST https://{host}/e-sitef/boleto/segundavia.se",
    takes: "nit~=64..64~!",
    answers: "",
  },
};
