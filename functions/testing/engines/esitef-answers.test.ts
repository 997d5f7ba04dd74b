import { esitefDeparture } from "./esitef-answers.ts";

const nit = "7c1f0d52a9e84b36bd20f7a1c3e58d940b6a2f91e7d34c85a0f16b92d3c74e8b";
const done = { code: "0", message: "OK. Transaction successful." };
const query = { method: "GET", path: `/v1/transactions/${nit}` };
const begin = { method: "POST", path: "/v1/transactions" };
const recharge = { method: "PUT", path: `/v3/recharge/${nit}` };

const missing = { confirm_recharge_response: { esitef: { code: "953", message: "Transaction not found" } } };

test.each([
  ["a creation", { ...begin, http: 201, body: { ...done, payment: { status: "NOV", nit } } }],
  [
    "another creation at its address",
    { ...begin, http: 201, body: { ...done, schedule: { status: "NOV" } } },
  ],
  ["a query", { ...query, http: 200, body: { ...done, payment: { status: "CON", nit } } }],
  ["a refusal", { ...query, http: 401, body: { code: "956", message: "Invalid credentials" } }],
  ["a refusal in an object of its own", { ...recharge, http: 404, body: missing }],
  ["an address that nobody documents", { method: "GET", path: "/v9/nothing", http: 404, body: {} }],
])("%s keeps to the document", (_, given) => {
  expect(esitefDeparture(given)).toBeUndefined();
});

const address = "GET /v1/transactions/{nit}";

test.each([
  ["a status that the call does not have", { ...query, http: 418, body: done }, `${address} answered 418`],
  [
    "a member that no page names",
    { ...query, http: 200, body: { ...done, payment: { status: "CON", secret: "x" } } },
    `${address} answered 200 unlike documented: /payment/secret must`,
  ],
  [
    "an object that no page names",
    { ...query, http: 200, body: { ...done, secrets: {} } },
    `${address} answered 200 unlike documented: /secrets must`,
  ],
  [
    "a member of another call",
    { ...begin, http: 201, body: { ...done, payment: { status: "NOV", qr_code: "x" } } },
    "POST /v1/transactions answered 201 unlike documented: /payment/qr_code must",
  ],
  [
    "a value that is too long",
    { ...query, http: 200, body: { ...done, payment: { status: "CONF" } } },
    `${address} answered 200 unlike documented: /payment/status must`,
  ],
  [
    "a number that is no text",
    { ...query, http: 200, body: { ...done, payment: { amount: 100 } } },
    `${address} answered 200 unlike documented: /payment/amount must`,
  ],
  [
    "a refusal without its words",
    { ...query, http: 404, body: { code: "953" } },
    `${address} answered 404 unlike documented: /message must`,
  ],
  [
    "a refusal with a member of another call",
    {
      method: "PUT",
      path: `/v1/payments/${nit}`,
      http: 400,
      body: { code: "102", message: "x", payment: { status: "CON", qr_code: "x" } },
    },
    "PUT /v1/payments/{nit} answered 400 unlike documented: /payment/",
  ],
  [
    "a refused sale with a value in another form",
    { method: "POST", path: `/v1/payments/${nit}`, http: 400, body: { payment: { status: "NEGATED" } } },
    "POST /v1/payments/{nit} answered 400 unlike documented: /payment/status must",
  ],
])("%s is noticed", (_, given, said) => {
  expect(esitefDeparture(given)).toEqual(expect.stringContaining(said));
});
