import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { outcomeRules } from "@portal/shared/esitef/outcome/rules.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import { sandboxStore, told } from "../sandbox.ts";
import { openStage, type TestStage } from "../stage.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const card = { number: "4000000000000044", expiry_date: "1227", security_code: "123" };
const order = { installments: "1", installment_type: "4" };
const rules: readonly OutcomeRule[] = outcomeRules;

/** Creates a sale of an amount and charges it. */
async function charged(amount: number, isPix: boolean, header: Record<string, string> = {}) {
  const store = await sandboxStore(stage);
  const authorizer_id = isPix ? "440" : "1";
  const created = await store.call("POST", "/v1/transactions", {
    ...order,
    authorizer_id,
    amount: String(amount),
  });
  const path = `/v1/payments/${told(created, "payment.nit")}`;
  return store.call("POST", path, isPix ? {} : { card }, header);
}

const amounts = rules.flatMap(({ when, answer }) =>
  when.operation === "payment-do" && when.amountCents !== undefined && !when.antifraud && "http" in answer
    ? [[when.method ?? "card", when.amountCents, answer] as const]
    : [],
);

test.each(amounts)("a %s of %i cents is answered as its rule says", async (method, amount, answer) => {
  const { http, code, message, status, authorizerCode, authorizerMessage } = answer;
  const found = await charged(amount, method === "pix");
  const payment = {
    ...(status === undefined ? {} : { status }),
    ...(authorizerCode === undefined ? {} : { authorizer_code: authorizerCode }),
    ...(authorizerMessage === undefined ? {} : { authorizer_message: authorizerMessage }),
  };
  expect(found).toMatchObject({
    http,
    body: {
      ...(code === undefined ? {} : { code }),
      ...(code === undefined ? {} : { message }),
      ...(status === undefined ? {} : { payment }),
    },
  });
});

const errors = Object.entries(gatewayCodes).filter(([code]) => code !== "0");

test.each(errors)("the code %s can be asked for", async (code, { http }) => {
  expect(await charged(12_990, false, { "x-sandbox-outcome": `error:${code}` })).toMatchObject({
    http,
    body: { code },
  });
});

test.each(["00", "05", "51", "54", "82", "AB"])(
  "a denial with the code %s can be asked for",
  async (code) => {
    expect(await charged(12_990, false, { "x-sandbox-outcome": `decline:${code}` })).toMatchObject({
      http: 400,
      body: { code: "951", payment: { status: "NEG", authorizer_code: code } },
    });
  },
);
