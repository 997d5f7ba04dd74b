import { registeredKey, sandboxStore, signed, type TestStore, told } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

let stage: TestStage;
let store: TestStore;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage);
});

const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };

const customer = { authorizer_id: "2", merchant_usn: "4410040", customer_id: "11122211122" };
const keep = (more: object = {}, headers = {}) =>
  store.call(
    "POST",
    "/v1/cards",
    { card: { number: card.number, expiry_date: "1299" }, ...customer, ...more },
    headers,
  );
const tokenOf = async () => told(await keep(), "card.token");
const kept = async () => JSON.stringify(await stage.items()) + stage.logs.join("\n");

test("a stored card answers with a token of 88 characters, its last and its first digits", async () => {
  const stored = await keep();
  expect(stored).toMatchObject({
    http: 200,
    body: { code: "0", card: { suffix: "0001", bin: "500000" }, store: { status: "CON", ...customer } },
  });
  expect(told(stored, "card.token")).toMatch(/^[\w-]{86}==$/);
  expect(told(stored, "store.nita")).toMatch(/^Z[0-9a-f]{64}$/);
  expect(told(stored, "store.nsua")).toHaveLength(15);
});

test("neither a token nor a card's number is kept anywhere", async () => {
  const token = await tokenOf();
  await store.call("GET", `/v1/cards/${token}`);
  await store.call("DELETE", `/v1/cards/${encodeURIComponent(token)}`);
  const everything = await kept();
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(encodeURIComponent(token));
  expect(everything).not.toContain(card.number);
});

test("a card that is stored twice for one customer is the same one", async () => {
  const token = await tokenOf();
  const again = await keep();
  expect(again).toMatchObject({ http: 200, body: { store: { status: "DUP" } } });
  expect(told(again, "card.token")).toBe(token);
  expect(told(await keep({ customer_id: "another" }), "card.token")).not.toBe(token);
});

test("what is not valid is not stored, and what no page publishes is refused", async () => {
  expect(await keep({}, { "x-sandbox-outcome": "decline:14" })).toMatchObject({
    http: 400,
    body: { code: "951", store: { status: "NEG" } },
  });
  expect(await keep({ card: { number: "4111111111111111", expiry_date: "1299" } })).toMatchObject({
    http: 400,
    body: { code: "952", message: expect.stringContaining("published test cards") },
  });
  expect(await keep({ card: {} })).toMatchObject({ http: 400, body: { code: "952" } });
  expect(await store.call("GET", "/v1/cards/list")).toMatchObject({ body: { cards: [] } });
});

test("stored cards are listed by page and by authorizer, in the list's own words", async () => {
  const token = await tokenOf();
  await keep({ authorizer_id: "1", card: { number: "4000000000000044", expiry_date: "1299" } });
  const list = (query: string) => store.call("GET", `/v1/cards/list?${query}`);
  expect(await list("authorizer_id=2&status=ATV&page=0&limit=1")).toMatchObject({
    http: 200,
    body: {
      response_code: "0",
      response_message: "OK. Transaction successful.",
      cards: [{ status: "ATV", authorizer_id: "2", token, suffix: "0001", customer_id: "11122211122" }],
    },
  });
  expect(await list("page=1&limit=1")).toMatchObject({ body: { cards: [{ suffix: "0044" }] } });
  expect(await list("status=INA")).toMatchObject({ body: { cards: [] } });
});

test("calls without a body are signed with the values of their address, as the documentation says", async () => {
  store = await sandboxStore(stage, { publicKey: registeredKey });
  const token = await tokenOf();
  const { merchantId: merchant_id, merchantKey: merchant_key } = store;
  const always = { merchant_id, merchant_key, timestamp: 1_742_000_000 };
  const query = { authorizer_id: "2", status: "ATV", page: "0", limit: "20" };
  const list = (claims: object) =>
    store.call("GET", `/v1/cards/list?${new URLSearchParams(query)}`, undefined, signed(claims));
  expect(await list({ ...always, ...query })).toMatchObject({ http: 200, body: { cards: [{ token }] } });
  expect(await list({ ...always, token })).toMatchObject({ http: 401 });
  const removal = signed({ ...always, token });
  expect(
    await store.call("DELETE", `/v1/cards/${encodeURIComponent(token)}`, undefined, removal),
  ).toMatchObject({
    http: 200,
    body: { store: { status: "DEL" } },
  });
});

test("a removed card is found as removed, listed no more and pays no more", async () => {
  const token = await tokenOf();
  expect(await store.call("GET", `/v1/cards/${token}`)).toMatchObject({
    http: 200,
    body: { store: { status: "CON" }, card: { suffix: "0001" } },
  });
  expect(await store.call("DELETE", `/v1/cards/${token}`)).toMatchObject({
    http: 200,
    body: { code: "0", store: { status: "DEL" } },
  });
  expect(await store.call("DELETE", `/v1/cards/${token}`)).toMatchObject({
    http: 400,
    body: { code: "102" },
  });
  expect(await store.call("GET", `/v1/cards/${token}`)).toMatchObject({ body: { store: { status: "DEL" } } });
  expect(await pay(token)).toMatchObject({ http: 400, body: { message: "invalid cardToken value" } });
  expect(await store.call("GET", "/v1/cards/unknown")).toMatchObject({ http: 404, body: { code: "953" } });
});

const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount: "12990" };

async function pay(token: string) {
  const nit = told(await store.call("POST", "/v1/transactions", order), "payment.nit");
  return store.call("POST", `/v1/payments/${nit}`, { card: { token, security_code: "123" } });
}

test("a token pays, with the card that it stands for, in its own store alone", async () => {
  const token = await tokenOf();
  const paid = await pay(token);
  expect(paid).toMatchObject({ http: 200, body: { payment: { status: "CON" } } });
  expect(told(paid, "payment.customer_receipt")).toContain("MASTERCARD ************0001");
  const one = await store.call("POST", "/v2/payments/", { ...order, order_id: "PED-1", card: { token } });
  expect(one).toMatchObject({ http: 200, body: { payment: { status: "CON" } } });
  store = await sandboxStore(stage);
  expect(await pay(token)).toMatchObject({ http: 400, body: { code: "952" } });
});

test("a page that stores cards gets a token of its own, and no card of it is listed before", async () => {
  const begun = await store.call("POST", "/v1/store", { merchant_usn: "16013439434", customer_id: "c-1" });
  expect(begun).toMatchObject({
    http: 201,
    body: { code: "0", store: { status: "CON", customer_id: "c-1" } },
  });
  expect(told(begun, "store.store_token")).toHaveLength(66);
  expect(await kept()).not.toContain(told(begun, "store.store_token"));
  expect(await store.call("GET", "/v1/cards/list")).toMatchObject({ body: { cards: [] } });
});
