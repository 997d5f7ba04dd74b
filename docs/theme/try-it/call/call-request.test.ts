import { type CallSheet, keyOf, ownKey } from "../../../data/e-sitef/call-sheet.ts";
import { byTheRules, missingInPath, outcomeText, requestOf } from "./call-request.ts";

const parameter = { required: "yes", type: "AN", meaning: "" } as const;
const sheet: CallSheet = {
  operation: "payment-confirm",
  product: "e-sitef",
  base: "/sandbox/e-sitef/api",
  method: "PUT",
  path: "/v1/payments/{nit}",
  parameters: [
    { ...parameter, name: "nit", in: "path" },
    { ...parameter, name: "confirm", in: "query" },
    { ...parameter, name: "Authorization", in: "header" },
  ],
  example: {},
  sendsBody: true,
  gives: {},
  takes: {},
  answer: {},
};
const own = { base: "/api", credentials: { merchantId: "SB1", merchantKey: "secret" }, outcome: byTheRules };

test("a call carries what was typed where the documentation says, and nothing that was left empty", () => {
  const typed = {
    [keyOf("path", "nit")]: " a/b ",
    [keyOf("query", "confirm")]: "true",
    [keyOf("header", "Authorization")]: "",
  };
  expect(requestOf(sheet, typed, own)).toEqual({
    method: "PUT",
    url: "/api/v1/payments/a%2Fb?confirm=true",
    headers: { "Content-Type": "application/json", merchant_id: "SB1", merchant_key: "secret" },
    body: {},
  });
});

test("to WS Consulta a store says who it is as a user with a password, which is only named where it is shown", () => {
  const search: CallSheet = { ...sheet, product: "sitefex-ws-consulta", sendsBody: false };
  const headersFor = (merchantKey: string) =>
    requestOf(search, {}, { ...own, credentials: { merchantId: "SB1", merchantKey } }).headers;
  expect(headersFor("secret")).toEqual({ Authorization: `Basic ${btoa("SB1:secret")}` });
  expect(headersFor(ownKey)).toEqual({ Authorization: `Basic SB1:${ownKey}` });
});

test("without an identifier in the path there is nothing to send to", () => {
  expect(missingInPath(sheet, { [keyOf("path", "nit")]: "  " })).toEqual(["nit"]);
  expect(missingInPath(sheet, { [keyOf("path", "nit")]: "a" })).toEqual([]);
});

test.each([
  [byTheRules, ""],
  [{ ...byTheRules, result: "approve" }, "approve"],
  [{ ...byTheRules, result: "decline", code: "51" }, "decline:51"],
  [{ ...byTheRules, result: "error", code: "131", arrival: "delay", seconds: "20" }, "error:131,delay:20"],
  [{ ...byTheRules, result: "decline", code: "14", arrival: "lost" }, "decline:14,lost"],
] as const)("what is asked of the sandbox travels in one header: %j", (outcome, header) => {
  expect(outcomeText(outcome)).toBe(header);
  const { headers } = requestOf(sheet, {}, { ...own, outcome });
  expect(headers["x-sandbox-outcome"]).toBe(header || undefined);
});
