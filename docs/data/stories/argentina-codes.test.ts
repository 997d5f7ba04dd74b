import { cardNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import {
  callSandbox,
  registeredKey,
  type SandboxAnswer,
  sandboxStore,
  signed,
  type TestStore,
  told,
} from "../../../functions/testing/sandbox.ts";
import { openStage, type TestStage } from "../../../functions/testing/stage.ts";
import {
  argentinePaymentBegin,
  argentinePaymentDo,
  argentineReservationBegin,
} from "../e-sitef-argentina/argentina-examples.ts";
import { argentineOtherCurrency } from "../e-sitef-argentina/argentina-refused-examples.ts";
import { codeCauses } from "../e-sitef-argentina/code-causes.data.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const order = argentinePaymentBegin.body;
const payment = argentinePaymentDo.body;
const { transaction_type: _type, ...reservation } = argentineReservationBegin.body;

const argentineStore = (given = {}) =>
  sandboxStore(stage, { country: "AR", publicKey: registeredKey, ...given });

async function created(store: TestStore, body: object = order): Promise<string> {
  return told(await store.call("POST", "/v1/transactions", body), "payment.nit");
}

async function charged(store: TestStore, amount = order.amount): Promise<SandboxAnswer> {
  const nit = await created(store, { ...order, amount });
  return store.call("POST", `/v1/payments/${nit}`, payment);
}

async function twice(store: TestStore, body: object): Promise<SandboxAnswer> {
  const headers = { idempotency_key: "PED-20417-1" };
  await store.call("POST", "/v2/payments", { ...order, ...payment }, headers);
  return store.call("POST", "/v2/payments", body, headers);
}

/** A full refund of the sale, registered and not yet carried out. */
async function registeredRefund(store: TestStore, esitef_usn: string): Promise<string> {
  const answer = await store.call("POST", "/v1/cancellations", { esitef_usn }, signed({ esitef_usn }));
  return told(answer, "cancellation.nit");
}

/** What each code's page tells the reader to do. */
const deeds: Readonly<Record<string, (store: TestStore) => Promise<SandboxAnswer>>> = {
  "0": (store) => charged(store),
  "5": (store) => store.call("POST", "/v1/transactions", { ...order, authorizer_id: "41" }),
  "102": async (store) => {
    const nit = await created(store);
    await store.call("POST", `/v1/payments/${nit}`, payment);
    return store.call("POST", `/v1/payments/${nit}`, payment);
  },
  "115": async (store) => {
    const esitef_usn = told(await charged(await argentineStore()), "payment.esitef_usn");
    return store.call("POST", "/v1/cancellations", { esitef_usn }, signed({ esitef_usn }));
  },
  "131": (store) => charged(store, "2200092"),
  "134": async (store) =>
    store.call("POST", `/v1/payments/${await created(store)}/cards`, {
      card: { number: cardNumbers.elo.number },
    }),
  "1270": (store) => twice(store, { ...order, ...payment, amount: "1" }),
  "1271": (store) => {
    const headers = { idempotency_key: "PED-20417-1", "x-sandbox-outcome": "error:1271" };
    return store.call("POST", "/v2/payments", { ...order, ...payment }, headers);
  },
  "1272": async (store) => {
    await twice(store, { ...order, ...payment });
    const headers = { idempotency_key: "PED-20417-1" };
    return store.call("POST", "/v2/preauthorizations", { ...reservation, ...payment }, headers);
  },
  "951": (store) => charged(store, "2200000"),
  "952": (store) => store.call("POST", "/v1/transactions", argentineOtherCurrency.body),
  "953": (store) => store.call("GET", `/v1/transactions/${"0".repeat(64)}`),
  "954": async (store) => {
    const nit = await created(store);
    const { merchantId } = store;
    const [kept = {}] = (await stage.items()).filter(
      (item) => item["merchantId"] === merchantId && item["keys"] !== undefined,
    );
    await stage.put({ ...kept, clockOffsetSeconds: 60 * 60 });
    return store.call("POST", `/v1/payments/${nit}`, payment);
  },
  "955": async (store) => {
    const usn = told(await charged(store), "payment.esitef_usn");
    const nits = [await registeredRefund(store, usn), await registeredRefund(store, usn)];
    const answers: SandboxAnswer[] = [];
    for (const nit of nits) answers.push(await store.call("PUT", `/v1/cancellations/${nit}`, {}));
    return answers[1] ?? { http: 0, headers: {}, body: undefined };
  },
  "956": ({ merchantId }) =>
    callSandbox({
      method: "POST",
      path: "/v1/transactions",
      headers: { merchant_id: merchantId, merchant_key: "0".repeat(64) },
      body: order,
    }),
};

test.each(codeCauses)("an Argentine store gets $code as its page says", async ({ code }) => {
  const deed = deeds[code];
  if (!deed) throw new Error(`Nobody does what gives ${code}.`);
  expect((await deed(await argentineStore())).body).toMatchObject({ code });
});
