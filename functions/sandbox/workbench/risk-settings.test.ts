import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask } from "../../testing/api.ts";
import { approvedFraudConfiguration, openFraudPrevention } from "../../testing/fraud/fraud-configuration.ts";
import { newClient, type Person } from "../../testing/people.ts";
import { testStore } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = sandboxContract;

let stage: TestStage;
let support: Person;
withSupport((opened, by) => {
  stage = opened;
  support = by;
});

const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };

/** A company with its own store, whose configuration is approved before or after the store is made. */
async function configured(isFirst: boolean, changes: Parameters<typeof approvedFraudConfiguration>[3] = {}) {
  const { client, companyId } = await newClient(stage);
  await openFraudPrevention(client, support, companyId);
  const approve = () => approvedFraudConfiguration(client, support, companyId, changes);
  if (isFirst) await approve();
  const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
  if (!isFirst) await approve();
  const { merchantId } = store;
  const own = testStore({ merchantId, merchantKey });
  const sell = async (amount: string, more: object = {}) =>
    (
      await own.call("POST", "/v2/payments", {
        order_id: "PED-1",
        installments: "1",
        installment_type: "4",
        authorizer_id: "1",
        amount,
        card,
        ...more,
      })
    ).body;
  const risks = async () =>
    (await ask(client, routes.listTransactions, { params: { companyId, merchantId }, query: {} })).items;
  const endpoints = () => ask(client, routes.getEndpoints, { params: { companyId, merchantId } });
  return { sell, risks, endpoints };
}

test.each([
  ["made after the approval", true],
  ["that was there before", false],
])("a store %s analyses as the company configured", async (_when, isFirst) => {
  const { sell, risks, endpoints } = await configured(isFirst);
  expect((await endpoints()).configuredAnalysis).toBe("https://teste.loja.example.com/antifraude");
  // From the trigger value on, and without being asked.
  expect(await sell("12080")).toMatchObject({
    payment: { status: "NEG", analysis: { status: "REJ", message: "Não foi possível aprovar a sua" } },
  });
  expect(await sell("9980")).toMatchObject({ payment: { status: "CON" } });
  expect(await sell("12055")).toMatchObject({ payment: { status: "PPC", analysis: { status: "REV" } } });
  const [inReview, below] = await risks();
  expect([inReview?.risk, below?.risk]).toEqual(["REV", null]);
  expect(inReview?.due).toMatchObject({ status: "PPN" });
  const days = (Date.parse(inReview?.due?.at ?? "") - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(3);
});

test("the call's own wish goes before the configuration, and so do the published amounts", async () => {
  const { sell } = await configured(true, { trigger: "after", actionAfterDeadline: "approve" });
  expect(await sell("12080")).toMatchObject({ payment: { status: "PPN", analysis: { status: "REJ" } } });
  const off = await sell("12080", { additional_data: { anti_fraud: "disabled" } });
  expect(off).toMatchObject({ payment: { status: "CON" } });
  const before = await sell("12080", { additional_data: { anti_fraud: "enabled_before_auth" } });
  expect(before).toMatchObject({ payment: { status: "NEG" } });
  expect(await sell("2200092")).toMatchObject({ code: "131", payment: { status: "ERR" } });
  expect(await sell("12080", { authorizer_id: "221" })).not.toMatchObject({ payment: { status: "PPN" } });
});
