import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import { checkoutPath, checkoutQuery } from "@portal/shared/esitef/sandbox-address.ts";
import { openPage } from "../../../testing/pages/open-page.ts";
import { sandboxStore, type TestStore } from "../../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../../testing/stage.ts";
import { quotaRef, secondName } from "../../engine/quota.ts";

let stage: TestStage;
let store: TestStore;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  store = await sandboxStore(stage);
});

const initiate = (more: object = {}, headers = {}, form = "json") =>
  openPage({
    path: `/init/${form}.se`,
    form: { request: JSON.stringify({ merchant_id: store.merchantId, amount: "4590", ...more }) },
    headers,
  });
const card = {
  method: "credit",
  number: "4000000000000044",
  expiry: "12/39",
  code: "123",
  installments: "1",
};

test.each([
  [{ back_url: { url_success: "javascript:alert(1)" } }, 952],
  [{ back_url: { url_cancel: "http://loja.example/" } }, 952],
  [{ amount: "" }, 952],
  [{ amount: "0" }, 952],
  [{ authorizer_id: "999" }, 5],
  [{ authorizer_id: "400" }, 5],
  [{ order_id: "4000000000000044" }, 952],
  [{ merchant_id: "NOBODY" }, 956],
  [{ authenticate: "1" }, 956],
  [{ store_card: true }, 952],
])("a creation with %j is refused", async (more, responseCode) => {
  expect(JSON.parse((await initiate(more)).html)).toEqual({ responseCode, description: expect.any(String) });
});

test("a wrong key is refused, a form without its field as well, and XML says the same", async () => {
  expect(JSON.parse((await initiate({}, { merchant_key: "wrong" })).html)).toMatchObject({
    responseCode: 956,
  });
  const nothing = await openPage({ path: "/init/json.se", form: { other: "{}" } });
  expect([nothing.http, JSON.parse(nothing.html).responseCode]).toEqual([400, 952]);
  const xml = await initiate({}, {}, "xml");
  expect(xml.headers["content-type"]).toContain("application/xml");
  expect(xml.html).toMatch(/<responseCode>0<\/responseCode>.*<nit>[0-9a-f]{64}<\/nit>/);
});

test("the query says that the NIT exists; the creation is recorded as any call", async () => {
  const { nit } = JSON.parse((await initiate()).html);
  const path = checkoutPath + checkoutQuery(nit);
  await openPage({ path });
  await openPage({ path, form: { act: "pay", ...card } });
  const found = await openPage({ path: `/consultarTransacao.se?nit=${nit}`, form: {} });
  expect([found.http, found.html]).toEqual([200, "OK"]);
  expect((await openPage({ path: `/consultarTransacao.se?nit=${"0".repeat(64)}` })).http).toBe(404);
  const calls = (await stage.items()).filter(({ transactionId }) => transactionId === nit);
  const begun = calls.filter(({ operation }) => operation === "html-begin");
  expect(begun).toMatchObject([{ path: "/init/json.se", status: 200, code: "0" }]);
});

const today = () => new Date().toISOString().slice(0, 10);

/** A second may end while a test runs. */
const thisAndTheNext = () => [0, 1, 2, 3].map((more) => secondName(new Date(Date.now() + more * 1000)));

test.each([
  ["a day", () => ({ calls: sandboxLimits.callsPerDay })],
  [
    "a second",
    () => ({
      calls: 1,
      ...Object.fromEntries(thisAndTheNext().map((name) => [name, sandboxLimits.callsPerSecond])),
    }),
  ],
])(
  "a stranger who creates all pages of %s uses up nothing of what the store may ask for",
  async (_of, counts) => {
    await stage.put({ ...quotaRef(store.merchantId, today(), 0, "keyless").key, ...counts() });
    const refused = await initiate();
    expect([refused.http, Number(refused.headers["retry-after"]) > 0]).toEqual([429, true]);
    expect((await initiate({}, store.credentials)).http).toBe(200);
    const order = { amount: "4590", installments: "1", installment_type: "4", authorizer_id: "1" };
    expect((await store.call("POST", "/v1/transactions", order)).http).toBe(201);
  },
);

test("a store that creates pages with its key may do so as often as it may call", async () => {
  await stage.put({ ...quotaRef(store.merchantId, today(), 0).key, calls: sandboxLimits.callsPerDay });
  expect((await initiate({}, store.credentials)).http).toBe(429);
  expect((await initiate()).http).toBe(200);
});
