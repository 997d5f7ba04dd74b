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

const card = { number: "5000000000000001", expiry_date: "1299", security_code: "123" };

const sale = { authorizer_id: "2", installments: "1", installment_type: "4" };

const begin = async (amount = "1000") =>
  told(
    await store.call("POST", "/v1/transactions", {
      order_id: "PED-88021",
      merchant_usn: "4410027",
      amount,
      transaction_type: "preauthorization",
    }),
    "pre_authorization.nit",
  );
const reserve = (nit: string, body: object = { ...sale, card }, headers = {}) =>
  store.call("POST", `/v1/preauthorizations/${nit}`, body, headers);
const reserved = async (amount?: string) => {
  const nit = await begin(amount);
  const answer = await reserve(nit);
  return { nit, usn: told(answer, "pre_authorization.esitef_usn") };
};
const capture = (nit: string, amount: string, headers = {}) =>
  store.call("POST", `/v1/preauthorizations/capture/${nit}`, { amount }, headers);
const query = (nit: string) => store.call("GET", `/v1/transactions/${nit}`);

test("an amount is reserved, found, and collected for less, once", async () => {
  const nit = await begin();
  expect(await reserve(nit)).toMatchObject({
    http: 200,
    body: {
      code: "0",
      pre_authorization: {
        status: "CON",
        nit,
        order_id: "PED-88021",
        amount: "1000",
        authorizer_code: "000",
      },
    },
  });
  expect(await query(nit)).toMatchObject({ http: 200, body: { pre_authorization: { status: "CON" } } });
  const captured = await capture(nit, "800");
  expect(captured).toMatchObject({
    http: 200,
    body: { code: "0", capture: { status: "CON", nit, amount: "800" } },
  });
  expect(await capture(nit, "100")).toMatchObject({ http: 400, body: { code: "102" } });
});

test("more than is reserved is not collected, and what is collected is at least a cent", async () => {
  const { nit } = await reserved();
  for (const amount of ["1001", "0"]) {
    expect(await capture(nit, amount)).toMatchObject({
      http: 400,
      body: { code: "952", message: "invalid amount value" },
    });
  }
  expect(await capture(nit, "1000")).toMatchObject({ http: 200 });
  // So is nothing of a reservation that was not made here.
  expect(await capture(await begin(), "1000")).toMatchObject({ http: 400, body: { code: "102" } });
});

test("a refused capture leaves the reservation as it is", async () => {
  const { nit } = await reserved();
  expect(await capture(nit, "1000", { "x-sandbox-outcome": "decline:51" })).toMatchObject({
    http: 400,
    body: { code: "951", capture: { status: "NEG", authorizer_code: "51" } },
  });
  expect(await capture(nit, "1000", { "x-sandbox-outcome": "error:131" })).toMatchObject({
    http: 400,
    body: { code: "131", capture: { status: "ERR" } },
  });
  expect(await capture(nit, "1000")).toMatchObject({ http: 200 });
});

test("a reservation is cancelled by its number until it is collected, then by the capture's", async () => {
  const free = await reserved();
  const cancelled = await store.call("POST", `/v2/cancellations/${free.nit}`, {});
  expect(cancelled).toMatchObject({ http: 200, body: { cancellation: { status: "CON" } } });
  expect(await query(free.nit)).toMatchObject({ body: { pre_authorization: { status: "EST" } } });

  const collected = await reserved();
  const usn = told(await capture(collected.nit, "700"), "capture.esitef_usn");
  expect(usn).not.toBe(collected.usn);
  const cancel = (esitef_usn: string) => store.call("POST", "/v1/cancellations", { esitef_usn });
  expect(await cancel(collected.usn)).toMatchObject({ http: 400, body: { code: "115" } });
  expect(await cancel(usn)).toMatchObject({ http: 201, body: { code: "0" } });
});

test("amounts that the institution denies, errors and unused reservations are told as for payments", async () => {
  expect(await reserve(await begin("2200000"))).toMatchObject({
    http: 400,
    body: { code: "951", pre_authorization: { status: "NEG", authorizer_code: "51" } },
  });
  expect(await reserve(await begin(), undefined, { "x-sandbox-outcome": "error:131" })).toMatchObject({
    http: 400,
    body: { code: "131", pre_authorization: { status: "ERR" } },
  });
  const nit = await begin();
  await sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds: 1801 });
  store = await sandboxStore(stage, { merchantId: store.merchantId, clockOffsetSeconds: 1801 });
  expect(await reserve(nit)).toMatchObject({ http: 400, body: { code: "954" } });
});

test("a reservation is edited and grows, until it is collected", async () => {
  const { nit } = await reserved();
  expect(await reserve(nit, { authorizer_id: "2", amount: "1500" })).toMatchObject({
    http: 200,
    body: { pre_authorization: { status: "CON", amount: "1500" } },
  });
  expect(await reserve(nit, { authorizer_id: "2", additional_amount: "500" })).toMatchObject({
    http: 200,
    body: { pre_authorization: { status: "CON", amount: "2000" } },
  });
  expect(
    await reserve(nit, { authorizer_id: "2", additional_amount: "1" }, { "x-sandbox-outcome": "decline:61" }),
  ).toMatchObject({ http: 400, body: { code: "951" } });
  expect(await reserve(nit, { authorizer_id: "2", amount: "0" })).toMatchObject({
    http: 400,
    body: { message: "invalid amount value" },
  });
  await capture(nit, "2000");
  for (const change of [{ amount: "1" }, { additional_amount: "1" }]) {
    expect(await reserve(nit, { authorizer_id: "2", ...change })).toMatchObject({ body: { code: "102" } });
  }
});

test("one call registers and reserves, and its idempotency key does it once", async () => {
  const body = { ...sale, order_id: "PED-88021", amount: "2220", card };
  const send = (headers = {}) => store.call("POST", "/v2/preauthorizations/", body, headers);
  expect(await send()).toMatchObject({
    http: 200,
    body: { pre_authorization: { status: "CON", amount: "2220" } },
  });
  const key = { idempotency_key: "reserve-1" };
  const [first, again] = [await send(key), await send(key)];
  expect(told(again, "pre_authorization.nit")).toBe(told(first, "pre_authorization.nit"));
  const nit = told(first, "pre_authorization.nit");
  const collect = () => capture(nit, "2220", { idempotency_key: "capture-1" });
  const usns = [await collect(), await collect()].map((answer) => told(answer, "capture.esitef_usn"));
  expect(usns[0]).toBe(usns[1]);
  const reused = await store.call("POST", "/v2/payments/", body, key);
  expect(reused).toMatchObject({ http: 400, body: { code: "1272" } });
});

test("a card is looked up for a reservation, and nothing of another kind answers for one", async () => {
  const nit = await begin();
  const asked = await store.call("POST", `/v1/preauthorizations/${nit}/cards`, { card, authorizer_id: "2" });
  expect(asked).toMatchObject({
    http: 200,
    body: { pre_authorization: { status: "NOV" }, card: { authorizer_id: "2" } },
  });
  const payment = told(
    await store.call("POST", "/v1/transactions", { ...sale, amount: "1000" }),
    "payment.nit",
  );
  expect(await reserve(payment)).toMatchObject({ http: 404, body: { code: "953" } });
  expect(await store.call("POST", `/v1/payments/${nit}`, { card })).toMatchObject({ http: 404 });
});
