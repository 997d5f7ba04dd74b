import { storeCreate } from "../../../examples/esitef-store-examples.ts";
import { registered, takenId } from "../../codes/code-words.data.ts";
import { outcomes } from "../../outcomes/outcomes.ts";
import { retry } from "../../retry.data.ts";
import type { ToldOperation } from "../told-operation.ts";

export const merchantCreateTold: ToldOperation = {
  retry: retry.registration,
  outcomes: outcomes.none,
  example: storeCreate,
  after: ["merchant-token"],
  codes: { ...registered, "952": takenId },
  story: "stores",
  refused: {
    invalid: {
      in: "body",
      name: "mcc",
      value: "abc",
      status: 400,
      response: {
        response_code: 952,
        response_message: "invalid mcc value",
      },
    },
  },
  collected: {
    call: "POST /v1/merchants",
    takes:
      "token=66..66? Authorization=1..2000? id=1..15! fantasy_name=1..250? corporate_name=1..250? merchant_status=1..1 domain=1..65 cnpj=1..14 address=1..30 city=1..13 state=2..2 zip_code=1..9 phone_number=1..30 email=1..100 mcc=4..4 subacquirer_group.create=1..5~ subacquirer_group.id=1..10 subacquirer_group.cnpj=14..14 threeds_enabled=1..5~ threeds_payment_link_authentication=1..1~ automatic_threeds_minimum_value=1..12~ automatic_threeds_maximum_value=1..12~ automatic_antifraud_minimum_value=1..12~ automatic_antifraud_maximum_value=1..12~ antifraud_over_threeds=1..5~ transactional_urls.status=1..500 transactional_urls.authenticity=1..500~ transactional_urls.hash=1..500~ return_urls.success=1..500~ return_urls.failure=1..500~ return_urls.cancel=1..500~ permissions.payment=1..5~ permissions.pre_authorization=1..5~ permissions.recharge=1..5~ permissions.risk_analysis=1..5~ permissions.schedule=1..5~ permissions.iata=1..5~ authorizers[]~",
    answers: "response_code=1..4 response_message=1..500 id=1..15 key=1..80",
    remarks: [
      { says: "3DS and risk settings of the calling store are copied to the new one.", told: ["3DS"] },
      {
        says: "One quick start shows the code in the path.",
        left: "The call of its own page has the code in the body.",
      },
      {
        says: "The new store also copies the look (logo, CSS, JS) of the calling store, and the store may be created in SiTef too.",
        told: ["3DS"],
      },
      { says: "The calling store needs permission.", left: "The purpose says so." },
    ],
  },
};
