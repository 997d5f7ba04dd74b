import {
  callSandbox,
  registeredKey,
  sandboxStore,
  signed,
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
  store = await sandboxStore(stage, { publicKey: registeredKey });
});

const begin = (more: object = {}, headers = {}) =>
  store.call(
    "POST",
    "/v3/recharge",
    {
      begin_recharge_request: {
        merchant_key: store.merchantKey,
        merchant_usn: "2398",
        order_id: "023748",
        general_hash: "0000000000000000",
        recharge_type: "normal",
        ...more,
      },
    },
    headers,
  );
const claims = { begin_recharge_request: { order_id: "023748" } };
const begun = async (more?: object) => told(await begin(more, signed(claims)), "begin_recharge_response.nit");
const signature = (nit: string) => signed({ nit });
const make = (nit: string, more: object = {}, headers = {}) =>
  store.call(
    "PUT",
    `/v3/recharge/${nit}`,
    {
      do_recharge_request: {
        hashes: { general: "09A9681D09A9681D" },
        dealer: { code: "1" },
        phone: { ddd: "11", number: "900000000" },
        amount: "1500",
        ...more,
      },
    },
    { ...signature(nit), ...headers },
  );
const confirm = (nit: string, word: string) =>
  store.call(
    "PUT",
    `/v3/recharge/${nit}`,
    { confirm_recharge_request: { confirm: word, merchant_key: store.merchantKey } },
    signature(nit),
  );
const statusOf = async (nit: string) =>
  told(await store.call("GET", `/v3/recharge/${nit}?merchantkey=${store.merchantKey}`), "status");

test("an unsigned top-up answers without its identifier; a signed one with it", async () => {
  const unsigned = await begin();
  expect([unsigned.http, unsigned.body]).toEqual([
    201,
    { begin_recharge_response: { esitef: { code: "0", message: "OK. Transaction successful." } } },
  ]);
  expect(await begun()).toMatch(/^[0-9a-f]{64}$/);
});

test("the key among the values opens the store where no header brings it, and a wrong one does not", async () => {
  const { merchant_key: _, ...named } = store.credentials;
  const call = (key: string) =>
    callSandbox({
      method: "POST",
      path: "/v3/recharge",
      headers: named,
      body: { begin_recharge_request: { merchant_key: key, order_id: "1" } },
    });
  expect(await call(store.merchantKey)).toMatchObject({ http: 201 });
  expect(await call("wrong")).toMatchObject({ http: 401 });
  expect(JSON.stringify(await stage.items())).not.toContain(store.merchantKey);
});

test("carriers are listed, others with their branches, none for a bill", async () => {
  const nit = await begun();
  const list = (each: string) =>
    store.call(
      "GET",
      `/v3/rechargedealers?nit=${each}&generalhash=0000000000000000`,
      undefined,
      signature(each),
    );
  expect(await list(nit)).toMatchObject({
    http: 200,
    body: {
      list_dealers_response: {
        status: "NOV",
        esitef: { code: "0" },
        authorizer: { code: "000" },
        hashes: { general: "09A9681D09A9681D" },
        dealers: [{ name: "Vivo", code: "001" }, { name: "Claro" }, { name: "Oi" }, { name: "Tim" }],
      },
    },
  });
  const others = told(
    await list(await begun({ recharge_type: "others" })),
    "list_dealers_response.dealers[].branches[].code",
  );
  expect(others).toMatch(/^\d{11}$/);
  expect(await list(await begun({ recharge_type: "invoice" }))).toMatchObject({
    body: { list_dealers_response: { dealers: [] } },
  });
  const branch = await store.call("GET", `/v3/rechargebranches?nit=${nit}`, undefined, signature(nit));
  expect(branch).toMatchObject({ http: 200, body: { list_branch_data_response: { esitef: { code: "0" } } } });
});

test("a top-up is made, waits for the shop's word, and is confirmed with its payment", async () => {
  const nit = await begun();
  const paid = { payment: { amount: "1500", authorizer_id: "2", card: { number: "5000000000000001" } } };
  expect(await make(nit, paid)).toMatchObject({
    http: 200,
    body: {
      do_recharge_response: {
        status: "PPC",
        order_id: "023748",
        merchant_usn: "2398",
        esitef: { code: "0", message: "OK", usn: expect.stringMatching(/^\d{15}$/) },
      },
    },
  });
  expect(await make(nit)).toMatchObject({
    http: 400,
    body: { do_recharge_response: { esitef: { code: "102" } } },
  });
  expect(await confirm(nit, "true")).toMatchObject({
    http: 200,
    body: {
      confirm_recharge_response: {
        esitef: { code: "0", message: "OK" },
        status: "CON",
        payment: { status: "CON" },
      },
    },
  });
  expect(await statusOf(nit)).toBe("CON");
  expect(await confirm(nit, "false")).toMatchObject({ http: 400 });
  expect(JSON.stringify(await stage.items())).not.toContain("5000000000000001");
});

test("a top-up is undone, denied or refused", async () => {
  const undone = await begun();
  await make(undone);
  await confirm(undone, "false");
  expect(await statusOf(undone)).toBe("PPN");
  const denied = await begun();
  expect(await make(denied, {}, { "x-sandbox-outcome": "decline:51" })).toMatchObject({
    http: 400,
    body: { do_recharge_response: { status: "NEG", esitef: { code: "951" } } },
  });
  expect(await make(await begun(), { dealer: { code: "9" } })).toMatchObject({
    http: 400,
    body: {
      do_recharge_response: { esitef: { code: "952", message: "invalid doRechargeRequestDealerCode value" } },
    },
  });
});

test("what was created signed stays signed", async () => {
  const nit = await begun();
  const unsigned = await store.call("GET", `/v3/rechargedealers?nit=${nit}`);
  expect(unsigned).toMatchObject({ http: 401, body: { list_dealers_response: { esitef: { code: "956" } } } });
});
