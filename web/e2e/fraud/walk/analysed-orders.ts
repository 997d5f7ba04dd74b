import { once } from "node:events";
import { createServer } from "node:http";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import { type FraudScenario, fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import * as z from "zod/mini";
import { ownAddresses } from "../../addresses.ts";
import { callAs } from "../../call-api.ts";
import type { Member } from "./new-shop.ts";

const { routes } = sandboxContract;
const createdSchema = z.object({ payment: z.object({ nit: z.string() }) });
const card = { number: "4000000000000044", expiry_date: "1299", security_code: "123" };

/** The shop's own server: it sells, and hears what became of its orders. */
export interface ShopServer {
  /** Sells one order of a scenario; answers with the identifier of its payment. */
  readonly sell: (scenario: Pick<FraudScenario, "amountCents">) => Promise<string>;
  readonly decide: (nit: string, act: "accept" | "reject") => Promise<void>;
  /** So that reviews that nobody decides come to their end. */
  readonly waitForDeadline: () => Promise<void>;
  readonly close: () => void;
}

/** Takes what it is told, and says so. */
async function openListener() {
  const server = createServer((request, response) => {
    request.resume();
    request.on("end", () => response.end("obrigado"));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { address: `http://localhost:${port}/antifraude`, close: () => server.close() };
}

/** A store of the sandbox with keys of its own, which is told on this machine how its orders are analysed. */
export async function openShopServer({ companyId, client }: Member): Promise<ShopServer> {
  const { store, merchantKey } = await callAs(client, routes.createKeys, { params: { companyId } });
  const { merchantId } = store;
  const params = { companyId, merchantId };
  const listener = await openListener();
  await callAs(client, routes.setEndpoints, { params, body: { analysis: listener.address } });
  const call = (path: string, body: object) =>
    fetch(`${ownAddresses()?.url}${sandboxAddress}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        merchant_id: merchantId,
        merchant_key: merchantKey,
      },
      body: JSON.stringify(body),
    });
  return {
    sell: async ({ amountCents }) => {
      const created = await call("/v1/transactions", {
        order_id: `PED-${amountCents}`,
        installments: "1",
        installment_type: "4",
        authorizer_id: "1",
        amount: String(amountCents),
        additional_data: { anti_fraud: "enabled_before_auth" },
      });
      const { nit } = createdSchema.parse(await created.json()).payment;
      await call(`/v1/payments/${nit}`, { card });
      return nit;
    },
    decide: async (transactionId, act) => {
      await callAs(client, routes.act, { params: { ...params, transactionId }, body: { act } });
    },
    waitForDeadline: async () => {
      await callAs(client, routes.moveClock, { params, body: { seconds: 4 * 24 * 60 * 60 } });
    },
    close: listener.close,
  };
}

/** What the analyst at the shop does with a review; one is left to the clock. */
const reviews: Partial<Record<FraudScenario["id"], "accept" | "reject">> = {
  "review-approved": "accept",
  "review-rejected": "reject",
  webhook: "accept",
};

/** Runs these scenarios as the documented integration does: an order each, reviewed or left to its deadline. */
export async function runScenarios(
  server: ShopServer,
  scenarios: readonly FraudScenario[] = fraudScenarios,
): Promise<void> {
  for (const scenario of scenarios) {
    const nit = await server.sell(scenario);
    const act = reviews[scenario.id];
    if (act) await server.decide(nit, act);
  }
  await server.waitForDeadline();
}
