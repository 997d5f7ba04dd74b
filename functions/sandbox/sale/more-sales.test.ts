import * as z from "zod/mini";
import { type SandboxAnswer, sandboxStore, type TestStore } from "../../testing/sandbox.ts";
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

const visa = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
const mastercard = { ...visa, number: "5000000000000001" };
const order = {
  order_id: "PED-1",
  installments: "1",
  installment_type: "4",
  authorizer_id: "1",
  amount: "12990",
};

const objectSchema = z.looseObject({ status: z.string(), nit: z.optional(z.string()) });
const bodySchema = z.looseObject({
  payment: z.optional(objectSchema),
  cancellation: z.optional(objectSchema),
  payments: z.optional(z.array(objectSchema)),
});
const read = ({ body }: SandboxAnswer) => bodySchema.parse(body);

async function begin(facts: object = {}): Promise<string> {
  const { payment } = read(await store.call("POST", "/v1/transactions", { ...order, ...facts }));
  if (!payment?.nit) throw new Error("nothing was created");
  return payment.nit;
}
const statusOf = async (nit: string) =>
  read(await store.call("GET", `/v1/transactions/${nit}`)).payment?.status;

const both =
  (first: string, second: string, header = {}) =>
  async (nit: string) =>
    store.call(
      "POST",
      `/v1/payments/multiple/${nit}`,
      {
        payments: [
          { amount: first, authorizer_id: "1", card: visa },
          { amount: second, authorizer_id: "2", card: mastercard },
        ],
      },
      header,
    );

test("two cards pay one order together", async () => {
  const answer = await both("10000", "2990")(await begin());
  expect(answer).toMatchObject({
    http: 200,
    body: {
      payments: [
        { status: "CON", amount: "10000" },
        { status: "CON", amount: "2990", authorizer_id: "2" },
      ],
    },
  });
  const [first, second] = read(answer).payments ?? [];
  expect(first?.nit).not.toBe(second?.nit);
  expect(await statusOf(second?.nit ?? "")).toBe("CON");
});

test("two cards must add up to the order, and each parameter must come for both", async () => {
  expect(await both("10000", "2000")(await begin())).toMatchObject({ http: 400, body: { code: "952" } });
  const nit = await begin();
  const half = {
    payments: [
      { amount: "10000", authorizer_id: "1", card: visa },
      { amount: "2990", card: mastercard },
    ],
  };
  expect(await store.call("POST", `/v1/payments/multiple/${nit}`, half)).toMatchObject({ http: 400 });
  expect(await statusOf(nit)).toBe("NOV");
});

test("what one of two cards is refused, is not collected from the other", async () => {
  const nit = await begin({ amount: "2300000" });
  const answer = await both("100000", "2200000")(nit);
  expect(answer).toMatchObject({
    http: 400,
    body: { code: "951", payments: [{ status: "PPN" }, { status: "NEG" }] },
  });
  expect(await statusOf(nit)).toBe("PPN");
});

test("a card is looked up without charging it, and too many look-ups block the transaction", async () => {
  const nit = await begin();
  const look = (card: object, authorizer?: string) =>
    store.call("POST", `/v1/payments/${nit}/cards`, {
      card,
      ...(authorizer ? { authorizer_id: authorizer } : {}),
    });
  expect(await look({ number: mastercard.number })).toMatchObject({
    http: 200,
    body: { payment: { status: "NOV" }, card: { authorizer_id: "2", security_code_required: "true" } },
  });
  expect(await look({ number: "6060700124765016" }, "1")).toMatchObject({
    http: 400,
    body: { code: "134", payment: { authorizer_code: "255", authorizer_message: "Emissor desconhecido" } },
  });
  for (let more = 0; more < 3; more += 1) await look(visa);
  expect(await look(visa)).toMatchObject({ http: 400, body: { code: "102", payment: { status: "BLQ" } } });
});

test("a payment made outside is registered by its confirmation alone", async () => {
  const nit = await begin({ transaction_type: "confirmation" });
  expect(await store.call("PUT", `/v1/payments/${nit}?confirm=true`, {})).toMatchObject({
    http: 200,
    body: { payment: { status: "CON" } },
  });
});

test("a refund that is answered later takes the sale with it when it is", async () => {
  const merchantId = "ASYNC";
  store = await sandboxStore(stage, { merchantId });
  const nit = await begin();
  await store.call("POST", `/v1/payments/${nit}`, { card: visa });
  const taken = await store.call("POST", `/v2/cancellations/${nit}`, {}, { "x-sandbox-outcome": "pending" });
  expect(taken).toMatchObject({ http: 200, body: { cancellation: { status: "PEN" } } });
  expect(await statusOf(nit)).toBe("CON");
  store = await sandboxStore(stage, { merchantId, clockOffsetSeconds: 31 });
  expect(await statusOf(nit)).toBe("EST");
  const { cancellation } = read(await store.call("GET", `/v1/transactions/${read(taken).cancellation?.nit}`));
  expect(cancellation?.status).toBe("CON");
});

test("what was sold outside can be given back by the numbers of the sale", async () => {
  const sale = { external_origin: "true", authorizer_id: "1", amount: "5000", sitef_usn: "123456" };
  expect(await store.call("POST", "/v1/cancellations", sale)).toMatchObject({
    http: 200,
    body: { code: "0", cancellation: { status: "CON", amount: "5000" } },
  });
  const half = await store.call("POST", "/v1/cancellations", { ...sale, terminal: "ES000032" });
  expect(half).toMatchObject({ http: 400, body: { message: "invalid companyCode value" } });
});
