import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import {
  registeredKey,
  sandboxStore,
  signed,
  type TestStore,
  testStore,
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

const card = { number: cardNumbers.mastercard.number, expiry_date: "1299", security_code: "123" };
const order = {
  order_id: "PED-1",
  installments: "1",
  installment_type: "4",
  authorizer_id: "2",
  amount: "10000",
};
const begin = (facts: object) => store.call("POST", "/v1/transactions", { ...order, ...facts });
const single = (facts: object) => store.call("POST", "/v2/payments", { ...order, card, ...facts });

test("an authorizer is taken with zeros before it", async () => {
  expect(await single({ authorizer_id: "002" })).toMatchObject({
    http: 200,
    body: { payment: { status: "CON", authorizer_id: "2" } },
  });
  const pix = await single({ authorizer_id: "0440", amount: "1000", card: undefined });
  expect(pix).toMatchObject({ body: { payment: { status: "PEN" } } });
  expect(await single({ authorizer_id: "000" })).toMatchObject({ http: 400, body: { code: "5" } });
});

const refusals: [string, object, string][] = [
  ["in the month 13", { card: { ...card, expiry_date: "1326" } }, "invalid cardExpiryDate value"],
  ["of an order with a second line", { order_id: "PED-1\r\nX-Admin: 1" }, "invalid orderId value"],
  [
    "whose parts are more than the sale",
    {
      additional_data: {
        split_request: { subsellers: [{ sales_amount: "9000" }, { sales_amount: "1001" }] },
      },
    },
    "invalid additionalDataSplitRequestSubsellersSalesAmount value",
  ],
  [
    "whose products are more than the sale",
    { additional_data: { split_request: { subsellers: [{ products: [{ amount: "10001" }] }] } } },
    "invalid additionalDataSplitRequestSubsellersProductsAmount value",
  ],
];

test.each(refusals)("a payment %s is no call of the interface", async (_, facts, message) => {
  expect(await single(facts)).toMatchObject({ http: 400, body: { code: "952", message } });
});

test("parts that come to the sale, or to less, are taken", async () => {
  for (const sales_amount of ["10000", "4000"]) {
    const additional_data = { split_request: { subsellers: [{ sales_amount }] } };
    expect(await single({ additional_data })).toMatchObject({ http: 200 });
  }
});

test("a card past its validity is denied by its issuer, whatever the store's clock says", async () => {
  const expired = { ...card, expiry_date: "0120" };
  const denied = { http: 400, body: { code: "951", payment: { status: "NEG", authorizer_code: "54" } } };
  expect(await single({ card: expired })).toMatchObject(denied);
  const nit = told(await begin({}), "payment.nit");
  expect(await store.call("POST", `/v1/payments/${nit}`, { card: expired })).toMatchObject(denied);
  const reservation = told(await begin({ transaction_type: "preauthorization" }), "pre_authorization.nit");
  expect(
    await store.call("POST", `/v1/preauthorizations/${reservation}`, { ...order, card: expired }),
  ).toMatchObject({
    body: { pre_authorization: { status: "NEG", authorizer_code: "54" } },
  });
});

test("an order of the longest number that a call takes is answered whole, by whatever is done with it", async () => {
  const order_id = "A".repeat(40);
  expect((await begin({ order_id })).body).toMatchObject({ payment: { order_id } });
  const paid = await single({ order_id });
  expect(paid.body).toMatchObject({ payment: { order_id } });
  const nit = told(paid, "payment.nit");
  expect((await store.call("GET", `/v1/transactions/${nit}`)).body).toMatchObject({ payment: { order_id } });
  const cancelled = await store.call("POST", `/v2/cancellations/${nit}`, {});
  expect(cancelled.body).toMatchObject({ cancellation: { order_id } });
  const reserved = await store.call("POST", "/v2/preauthorizations", { ...order, card, order_id });
  const reservation = told(reserved, "pre_authorization.nit");
  const captured = { http: 200, body: { capture: { order_id } } };
  expect(
    await store.call("POST", `/v1/preauthorizations/capture/${reservation}`, { amount: "10000", card }),
  ).toMatchObject(captured);
});

test("an empty text says nothing: its parameter counts as not sent", async () => {
  const begun = await begin({ order_id: "", merchant_usn: "", soft_descriptor: "" });
  expect(begun.http).toBe(201);
  expect(Object.keys(Object(Object(begun.body).payment)).toSorted()).toEqual(["amount", "nit", "status"]);
  const nit = told(begun, "payment.nit");
  expect(await store.call("POST", `/v1/payments/${nit}`, { card, authorizer_id: "" })).toMatchObject({
    http: 200,
    body: { payment: { status: "CON", authorizer_id: "2" } },
  });
});

test("what a signature lacks is told to whoever holds the key, and to nobody who guesses one", async () => {
  const signing = await sandboxStore(stage, { publicKey: registeredKey });
  const nit = told(await signing.call("POST", "/v2/payments", { ...order, card }), "payment.nit");
  const cancel = (of: TestStore, claims: object) =>
    of.call("POST", `/v2/cancellations/${nit}`, {}, signed(claims));
  const refused = (message: string) => ({ http: 401, body: { code: "956", message } });
  expect(await cancel(signing, {})).toMatchObject(
    refused(expect.stringMatching(/names nothing that this call sends \(nit\)$/)),
  );
  expect(await cancel(signing, { nit: "0".repeat(64) })).toMatchObject(
    refused(expect.stringMatching(/another value than the call \(nit\)$/)),
  );
  const guessing = testStore({ merchantId: signing.merchantId, merchantKey: "guessed" });
  expect(await cancel(guessing, {})).toEqual(expect.objectContaining(refused("Invalid credentials")));
  expect(await cancel(store, { nit })).toMatchObject(
    refused(expect.stringMatching(/registered no public key/)),
  );
  const claims = { merchant_id: signing.merchantId, merchant_key: signing.merchantKey, nit };
  expect(await cancel(signing, claims)).toMatchObject({ http: 200 });
});

describe("the query of a transaction", () => {
  const schedule = {
    amount: "5000",
    do_payment_now: "true",
    initial_date: "01/12/2099",
    number_of_times: "3",
  };
  const additional_data = { payer: { store_identification: "C-1" } };

  test("takes the SID of a schedule, and shows a sale with the schedule that waits for it", async () => {
    const created = await begin({ transaction_type: "schedule", schedule, additional_data });
    const [sid, nit] = [told(created, "schedule.sid"), told(created, "payment.nit")];
    const found = { sid, status: "NOV", amount: "5000", initial_date: "01/12/2099" };
    expect(await store.call("GET", `/v1/transactions/${sid}`)).toMatchObject({
      http: 200,
      body: { code: "0", schedule: found },
    });
    await store.call("POST", `/v1/payments/${nit}`, { card });
    for (const path of [`/v1/transactions/${nit}`, `/v2/transactions/${nit}`]) {
      expect(await store.call("GET", path)).toMatchObject({
        http: 200,
        body: { payment: { nit, status: "CON" }, schedule: { ...found, status: "ATV" } },
      });
    }
  });

  test("shows no schedule with a sale that has none", async () => {
    const nit = told(await begin({}), "payment.nit");
    expect((await store.call("GET", `/v1/transactions/${nit}`)).body).not.toHaveProperty("schedule");
  });
});
