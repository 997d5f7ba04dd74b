import { gatewayCodes } from "@portal/shared/esitef/outcome/gateway-codes.data.ts";
import { outcomeRules } from "@portal/shared/esitef/outcome/rules.data.ts";
import { sandboxLimits } from "@portal/shared/esitef/outcome/sandbox.data.ts";
import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import { authorizerCodes } from "@portal/shared/esitef/words/authorizer-codes.data.ts";
import { sandboxStore, type TestStore, told } from "../sandbox.ts";
import { openStage, type TestStage } from "../stage.ts";

/** How long answers were held; nobody waits for them here. */
const mockWaits: number[] = [];
jest.mock("node:timers/promises", () => ({
  setTimeout: async (milliseconds: number) => void mockWaits.push(milliseconds),
}));

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };
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

const denials = authorizerCodes.map(({ code }) => code).filter((code) => /^[0-9A-Z]{2,3}$/.test(code));

test.each([...new Set([...denials, "00", "ZZ9"])])(
  "a denial with the code %s can be asked for",
  async (code) => {
    expect(await charged(12_990, false, { "x-sandbox-outcome": `decline:${code}` })).toMatchObject({
      http: 400,
      body: { code: "951", payment: { status: "NEG", authorizer_code: code } },
    });
  },
);

/** The gateway has given up by then. */
const beyondGateway = sandboxLimits.gatewaySeconds + 1;

const silences = rules.flatMap(({ when, answer, follows }) =>
  when.operation === "payment-do" && when.amountCents !== undefined && "noAnswerSeconds" in answer
    ? [[String(when.amountCents), answer.noAnswerSeconds, follows?.status ?? ""] as const]
    : [],
);

test.each([
  ...silences.map(
    ([amount, seconds, status]) => [amount, "", beyondGateway, "NOV", seconds, status] as const,
  ),
  ["12990", "lost", beyondGateway, "CON", 0, "CON"] as const,
  ["12990", "decline:51,lost", beyondGateway, "NEG", 0, "NEG"] as const,
  ["12990", "delay:28", 28, "CON", 0, "CON"] as const,
])(
  "%s cents with the header '%s' are answered after %i s: a query finds %s, and %i s later %s",
  async (amount, outcome, heldSeconds, first, seconds, status) => {
    const store = await sandboxStore(stage);
    const created = await store.call("POST", "/v1/transactions", { ...order, authorizer_id: "1", amount });
    const nit = told(created, "payment.nit");
    mockWaits.length = 0;
    await store.call("POST", `/v1/payments/${nit}`, { card }, { "x-sandbox-outcome": outcome });
    expect(Math.max(...mockWaits)).toBe(heldSeconds * 1000);
    const found = async (of: TestStore) =>
      told(await of.call("GET", `/v1/transactions/${nit}`), "payment.status");
    expect(await found(store)).toBe(first);
    const { merchantId } = store;
    expect(await found(await sandboxStore(stage, { merchantId, clockOffsetSeconds: seconds }))).toBe(status);
  },
);
