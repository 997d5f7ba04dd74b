import { site } from "@portal/shared/site.ts";
import type { HttpExample } from "./request-code/http-example.ts";
import { rechargeNit } from "./values/esitef-example-values.ts";

const base = `https://${site.testHost}/e-sitef`;
const recharge = `${base}/v3/recharge`;
const json = { "Content-Type": "application/json" };
const signed = { ...json, Authorization: "Bearer SIGNATURE" };
const created = { code: "0", message: "OK. Transaction successful." };
const done = { code: "0", message: "OK" };
/** Says which list of dealers the buyer chose from. */
const general = "09A9681D09A9681D";

const dealers = [
  { code: "001", name: "Vivo" },
  { code: "002", name: "Claro" },
  { code: "003", name: "Oi" },
  { code: "004", name: "Tim" },
];

export const rechargeBegin = {
  method: "POST",
  url: recharge,
  headers: signed,
  body: {
    begin_recharge_request: {
      merchant_key: "MERCHANT_KEY",
      merchant_usn: "2398",
      order_id: "REC-2094",
    },
  },
  status: 201,
  response: { begin_recharge_response: { esitef: created, nit: rechargeNit } },
} satisfies HttpExample;

export const rechargeQuery = {
  method: "GET",
  url: `${recharge}/${rechargeNit}?merchantkey=MERCHANT_KEY`,
  headers: json,
  status: 200,
  response: { status: "PPC", dealers },
} satisfies HttpExample;

export const rechargeDealers = {
  method: "GET",
  url: `${base}/v3/rechargedealers?nit=${rechargeNit}`,
  headers: signed,
  status: 200,
  response: {
    list_dealers_response: {
      status: "NOV",
      esitef: created,
      authorizer: { code: "000" },
      hashes: { general },
      dealers,
    },
  },
} satisfies HttpExample;

export const rechargeBranchData = {
  method: "GET",
  url: `${base}/v3/rechargebranches?nit=${rechargeNit}`,
  headers: signed,
  status: 200,
  response: { list_branch_data_response: { esitef: { code: "0" } } },
} satisfies HttpExample;

export const rechargeDo = {
  method: "PUT",
  url: `${recharge}/${rechargeNit}`,
  headers: signed,
  body: {
    do_recharge_request: {
      hashes: { general },
      dealer: { code: "1" },
      phone: { ddd: "11", number: "999990000" },
      amount: "2000",
    },
  },
  status: 200,
  response: {
    do_recharge_response: {
      status: "PPC",
      order_id: "REC-2094",
      merchant_usn: "2398",
      esitef: { ...done, usn: "250314104410050" },
    },
  },
} satisfies HttpExample;

export const rechargeConfirm = {
  method: "PUT",
  url: `${recharge}/${rechargeNit}`,
  headers: signed,
  body: { confirm_recharge_request: { confirm: "true", merchant_key: "MERCHANT_KEY" } },
  status: 200,
  response: { confirm_recharge_response: { esitef: done, status: "CON" } },
} satisfies HttpExample;
