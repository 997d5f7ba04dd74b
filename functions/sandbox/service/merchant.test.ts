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

const shop = {
  id: "FILIAL1",
  fantasy_name: "Loja Filial",
  corporate_name: "Loja Filial Ltda",
  permissions: { payment: "true", schedule: "false" },
};
const success = { response_code: 0, response_message: "OK. Transaction successful." };

test("a store is registered, found and changed, and its key is kept nowhere", async () => {
  const created = await store.call("POST", "/v1/merchants", shop);
  expect(created).toMatchObject({ http: 200, body: { ...success, id: "FILIAL1" } });
  const key = told(created, "key");
  const found = await store.call("GET", "/v1/merchants/FILIAL1");
  expect(found).toMatchObject({
    http: 200,
    body: {
      ...success,
      ...shop,
      key,
      merchant_status: "A",
      sitef_merchant_id: expect.stringMatching(/^\d{8}$/),
    },
  });
  const edited = await store.call("PUT", "/v1/merchants/FILIAL1", {
    fantasy_name: "Outra",
    merchant_status: "I",
  });
  expect(edited).toMatchObject({ http: 200, body: success });
  expect(await store.call("GET", "/v1/merchants/status/FILIAL1")).toMatchObject({
    http: 200,
    body: { ...success, merchant_status: "I" },
  });
  expect(await store.call("GET", "/v1/merchants/FILIAL1")).toMatchObject({
    body: { fantasy_name: "Outra", corporate_name: "Loja Filial Ltda", permissions: { payment: "true" } },
  });
  expect(JSON.stringify(await stage.items()) + stage.logs.join()).not.toContain(key);
});

test("a registered store opens nothing of the sandbox, and another registrar does not see it", async () => {
  const key = told(await store.call("POST", "/v1/merchants", shop), "key");
  const headers = { merchant_id: "FILIAL1", merchant_key: key };
  expect(await store.call("GET", "/v1/merchants/FILIAL1", undefined, headers)).toMatchObject({ http: 401 });
  store = await sandboxStore(stage);
  expect(await store.call("GET", "/v1/merchants/FILIAL1")).toMatchObject({
    http: 404,
    body: { response_code: 953 },
  });
});

test("an identifier is taken once, and each refusal is in this family's words", async () => {
  await store.call("POST", "/v1/merchants", shop);
  for (const body of [shop, { ...shop, id: "" }, { ...shop, id: "a b" }, { ...shop, id: store.merchantId }]) {
    expect(await store.call("POST", "/v1/merchants", body)).toMatchObject({
      http: 400,
      body: { response_code: 952, response_message: "invalid id value" },
    });
  }
  expect(await store.call("PUT", "/v1/merchants/NONE", { city: "Osasco" })).toMatchObject({ http: 404 });
});

test("tokens are promised, not told: they go to the shop's own address", async () => {
  for (const asked of [store.call("POST", "/v1/token/merchants", {}), store.call("GET", "/v1/token")]) {
    const { http, body } = await asked;
    expect([http, body]).toEqual([200, success]);
  }
});

const operation = {
  operation: "172",
  parameters: {
    authorizer_id: "50",
    terminal_id: "ES000032",
    merchant_usn: "1",
    subfunction: "01",
    card_entry_mode: "2",
  },
};
const generic = (parameters: object = {}, more: object = {}) =>
  store.call("POST", "/v1/genericoperations", {
    ...operation,
    ...more,
    parameters: { ...operation.parameters, ...parameters },
  });

test("the documented generic operation answers, others and unpublished cards are refused", async () => {
  expect(await generic({ card_number: "5000000000000001", card_security_code: "9871" })).toMatchObject({
    http: 200,
    body: success,
  });
  expect(await generic({}, { operation: "999" })).toMatchObject({
    http: 400,
    body: { response_code: 952, response_message: "invalid operation value" },
  });
  expect(await generic({ subfunction: "07" })).toMatchObject({ http: 400 });
  expect(await generic({ card_number: "4111111111111112" })).toMatchObject({
    http: 400,
    body: { response_code: 952 },
  });
  const kept = JSON.stringify(await stage.items());
  for (const secret of ["5000000000000001", "9871", "4111111111111112"]) expect(kept).not.toContain(secret);
});
