import { paymentCardQuery } from "../../../examples/esitef-payment-examples.ts";
import { notNew, withoutQuery } from "../../codes/sale-code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import { cardQueries } from "../sandbox-notes.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const paymentCardQueryTold: ToldOperation = {
  retry: retry.limited,
  outcomes: outcomes.cardQueried,
  example: paymentCardQuery,
  after: ["payment-begin"],
  codes: { "102": notNew, "134": withoutQuery },
  notes: {
    1: {
      pt: "É um POST, embora consulte, para que o cartão não fique no endereço.",
      en: "It is a POST, although it queries, so that the card is not in the address.",
      es: "Es un POST, aunque consulta, para que la tarjeta no quede en la dirección.",
    },
    2: {
      pt: "Com o Visa Checkout, a resposta também traz dados do cartão e do comprador.",
      en: "With Visa Checkout the response also brings card and buyer data.",
      es: "Con Visa Checkout, la respuesta también trae datos de la tarjeta y del comprador.",
    },
  },
  inSandbox: cardQueries,
  story: "payment",
  // Of a NIT that lapsed it says what it says of any that is not new.
  neverAnswers: ["954"],
  refused: {
    invalid: {
      in: "body",
      name: "card.number",
      value: "123",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardNumber value",
        payment: {
          status: "NOV",
        },
      },
    },
  },
  collected: {
    call: "POST /v1/payments/{nit}/cards",
    takes:
      "nit=64..64! card.number=1..19? card.token=88..88? card.expiry_date=4..4 authorizer_id=1..3 installments=1..2 installment_type=1..2",
    answers:
      "code=1..4 message=1..500 payment.status=3..3 card.authorizer_id=1..3 card.financing[]~ card.security_code_required~=1..5~ card.expiry_date_required~=1..5~ payment.authorizer_code payment.authorizer_message",
    remarks: [
      {
        says: "Only for a NIT in status NOV; too many attempts block the transaction (BLQ).",
        told: ["NOV", "BLQ"],
      },
      { says: "POST, although it is a query, so that the card is not in the address." },
      { says: "With Visa Checkout it also gives card and buyer data." },
    ],
  },
};
