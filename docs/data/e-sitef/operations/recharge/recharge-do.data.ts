import { rechargeDo } from "../../../examples/esitef-recharge-examples.ts";
import { toppingUp } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const rechargeDoTold: ToldOperation = {
  retry: retry.topUp,
  outcomes: outcomes.toppedUp,
  example: rechargeDo,
  after: ["recharge-dealers"],
  toSandbox: { merchant_id: "LOJADEMO" },
  codes: toppingUp,
  inSandbox: {
    pt: "Uma operadora que não está na lista, ou um valor zero, responde `952`; com `x-sandbox-outcome: decline`, `NEG`.",
    en: "A carrier that is not in the list, or an amount of zero, answers `952`; with `x-sandbox-outcome: decline`, `NEG`.",
    es: "Una operadora que no está en el listado, o un importe cero, responde `952`; con `x-sandbox-outcome: decline`, `NEG`.",
  },
  story: "recharge",
  refused: {
    declined: {
      status: 400,
      response: {
        do_recharge_response: {
          status: "NEG",
          order_id: "REC-2094",
          merchant_usn: "2398",
          esitef: {
            message: "Transaction denied by the authorizer",
            code: "951",
            usn: "250314104410050",
          },
        },
      },
    },
    invalid: {
      in: "body",
      name: "do_recharge_request.amount",
      value: "12,90",
      status: 400,
      response: {
        do_recharge_response: {
          esitef: {
            code: "952",
            message: "invalid doRechargeRequestAmount value",
          },
        },
      },
    },
  },
  collected: {
    call: "PUT /v3/recharge/{nit}",
    takes:
      "Authorization=1..2000? do_recharge_request.hashes.general=16..16~! do_recharge_request.dealer.code=1..3~! do_recharge_request.dealer.type_code=2..2~? do_recharge_request.dealer.branch.code=11..11~? do_recharge_request.phone.ddd=2..2~? do_recharge_request.phone.number=1..9~? do_recharge_request.amount=1..12~! do_recharge_request.amount_key=1..3~? do_recharge_request.used_payment_methods[]=2..2~ do_recharge_request.answers[].code=1..3~? do_recharge_request.answers[].description=1..50~? do_recharge_request.terminal_type=2..2~ do_recharge_request.cpf=1..14~? do_recharge_request.cnpj=1..15~? do_recharge_request.zip_code=8..8~? do_recharge_request.payment.amount=1..12~? do_recharge_request.payment.authorizer_id=1..3~? do_recharge_request.payment.customer_id=1..20~ do_recharge_request.payment.merchant_key=1..80~? do_recharge_request.payment.installment.number=1..2~? do_recharge_request.payment.installment.type=1..2~? do_recharge_request.payment.card.number=1..19~? do_recharge_request.payment.card.token=88..88~? do_recharge_request.payment.card.security_code=1..5~? do_recharge_request.payment.card.expiry_date=4..4~? do_recharge_request.payment.extra_param[].key=1..20~ do_recharge_request.payment.extra_param[].value=1..100~ nit=64..64!",
    answers:
      "do_recharge_response.status=3..3 do_recharge_response.order_id=1..20 do_recharge_response.merchant_usn=1..12 do_recharge_response.esitef.message=1..500 do_recharge_response.esitef.code=1..4 do_recharge_response.esitef.usn=15..15",
    remarks: [
      {
        says: "Same path and method as the confirmation: the body key tells them apart.",
        left: "The purpose says so.",
      },
      {
        says: "The variant with payment carries the whole card.",
        left: "It lists the examples of the other page; this product writes its own.",
      },
    ],
  },
};
