import { cardList } from "../../../examples/esitef-after-sale-examples.ts";
import { atTheDoor, unprovenCall } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const cardListTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.storedCards,
  example: cardList,
  after: ["card-store"],
  codes: { "115": unprovenCall, "956": atTheDoor },
  inSandbox: {
    pt: "O sandbox lista sem `token` e sem `Authorization`, como no exemplo. Com `Authorization`, confere a [assinatura dos valores do endereço](../autenticacao-assinatura.mdx#sem-corpo).",
    en: "The sandbox lists without `token` and without `Authorization`, as in the example. With `Authorization`, it checks the [signature of the values in the address](../autenticacao-assinatura.mdx#sem-corpo).",
    es: "El sandbox lista sin `token` y sin `Authorization`, como en el ejemplo. Con `Authorization`, comprueba la [firma de los valores de la dirección](../autenticacao-assinatura.mdx#sem-corpo).",
  },
  story: "cards",
  refused: {
    invalid: {
      in: "query",
      name: "authorizer_id",
      value: "abc",
      status: 400,
      response: {
        response_code: "952",
        response_message: "invalid authorizerId value",
      },
    },
  },
  collected: {
    call: "GET /v1/cards/list",
    takes: "token=66..66? Authorization=1..2000? authorizer_id=1..3 status=3..3 page=1..5~ limit=1..3~",
    answers:
      "response_code=1..4 response_message=1..500 cards[].status=3..3 cards[].authorizer_id=1..3 cards[].token~=88..88~ cards[].customer_id~=1..20~ cards[].suffix~=4..4~",
    remarks: [
      {
        says: "This page is the one left out of the site search index.",
        left: "It tells of the other page, not of the call.",
      },
      { says: "page starts at 0.", told: ["`0`"] },
      {
        says: "Answers with response_code and response_message, unlike the storage call.",
        told: ["response_code"],
      },
    ],
  },
};
