import { fraudMatchContract } from "@portal/shared/fraud-match/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask } from "../api.ts";
import { testStore } from "../sandbox.ts";
import { act, type Cost } from "../suites/acts/acts.ts";
import type { FraudCertifiable } from "./fraud-certification.ts";

/** An order of the company's own store, whose risk is analysed. */
async function analysedOrder({ client, companyId }: FraudCertifiable, amount: string): Promise<void> {
  const { store, merchantKey } = await ask(client, sandboxContract.routes.createKeys, {
    params: { companyId },
  });
  await testStore({ merchantId: store.merchantId, merchantKey }).call("POST", "/v2/payments", {
    order_id: "PED-1",
    installments: "1",
    installment_type: "4",
    authorizer_id: "1",
    amount,
    card: { number: "4000000000000044", expiry_date: "1299", security_code: "123" },
  });
}

/** Uses the order of a scenario, which is analysed first. */
export const useOrderAct = (who: FraudCertifiable, version: number): Cost => [
  "use an order",
  act(who.client, fraudMatchContract.routes.use, async () => {
    await analysedOrder(who, "10010");
    return { params: { companyId: who.companyId }, body: { version, caseIds: ["approved" as const] } };
  }),
  // The certification, then the store, and of it the newest analysed orders and what it was told.
  ["BatchGetItem", "BatchGetItem", "Query", "Query", "BatchGetItem", "TransactWriteItems"],
];
