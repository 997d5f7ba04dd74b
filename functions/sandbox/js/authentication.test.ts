import { challengePath, framePath, methodPath, sandboxPages } from "@portal/shared/esitef/sandbox-address.ts";
import { mustNotBeKept } from "../../testing/canary.ts";
import { openPage } from "../../testing/pages/open-page.ts";
import { callSandbox, sandboxStore, type TestStore, told } from "../../testing/sandbox.ts";
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

const number = "5000000000000001";
const withoutThreeDs = "5251743209931344";
const another = "4000000000000044";
const frictionless = "10000";
const challenged = "10004";
const refused = "10001";

interface Opened {
  readonly nit: string;
  readonly token: string;
}

async function opened(amount: string, authenticate?: string): Promise<Opened> {
  const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount, payment_js: true };
  const begun = await store.call("POST", "/v1/transactions", {
    ...order,
    ...(authenticate ? { authenticate } : {}),
  });
  const token = told(begun, "payment.pay_token");
  mustNotBeKept(token);
  return { nit: told(begun, "payment.nit"), token };
}

const post = (below: string, { token }: Opened, body: object) =>
  callSandbox({
    method: "POST",
    path: `/js${below}`,
    body,
    headers: { origin: "https://shop.example", merchant_id: store.merchantId, pay_token: token },
  });
const begin = (payment: Opened, card = number) =>
  post(`/authentications/${payment.nit}`, payment, { card: { number: card } });
const authenticate = (payment: Opened, id: string) =>
  post(`/authentications/${payment.nit}/${id}`, payment, {
    three_ds_comp_ind: "Y",
    browser: { language: "es" },
  });
const pay = (payment: Opened, card = number, more: object = {}) =>
  post(`/payments/${payment.nit}`, payment, {
    card: { number: card, expiry_date: "1299", security_code: "123" },
    ...more,
  });
const statusOf = async ({ nit }: Opened) =>
  told(await store.call("GET", `/v1/transactions/${nit}`), "payment.status");

/** Begun and asked for; the identifier of its authentication and what the page was told. */
async function authenticated(payment: Opened) {
  const id = told(await begin(payment), "three_ds_server.trans_id");
  return { id, answer: await authenticate(payment, id) };
}

test("a card whose holder is not asked is authenticated before it pays, and the page is told no proof", async () => {
  const payment = await opened(frictionless, "1");
  const begun = await begin(payment);
  expect(begun).toMatchObject({
    http: 200,
    body: {
      code: "0",
      three_ds_server: { status: "NEW", message_version: "2.2.0" },
      three_ds_method_url: `https://portal.example.com${sandboxPages}${methodPath(store.merchantId)}`,
    },
  });
  const id = told(begun, "three_ds_server.trans_id");
  const passed = await authenticate(payment, id);
  expect(passed).toMatchObject({ http: 200, body: { three_ds_server: { trans_id: id, status: "AUY" } } });
  expect(Object.keys(Object(passed.body)).toSorted()).toEqual(["code", "message", "three_ds_server"]);
  expect(await pay(payment)).toMatchObject({ http: 200, body: { payment: { status: "CON" } } });
  expect(JSON.stringify(await stage.items())).not.toContain(number);
});

const answerChallenge = (creq: string, act: string) =>
  openPage({
    path: `${challengePath(store.merchantId)}/answer`,
    form: { creq, act, code: act === "confirm" ? "123456" : "" },
  });

test.each([
  ["1", "confirm", "CON"],
  ["1", "refuse", "NEG"],
  ["2", "cancel", "NEG"],
  ["3", "refuse", "CON"],
  ["3", "cancel", "NEG"],
  // The frame was closed.
  ["3", "nothing", "NEG"],
])(
  "with authenticate %s, a holder who answers the challenge with %s leaves it %s",
  async (mode, act, status) => {
    const payment = await opened(challenged, mode);
    const { id, answer } = await authenticated(payment);
    expect(answer).toMatchObject({ body: { three_ds_server: { trans_id: id, status: "AUC" } } });
    const creq = told(answer, "acs.creq");
    const form = { creq };
    const shown = await openPage({ path: challengePath(store.merchantId), form });
    expect(shown.text).toContain('lang="es"');
    if (act !== "nothing") {
      const { action } = await answerChallenge(creq, act);
      expect(action).toBe(`https://portal.example.com${sandboxPages}${framePath(store.merchantId)}`);
    }
    await pay(payment);
    expect(await statusOf(payment)).toBe(status);
  },
);

test.each([
  ["1", refused, number, "NEG"],
  ["2", refused, number, "NEG"],
  ["3", refused, number, "CON"],
  ["1", frictionless, withoutThreeDs, "NEG"],
  ["2", frictionless, withoutThreeDs, "CON"],
  ["3", frictionless, withoutThreeDs, "CON"],
])(
  "with authenticate %s, a purchase of %s with the card %s ends in %s",
  async (mode, amount, card, status) => {
    const payment = await opened(amount, mode);
    const id = Object(Object(await begin(payment, card)).body).three_ds_server?.trans_id;
    if (id) await authenticate(payment, id);
    await pay(payment, card);
    expect(await statusOf(payment)).toBe(status);
  },
);

test.each([["1"], ["2"]])("a page that leaves out what authenticate %s asks for is denied", async (mode) => {
  const payment = await opened(frictionless, mode);
  expect(await pay(payment)).toMatchObject({ http: 400, body: { code: "951", payment: { status: "NEG" } } });
});

test("what was authenticated is one payment and one card: no page swaps either", async () => {
  const [cheap, dear] = [await opened(frictionless, "1"), await opened(refused, "1")];
  const { id } = await authenticated(cheap);
  expect(await authenticate(dear, id)).toMatchObject({ http: 404, body: { code: "953" } });
  await pay(dear, number, { external_authentication: { reference_id: id, eci: "05" } });
  expect(await statusOf(dear)).toBe("NEG");
  expect(await pay(cheap, another)).toMatchObject({
    http: 400,
    body: { message: "invalid cardNumber value" },
  });
});

test("another card begins again, and what is paid already authenticates nothing", async () => {
  const payment = await opened(frictionless, "1");
  await authenticated(payment);
  const again = told(await begin(payment, another), "three_ds_server.trans_id");
  await authenticate(payment, again);
  expect(await authenticate(payment, again)).toMatchObject({ http: 400, body: { code: "102" } });
  expect(await pay(payment, another)).toMatchObject({ body: { payment: { status: "CON" } } });
  expect(await begin(payment)).toMatchObject({ http: 400, body: { code: "102" } });
});

test("a shop that asks for no authentication gets none, and no token but the payment's begins one", async () => {
  const payment = await opened(frictionless);
  expect((await begin(payment)).body).toEqual({ code: "0", message: expect.any(String) });
  const foreign = { nit: payment.nit, token: (await opened(frictionless)).token };
  expect(await begin(foreign)).toMatchObject({ http: 401, body: { code: "956" } });
});

const methodForm = (threeDSServerTransID: string, threeDSMethodNotificationURL: string) => ({
  threeDSMethodData: Buffer.from(
    JSON.stringify({ threeDSServerTransID, threeDSMethodNotificationURL }),
  ).toString("base64url"),
});

test("the hidden frame goes on to whoever waits for it, for an authentication that has just begun", async () => {
  const payment = await opened(frictionless, "1");
  const id = told(await begin(payment), "three_ds_server.trans_id");
  const path = methodPath(store.merchantId);
  const passed = await openPage({ path, form: methodForm(id, "https://shop.example/method") });
  expect(passed).toMatchObject({ http: 200, action: "https://shop.example/method" });
  expect(passed.headers).not.toHaveProperty("x-frame-options");
  expect(await openPage({ path, form: methodForm(id, "javascript:alert(1)") })).toMatchObject({ http: 404 });
  expect(await openPage({ path, form: { threeDSMethodData: "x" } })).toMatchObject({ http: 404 });
  await authenticate(payment, id);
  expect(await openPage({ path, form: methodForm(id, "https://shop.example/") })).toMatchObject({
    http: 404,
  });
});

test("where a frame ends says so to the page around it, and nothing else", async () => {
  const ended = await openPage({ path: framePath(store.merchantId), form: { cres: "c2VjcmV0" } });
  expect(ended.http).toBe(200);
  expect(ended.html).toContain("postMessage");
  expect(ended.html).not.toContain("c2VjcmV0");
});
