import { cardStore } from "../../../examples/esitef-after-sale-examples.ts";
import { storing } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cardStoreTold: ToldOperation = {
  retry: retry.storage,
  outcomes: outcomes.stored,
  example: cardStore,
  codes: storing,
  notes: {
    0: {
      pt: "O token de um cartão vencido é removido um ano depois do vencimento.",
      en: "The token of an expired card is removed one year after the expiry.",
      es: "El token de una tarjeta vencida se elimina un año después del vencimiento.",
    },
    3: {
      pt: "Garanta um `customer_id` único por cliente: o gateway não confere.",
      en: "See that `customer_id` is unique for each customer: the gateway does not check it.",
      es: "Asegure un `customer_id` único por cliente: la pasarela no lo comprueba.",
    },
  },
  inSandbox: {
    pt: "Para `DUP`, o sandbox compara o `customer_id`, a bandeira e os quatro últimos dígitos: o mesmo cartão em outro cliente é outro token.",
    en: "For `DUP` the sandbox compares the `customer_id`, the brand and the last four digits: the same card at another customer is another token.",
    es: "Para `DUP`, el sandbox compara el `customer_id`, la marca y los cuatro últimos dígitos: la misma tarjeta en otro cliente es otro token.",
  },
  story: "cards",
  refused: {
    declined: {
      status: 400,
      response: {
        code: "951",
        message: "Transaction denied by the authorizer",
        store: {
          status: "NEG",
          nsua: "25031400000017A",
          nita: "Z4b86fe5d0c1a7392e5d8b0471c6fa39e2d7b5084f61ca93e8052d7bf4916ac3e",
          merchant_usn: "990012",
          customer_id: "CLI-3041",
          authorizer_id: "2",
        },
      },
    },
    invalid: {
      in: "body",
      name: "card.expiry_date",
      value: "1/27",
      status: 400,
      response: {
        code: "952",
        message: "invalid cardExpiryDate value",
      },
    },
  },
  collected: {
    call: "POST /v1/cards",
    takes:
      "authorizer_id=1..3! merchant_usn=1..12 customer_id=1..20! card.number=1..19? card.expiry_date=4..4? card.wallet_transaction_id=1..2048?",
    answers:
      "code=1..4 message=1..500 card.token=88..88 card.suffix=4..4 card.bin=6..6 store.status=3..3 store.nsua=15..15 store.nita=65..65 store.merchant_usn=1..12 store.customer_id=1..20 store.authorizer_id=1..3",
    remarks: [
      {
        says: "The security code is never stored. Tokens of expired cards are removed one year after the expiry. In a communication error repeat the call.",
      },
      {
        says: "Credit and voucher cards; the token serves payments, refunds and pre-authorizations.",
        left: "The purpose says so.",
      },
      {
        says: "In a communication error repeat the same call (a card already there answers DUP).",
        told: ["DUP"],
      },
      { says: "customer_id must be unique per customer: the store's duty, not checked." },
    ],
  },
};
