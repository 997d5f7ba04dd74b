import { scheduleBegin } from "../../../examples/esitef-after-sale-examples.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const scheduleBeginTold: ToldOperation = {
  retry: retry.scheduleCreation,
  outcomes: outcomes.scheduleCreated,
  example: scheduleBegin,
  inSandbox: {
    pt: "Com `do_payment_now` `true`, a resposta traz também `payment`, em `NOV`. Pague o `nit` dele: a cobrança da hora ativa o agendamento, e não conta em `current_times` nem entra em `nits`.",
    en: "With `do_payment_now` `true` the answer brings `payment` too, in `NOV`. Pay its `nit`: the immediate charge activates the schedule, and neither counts in `current_times` nor enters `nits`.",
    es: "Con `do_payment_now` `true`, la respuesta trae también `payment`, en `NOV`. Pague su `nit`: el cobro inmediato activa la programación, y no cuenta en `current_times` ni entra en `nits`.",
  },
  story: "schedule",
  refused: {
    invalid: {
      in: "body",
      name: "amount",
      value: "12,90",
      status: 400,
      response: {
        code: "952",
        message: "invalid amount value",
      },
    },
  },
  collected: {
    call: "POST /v1/transactions",
    takes:
      "merchant_usn=1..12 order_id=1..20 installments=1..2? installment_type=1..2? authorizer_id=1..4? amount=1..12? schedule.amount=1..12! schedule.do_payment_now=1..5! schedule.initial_date=10..10! schedule.number_of_times=1..2~ schedule.interval=1..3~ schedule.soft_descriptor=1..25 schedule.show_times_invoice=1..5~ additional_data.payer.store_identification=1..20? schedule.installment_type=1..2",
    answers:
      "code=1..4 message=1..500 schedule.status=3..3 schedule.sid=64..64~ schedule.amount=1..12 schedule.order_id=1..20 schedule.merchant_usn=1..12",
  },
};
