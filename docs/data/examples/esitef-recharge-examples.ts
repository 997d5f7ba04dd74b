import { site } from "../../../shared/site.ts";
import { rechargeNit } from "./esitef-example-values.ts";
import type { HttpExample } from "./request-code/http-example.ts";

const recharge = `https://${site.testHost}/e-sitef/v3/recharge`;
const json = { "Content-Type": "application/json" };

export const rechargeBegin = {
  method: "POST",
  url: recharge,
  headers: { ...json, Authorization: "Bearer SIGNATURE" },
  body: {
    begin_recharge_request: {
      merchant_id: "LOJADEMO",
      merchant_key: "MERCHANT_KEY",
      order_id: "REC-2094",
    },
  },
  status: 201,
  response: { response_code: "0", nit: rechargeNit },
} satisfies HttpExample;

export const rechargeQuery = {
  method: "GET",
  url: `${recharge}/${rechargeNit}?merchantkey=MERCHANT_KEY`,
  headers: json,
  status: 200,
  response: {
    response_code: "0",
    status: "NOV",
    dealers: [
      { code: "101", name: "Operadora Azul", amounts: ["1500", "2000", "3000"] },
      { code: "102", name: "Operadora Verde", amounts: ["1000", "2500"] },
    ],
  },
} satisfies HttpExample;

/** Choosing carrier and amount was not described anywhere; the field names are illustrative. */
export const rechargeDo = {
  method: "POST",
  url: `${recharge}/${rechargeNit}`,
  headers: json,
  body: {
    do_recharge_request: {
      merchant_key: "MERCHANT_KEY",
      dealer_code: "101",
      amount: "2000",
      phone: { ddd: "11", number: "999990000" },
    },
  },
  status: 200,
  response: { response_code: "0", status: "PPC" },
} satisfies HttpExample;

export const rechargeConfirm = {
  method: "PUT",
  url: `${recharge}/${rechargeNit}`,
  headers: json,
  body: { confirm_recharge_request: { confirm: "true", merchant_key: "MERCHANT_KEY" } },
  status: 200,
  response: { response_code: "0", status: "CON" },
} satisfies HttpExample;
