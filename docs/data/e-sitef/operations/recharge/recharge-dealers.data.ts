import { rechargeDealers } from "../../../examples/esitef-recharge-examples.ts";
import { atTheDoor, readAgain, unknownTopUp } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const rechargeDealersTold: ToldOperation = {
  retry: retry.query,
  outcomes: outcomes.anyTopUp,
  example: rechargeDealers,
  after: ["recharge-begin"],
  toSandbox: { merchant_id: "LOJADEMO" },
  codes: { "131": readAgain, "953": unknownTopUp, "956": atTheDoor },
  notes: {
    0: {
      pt: "A resposta tem três formas: a comum; a de outros produtos, com `branches`, `type_name` e `type_code` em cada concessionária; e a de contas. No sandbox, `dealers` de uma conta vem vazia.",
      en: "The response has three forms: the common one; the one for other products, with `branches`, `type_name` and `type_code` for each dealer; and the one for bills. In the sandbox, `dealers` is empty for a bill.",
      es: "La respuesta tiene tres formas: la común; la de otros productos, con `branches`, `type_name` y `type_code` en cada operadora; y la de cuentas. En el sandbox, `dealers` de una cuenta viene vacía.",
    },
  },
  story: "recharge",
  refused: {
    invalid: {
      in: "query",
      name: "nit",
      value: "123",
      status: 400,
      response: {
        list_dealers_response: {
          esitef: {
            code: "952",
            message: "invalid nit value",
          },
        },
      },
    },
  },
  collected: {
    call: "GET /v3/rechargedealers",
    takes: "Authorization=1..2000? nit=64..64! generalhash=16..16",
    answers:
      "list_dealers_response.status=3..3 list_dealers_response.esitef.code=1..4 list_dealers_response.esitef.message=1..500 list_dealers_response.authorizer.code=1..4 list_dealers_response.authorizer.message=1..500 list_dealers_response.hashes.general=16..16 list_dealers_response.dealers[].name=1..30 list_dealers_response.dealers[].code=3..3 list_dealers_response.dealers[].branches[].name=1..30 list_dealers_response.dealers[].branches[].code=11..11 list_dealers_response.dealers[].type_name=1..30 list_dealers_response.dealers[].type_code=2..2",
    remarks: [
      { says: "Three variants of answer: normal, other products (branches, type_name, type_code) and bill." },
      { says: "Only HTTP 200 is success.", told: ["200"] },
    ],
  },
};
