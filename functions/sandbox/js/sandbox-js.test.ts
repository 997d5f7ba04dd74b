import { mustNotBeKept } from "../../testing/canary.ts";
import {
  callSandbox,
  type SandboxAnswer,
  sandboxStore,
  type TestStore,
  told,
} from "../../testing/sandbox.ts";
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

const shop = "https://shop.example";
const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };
const order = { installments: "1", installment_type: "4", authorizer_id: "2", order_id: "PED-88019" };

interface Opened {
  readonly nit: string;
  readonly token: string;
}

async function opened(amount = "7400", more: object = {}): Promise<Opened> {
  const begun = await store.call("POST", "/v1/transactions", {
    ...order,
    amount,
    payment_js: true,
    ...more,
  });
  const token = told(begun, "payment.pay_token");
  mustNotBeKept(token);
  return { nit: told(begun, "payment.nit"), token };
}

/** As the page of a shop calls: with its token, and without any key. */
const pay = ({ nit, token }: Opened, more: object = {}, headers = {}): Promise<SandboxAnswer> =>
  callSandbox({
    method: "POST",
    path: `/js/payments/${nit}`,
    body: { card, ...more },
    headers: { origin: shop, merchant_id: store.merchantId, pay_token: token, ...headers },
  });

const statusOf = async ({ nit }: Opened) =>
  told(await store.call("GET", `/v1/transactions/${nit}`), "payment.status");

test("a page pays what its server opened, and is told nothing that only the shop may know", async () => {
  const payment = await opened();
  expect(payment.token).toMatch(/^[0-9a-f]{66}$/);
  const paid = await pay(payment);
  expect(paid).toMatchObject({
    http: 200,
    headers: { "access-control-allow-origin": shop, vary: "origin" },
  });
  expect(paid.headers).not.toHaveProperty("access-control-allow-credentials");
  expect(paid.body).toEqual({
    code: "0",
    message: expect.any(String),
    payment: {
      status: "CON",
      nit: payment.nit,
      order_id: "PED-88019",
      authorizer_id: "2",
      amount: "7400",
      authorizer_code: "000",
      authorizer_message: expect.any(String),
    },
  });
  expect(await statusOf(payment)).toBe("CON");
});

test("amounts and cards decide as over REST: denied, late, and confirmed later", async () => {
  const denied = await opened("2200001");
  expect(await pay(denied)).toMatchObject({ http: 400, body: { payment: { status: "NEG" } } });
  expect(await statusOf(denied)).toBe("NEG");
  const postponed = await opened("7400", { additional_data: { postpone_confirmation: "true" } });
  expect(await pay(postponed)).toMatchObject({ http: 200, body: { payment: { status: "PPC" } } });
});

test("only a creation with payment_js has a token, and no other token opens it", async () => {
  const plain = await store.call("POST", "/v1/transactions", { ...order, amount: "7400" });
  expect(plain.body).not.toHaveProperty("payment.pay_token");
  const nit = told(plain, "payment.nit");
  const one = await opened();
  const another = await opened();
  const refusal = { http: 401, body: { code: "956" } };
  expect(await pay({ nit, token: "" })).toMatchObject(refusal);
  expect(await pay({ nit: one.nit, token: another.token })).toMatchObject(refusal);
  expect(await pay(one, {}, { pay_token: "" })).toMatchObject(refusal);
  expect(await pay({ nit: "0".repeat(64), token: one.token })).toMatchObject(refusal);
  expect(await pay(one, {}, { merchant_id: (await sandboxStore(stage)).merchantId })).toMatchObject(refusal);
  // A key of the store is no token of a page.
  expect(await pay({ nit, token: store.merchantKey }, {}, store.credentials)).toMatchObject(refusal);
  expect(await statusOf(one)).toBe("NOV");
});

test("a token is good for one attempt, whatever it comes to", async () => {
  const first = await opened();
  await pay(first);
  expect(await pay(first)).toMatchObject({ http: 400, body: { code: "102" } });
  const mistaken = await opened();
  expect(await pay(mistaken, { card: { ...card, expiry_date: "1399" } })).toMatchObject({
    http: 400,
    body: { code: "952" },
  });
  expect(await pay(mistaken)).toMatchObject({ http: 400, body: { code: "102" } });
  expect(await statusOf(mistaken)).toBe("NOV");
});

test("of ten clicks at once one pays", async () => {
  const payment = await opened();
  const answers = await Promise.all(Array.from({ length: 10 }, () => pay(payment)));
  const codes = answers.map((answer) => told(answer, "code")).toSorted();
  expect(codes).toEqual(["0", ...Array.from({ length: 9 }, () => "102")]);
});

test("a card that no page publishes is refused before anything of it is kept", async () => {
  const payment = await opened();
  const number = "4111111111111111";
  expect(await pay(payment, { card: { ...card, number } })).toMatchObject({
    http: 400,
    body: { code: "952", message: expect.stringContaining("published test cards") },
  });
  const kept = JSON.stringify(await stage.items()) + stage.logs.join("\n");
  expect(kept).not.toContain(number);
});

test("a call of a page is recorded for the workbench, without its token", async () => {
  const payment = await opened();
  await pay(payment);
  const items = (await stage.items()).filter((item) => String(item["path"]).includes(payment.nit));
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ operation: "payment-do", status: 200, transactionId: payment.nit });
  expect(String(items[0]?.["request"])).toContain("************0001");
});

describe("a page that stores a card", () => {
  const customer = { merchant_usn: "16013439434", customer_id: "c-1" };

  async function openedStorage(): Promise<{ nita: string; token: string }> {
    const begun = await store.call("POST", "/v1/store", customer);
    const token = told(begun, "store.store_token");
    mustNotBeKept(token);
    return { nita: told(begun, "store.nita"), token };
  }

  const keep = ({ nita, token }: { nita: string; token: string }, more: object = {}) =>
    callSandbox({
      method: "POST",
      path: `/js/cards/${nita}`,
      body: { card, authorizer_id: "2", ...more },
      headers: { origin: shop, merchant_id: store.merchantId, pay_token: token },
    });
  const listed = async () => Object((await store.call("GET", "/v1/cards/list")).body).cards;

  test("is told the storage and never the token, which its server lists and pays with", async () => {
    const storage = await openedStorage();
    const kept = await keep(storage, { customer_id: "another" });
    expect(kept).toMatchObject({ http: 200 });
    expect(kept.body).toEqual({
      code: "0",
      message: expect.any(String),
      store: { status: "CON", nita: storage.nita, merchant_usn: "16013439434" },
    });
    const [found, ...others] = await listed();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ customer_id: "c-1", suffix: "0001", authorizer_id: "2" });
    const paid = await store.call("POST", "/v2/payments/", {
      ...order,
      amount: "100",
      card: { token: found.token },
    });
    expect(paid).toMatchObject({ http: 200, body: { payment: { status: "CON" } } });
  });

  test("stores once with its token, and the same card of the same customer once at all", async () => {
    const storage = await openedStorage();
    await keep(storage);
    expect(await keep(storage)).toMatchObject({ http: 400, body: { code: "102" } });
    expect(await keep(await openedStorage())).toMatchObject({
      http: 200,
      body: { store: { status: "DUP" } },
    });
    expect(await listed()).toHaveLength(1);
  });

  test("is let in by its own token alone, and no payment is opened by it", async () => {
    const [storage, payment] = [await openedStorage(), await opened()];
    expect(await keep({ nita: storage.nita, token: payment.token })).toMatchObject({ http: 401 });
    expect(await keep({ nita: payment.nit, token: payment.token })).toMatchObject({ http: 404 });
    expect(await pay({ nit: storage.nita, token: storage.token })).toMatchObject({ http: 404 });
    expect(await listed()).toEqual([]);
  });
});

const preflight = (origin: string, path = "/js/payments/x") =>
  callSandbox({
    method: "OPTIONS",
    path,
    headers: { origin, "access-control-request-method": "POST", ...store.credentials },
  });

test.each([
  ["https://shop.example"],
  ["https://shop.example:8443"],
  ["http://localhost:3000"],
  ["http://127.0.0.1:5500"],
  ["http://[::1]:8080"],
])("pages of %s may ask, without cookies and with nothing but a token", async (origin) => {
  const { http, headers } = await preflight(origin);
  expect(http).toBe(204);
  expect(headers).toEqual({
    "access-control-allow-origin": origin,
    "access-control-allow-methods": "POST",
    "access-control-allow-headers": "content-type, merchant_id, pay_token",
    "access-control-max-age": "600",
    vary: "origin",
  });
});

test.each([
  ["null"],
  ["http://shop.example"],
  ["http://localhost.shop.example"],
  ["http://10.0.0.7"],
  ["file://"],
  ["chrome-extension://abc"],
  ["https://shop.example/path"],
  ["https://shop.example "],
  ["not an origin"],
])("pages of %s are refused, before anything is decided", async (origin) => {
  const payment = await opened();
  expect((await preflight(origin)).headers).not.toHaveProperty("access-control-allow-origin");
  const answer = await pay(payment, {}, { origin });
  expect(answer.http).toBe(403);
  expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  expect(await statusOf(payment)).toBe("NOV");
});

test("no other address of the sandbox is readable from another origin", async () => {
  for (const path of ["/v1/transactions", "/v1/payments/x", "/v1/cards", "/v2/authentication"]) {
    const asked = await preflight(shop, path);
    expect([path, asked.http, asked.headers["access-control-allow-origin"]]).toEqual([
      path,
      expect.any(Number),
      undefined,
    ]);
    const called = await callSandbox({
      method: "POST",
      path,
      body: {},
      headers: { origin: shop, ...store.credentials },
    });
    expect(Object.keys(called.headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  }
});
