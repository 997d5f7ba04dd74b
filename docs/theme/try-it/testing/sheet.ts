import {
  type CallSheet,
  type CodeSheet,
  keyOf,
  type SheetParameter,
} from "../../../data/e-sitef/call-sheet.ts";

const parameter = (
  place: SheetParameter["in"],
  name: string,
  more: Partial<SheetParameter> = {},
): SheetParameter => ({ in: place, name, required: "no", type: "AN", meaning: `About ${name}`, ...more });
export const body = (name: string) => keyOf("body", name);

/** A call with a parameter of each kind: by place, by need, by type, and a member of a list. */
export const sheet: CallSheet = {
  operation: "payment-do",
  product: "e-sitef",
  base: "/sandbox/e-sitef/api",
  method: "POST",
  path: "/v1/payments/{nit}",
  parameters: [
    parameter("path", "nit", { required: "yes" }),
    parameter("query", "page"),
    parameter("query", "confirm", { required: "yes", type: "B" }),
    parameter("query", "store", { required: "conditional" }),
    parameter("body", "installments", { type: "N" }),
    parameter("body", "method", { values: ["credit", "debit"] }),
    parameter("body", "note"),
    parameter("body", "amount", { required: "yes", type: "N" }),
    parameter("body", "extra", { type: "object" }),
    parameter("body", "card.holder"),
    parameter("body", "buyer.name"),
    parameter("body", "items[].sku"),
  ],
  example: {
    [body("amount")]: "100",
    [body("installments")]: "1",
    [body("method")]: "pix",
    [body("card.holder")]: "ANA",
  },
  sendsBody: true,
  gives: { payment_id: "payment.id" },
  takes: { nit: { carried: "nit", title: "Begin", page: "/docs/begin" } },
  answer: { code: "How it went" },
};
export const codes: CodeSheet = {
  codes: { 0: { name: "Done" }, 131: { name: "`card` invalid", action: "Check it" } },
  statuses: {},
  estados: {},
  http: { 201: { name: "Created" } },
};
