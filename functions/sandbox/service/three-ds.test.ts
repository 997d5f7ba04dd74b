import { sandboxStore, type TestStore, told } from "../../testing/sandbox.ts";
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

const number = "5555555555555555";
const begin = (amount: string, more: object = {}) =>
  store.call("POST", "/v2/authentication", {
    cardholder: { acct: { number } },
    brand_id: "2",
    purchase: { amount, currency: "986" },
    merchant: { mcc: "5411" },
    acquirer: { merchant_id: "00000000" },
    ...more,
  });
const browserFlow = {
  three_ds_comp_ind: "Y",
  notification_url: "https://loja.example/3ds",
  three_ds_requestor: { authentication_ind: "01", name: "Loja Exemplo", url: "https://loja.example" },
  acquirer: { bin: "2", merchant_id: "00000000" },
  browser: {
    accept_header: "*/*",
    javascript_enabled: true,
    java_enabled: "false",
    language: "pt-BR",
    color_depth: "24",
    screen_height: "864",
    screen_width: "1536",
    user_agent: "Mozilla/5.0",
  },
};
const idOf = async (amount: string) => told(await begin(amount), "three_ds_server.trans_id");
const authenticate = (id: string, more: object = {}, headers = {}) =>
  store.call("PUT", `/v2/authentication/${id}`, { ...browserFlow, ...more }, headers);
const query = (id: string) => store.call("GET", `/v2/transaction/${id}`);

test("an authentication begins, passes without a challenge and is found with its proof", async () => {
  const begunAnswer = await begin("10000");
  expect(begunAnswer).toMatchObject({
    http: 200,
    body: { three_ds_server: { status: "NEW", message_version: "2.2.0" } },
  });
  const id = told(begunAnswer, "three_ds_server.trans_id");
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  const passed = await authenticate(id);
  expect(passed).toMatchObject({
    http: 200,
    body: {
      three_ds_server: { trans_id: id, status: "AUY" },
      brand_id: "2",
      eci: "05",
      device_channel: "02",
    },
  });
  expect(told(passed, "authentication.value")).toHaveLength(28);
  expect((await query(id)).body).toEqual(passed.body);
  expect(await authenticate(id)).toMatchObject({ http: 400, body: { error: { code: "3" } } });
  expect(JSON.stringify(await stage.items())).not.toContain(number);
});

test.each([
  ["10004", "AUC"],
  ["10001", "AUN"],
  ["10002", "AUA"],
  ["10003", "AUU"],
  ["10005", "AUR"],
  ["10006", "ERR"],
  ["10007", "ERM"],
  ["12990", "AUY"],
])("a purchase of %s cents ends as %s", async (amount, status) => {
  const id = await idOf(amount);
  expect(await authenticate(id)).toMatchObject({ http: 200, body: { three_ds_server: { status } } });
});

test("a challenge answers with the request for the issuer's page, and waits for the holder", async () => {
  const id = await idOf("10004");
  const creq = told(await authenticate(id), "acs.creq");
  expect(JSON.parse(Buffer.from(creq, "base64url").toString())).toMatchObject({
    threeDSServerTransID: id,
    messageType: "CReq",
    messageVersion: "2.2.0",
  });
  expect(await query(id)).toMatchObject({ body: { three_ds_server: { status: "AUC" } } });
});

test("a holder who is asked elsewhere and does not answer in time has refused", async () => {
  const id = await idOf("12990");
  const asked = { decoupled_notification_url: "https://loja.example/later" };
  const requestor = { ...browserFlow.three_ds_requestor, decoupled_max_time: "2" };
  expect(await authenticate(id, { ...asked, three_ds_requestor: requestor })).toMatchObject({
    body: { three_ds_server: { status: "AUD" } },
  });
  store = await sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds: 121 });
  expect(await query(id)).toMatchObject({ body: { three_ds_server: { status: "AUN" } } });
});

test("a card without 3DS, a missing value, an unpublished card and an unknown one have the 3DS server's codes", async () => {
  const withCard = (card: string) => begin("10000", { cardholder: { acct: { number: card } } });
  expect(await withCard("5251743209931344")).toMatchObject({ http: 400, body: { error: { code: "305" } } });
  expect(await withCard("4111111111111111")).toMatchObject({
    http: 400,
    body: { error: { code: "203", detail: expect.stringContaining("published test cards") } },
  });
  expect(await begin("10000", { brand_id: "" })).toMatchObject({
    http: 400,
    body: { error: { code: "201", detail: "brand_id" } },
  });
  expect(await query("00000000-0000-0000-0000-000000000000")).toMatchObject({
    http: 404,
    body: { error: { code: "2" } },
  });
});

test("the tester's header decides an authentication too, and an unused one expires", async () => {
  const id = await idOf("10001");
  expect(await authenticate(id, {}, { "x-sandbox-outcome": "approve" })).toMatchObject({
    body: { three_ds_server: { status: "AUY" } },
  });
  const unused = await idOf("10000");
  store = await sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds: 1801 });
  expect(await query(unused)).toMatchObject({ body: { three_ds_server: { status: "EXP" } } });
  expect(await authenticate(unused)).toMatchObject({ http: 400, body: { error: { code: "3" } } });
});

const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };

async function pay(mode: string | undefined, proof: object | undefined) {
  const order = { installments: "1", installment_type: "4", authorizer_id: "2", amount: "10000" };
  const body = { ...order, ...(mode === undefined ? {} : { authenticate: mode }) };
  const nit = told(await store.call("POST", "/v1/transactions", body), "payment.nit");
  const external = proof === undefined ? {} : { external_authentication: proof };
  return store.call("POST", `/v1/payments/${nit}`, { card, ...external });
}

test("a payment uses what was proven; what was not is denied as its creation says", async () => {
  const proven = await idOf("10000");
  const cavv = told(await authenticate(proven), "authentication.value");
  const proof = { reference_id: proven, cavv, eci: "05" };
  expect(await pay("1", proof)).toMatchObject({ http: 200, body: { payment: { status: "CON" } } });
  expect(await pay("1", { ...proof, cavv: "x".repeat(28) })).toMatchObject({
    http: 400,
    body: { code: "952", message: "invalid externalAuthenticationCavv value" },
  });
  expect(await pay("1", { ...proof, eci: "07" })).toMatchObject({
    body: { message: "invalid externalAuthenticationEci value" },
  });
  expect(await pay("1", undefined)).toMatchObject({
    http: 400,
    body: { code: "951", payment: { status: "NEG" } },
  });
  const failed = await idOf("10001");
  await authenticate(failed);
  const denied = { reference_id: failed, eci: "07" };
  expect(await pay("2", denied)).toMatchObject({ http: 400, body: { payment: { status: "NEG" } } });
  expect(await pay("3", denied)).toMatchObject({ http: 200, body: { payment: { status: "CON" } } });
  expect(await pay(undefined, undefined)).toMatchObject({ http: 200 });
  expect(JSON.stringify(await stage.items())).not.toContain(cavv);
});
