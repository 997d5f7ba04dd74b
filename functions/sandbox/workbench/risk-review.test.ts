import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { newClient } from "../../testing/people.ts";
import { testStore, told } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = sandboxContract;

let stage: TestStage;
withSupport((opened) => {
  stage = opened;
});

async function shop() {
  const { client, companyId } = await newClient(stage);
  const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
  const { merchantId } = store;
  const own = testStore({ merchantId, merchantKey });
  const call: typeof own.call = (...given) => own.call(...given);
  const params = { companyId, merchantId };
  const sell = (amount: string, path = "payments") =>
    call("POST", `/v2/${path}`, {
      order_id: `PED-${amount}`,
      installments: "1",
      installment_type: "4",
      authorizer_id: "1",
      amount,
      card: { number: "4000000000000044", expiry_date: "1299", security_code: "123" },
      additional_data: { anti_fraud: "enabled_before_auth" },
    });
  const of = (transactionId: string) => ({ ...params, transactionId });
  return { client, params, call, sell, of };
}

test.each([
  ["payments", "payment", "accept", "CON", "ACC", "company accepted"],
  ["payments", "payment", "reject", "PPN", "REJ", "company rejected"],
  ["preauthorizations", "pre_authorization", "accept", "CON", "ACC", "company accepted"],
  ["preauthorizations", "pre_authorization", "reject", "PPN", "REJ", "company rejected"],
] as const)(
  "a review of %s is decided by the tester: %s, %s",
  async (path, object, act, status, risk, cause) => {
    const { client, call, sell, of } = await shop();
    const nit = told(await sell("10045", path), `${object}.nit`);
    const before = await ask(client, routes.getTransaction, { params: of(nit) });
    expect(before).toMatchObject({
      status: "PPC",
      risk: "REV",
      acts: ["accept", "reject"],
      analysis: { mode: "before", status: "REV", score: 0.45 },
      due: { status: "CON" },
    });
    const after = await ask(client, routes.act, { params: of(nit), body: { act } });
    expect(after).toMatchObject({ status, risk, acts: [], due: null });
    expect(after.analysis?.past.map((step) => step.cause)).toEqual(["not sent", "manual review", cause]);
    const { body } = await call("GET", `/v1/transactions/${nit}`);
    expect(body).toMatchObject({ [object]: { status, analysis: { status: risk, code: "45" } } });
  },
);

test.each([
  ["accept", "ATV"],
  ["reject", "DES"],
] as const)(
  "a schedule whose first payment is in review goes where the tester leads it: %s",
  async (act, status) => {
    const { client, call, of } = await shop();
    const day = (count: number) =>
      new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10).split("-").toReversed().join("/");
    const begun = await call("POST", "/v1/transactions", {
      order_id: "PED-9",
      installments: "1",
      installment_type: "4",
      authorizer_id: "1",
      amount: "10045",
      additional_data: { anti_fraud: "enabled_before_auth" },
      schedule: {
        amount: "2000",
        do_payment_now: "true",
        interval: "1",
        number_of_times: "3",
        initial_date: day(9),
      },
    });
    const [sid, nit] = [told(begun, "schedule.sid"), told(begun, "payment.nit")];
    await call("POST", `/v1/payments/${nit}`, {
      card: { number: "4000000000000044", expiry_date: "1299", security_code: "123" },
    });
    expect((await call("GET", `/v1/schedules/${sid}`)).body).toMatchObject({ schedule: { status: "PEN" } });
    await ask(client, routes.act, { params: of(nit), body: { act } });
    const { body } = await call("GET", `/v1/schedules/${sid}`);
    expect(body).toMatchObject({
      schedule: { status, ...(status === "ATV" ? { next_date: day(9) } : {}) },
    });
  },
);

test("of two decisions on one review at the same instant exactly one is made", async () => {
  const { client, sell, of } = await shop();
  for (let round = 0; round < 3; round += 1) {
    const nit = told(await sell("10050"), "payment.nit");
    const decide = (act: "accept" | "reject") =>
      ask(client, routes.act, { params: of(nit), body: { act } }).then(
        ({ risk }) => risk,
        () => undefined,
      );
    const made = (await Promise.all([decide("accept"), decide("reject")])).filter((one) => one !== undefined);
    expect(made).toHaveLength(1);
    const { risk, analysis } = await ask(client, routes.getTransaction, { params: of(nit) });
    expect([risk]).toEqual(made);
    expect(analysis?.past).toHaveLength(3);
  }
});

test("while its risk is in review, a sale is nobody else's to confirm or to undo", async () => {
  const { client, call, sell, of } = await shop();
  const nit = told(await sell("10045"), "payment.nit");
  for (const word of ["true", "false"]) {
    const { http, body } = await call("PUT", `/v1/payments/${nit}?confirm=${word}`, {});
    expect([http, body]).toMatchObject([400, { code: "102" }]);
  }
  await ask(client, routes.act, { params: of(nit), body: { act: "accept" } });
  const again = await refusal(client, routes.act, { params: of(nit), body: { act: "reject" } });
  expect(again.code).toBe("action-not-allowed");
});

test("transactions are found by where their analysis stands", async () => {
  const { client, params, sell } = await shop();
  for (const amount of ["10010", "10045", "10080", "50000"]) await sell(amount);
  const found = async (risk?: "ACC" | "REV" | "REJ" | "INV") =>
    (await ask(client, routes.listTransactions, { params, query: risk ? { risk } : {} })).items.map(
      ({ amount }) => amount,
    );
  expect(await found()).toHaveLength(4);
  expect(await found("REV")).toEqual(["10045"]);
  expect(await found("INV")).toEqual(["50000"]);
});
