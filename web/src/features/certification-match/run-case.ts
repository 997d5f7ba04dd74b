import { type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { runRecipe } from "@portal/shared/certification-match/recipe/run-recipe.ts";
import { sandboxBaseOf } from "@portal/shared/esitef/sandbox-address.ts";
import { machineNames } from "@portal/shared/esitef/tester-acts.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { api } from "../../lib/api/api.ts";
import { ApiError } from "../../lib/api/api-error.ts";

/** Where a run is. */
export interface RunStep {
  /** The call that is made, counted from one. */
  readonly number: number;
  /** Seconds that are still waited before it. */
  readonly waiting: number | null;
}

const second = () => new Promise((resolve) => setTimeout(resolve, 1000));

/** The newest thing of a kind: an unsigned call is not told what it made. */
async function newestOf(companyId: string, merchantId: string, name: string): Promise<string | undefined> {
  const machine = machineNames.find((each) => each === name);
  const { items } = await api(sandboxContract).listTransactions({
    params: { companyId, merchantId },
    query: { limit: 20, ...(machine ? { machine } : {}) },
  });
  return items[0]?.id;
}

/**
 * Makes the calls of a case once in the company's store, with a key that ends by itself after an hour.
 * @throws ApiError `sandbox-keys-missing` without keys, `network` where the sandbox was not reached
 */
export async function runCase(
  companyId: string,
  calls: readonly RecipeCall[],
  onStep: (step: RunStep) => void,
): Promise<string> {
  const session = await api(sandboxContract).openSession({ params: { companyId }, body: {} });
  const { merchantId, merchantKey } = session;
  let number = 0;
  const call = async ({ method, path, body, headers, until }: RecipeCall) => {
    if (!until) number += 1;
    onStep({ number: Math.min(Math.max(number, 1), calls.length), waiting: null });
    const answer = await fetch(sandboxBaseOf(path) + path, {
      method,
      headers: {
        ...headers,
        merchant_id: merchantId,
        merchant_key: merchantKey,
        ...(body ? { "content-type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    }).catch(() => {
      throw new ApiError("network");
    });
    // The gateway ends a call without an answer by itself, and says so in no JSON.
    const told: unknown = await answer.json().catch(() => undefined);
    return { status: answer.status, body: told };
  };
  const wait = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 1) {
      onStep({ number: Math.min(number + 1, calls.length), waiting: left });
      await second();
    }
  };
  const newest = (name: string) => newestOf(companyId, merchantId, name);
  const chance = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  await runRecipe(calls, valuesAt(new Date(), chance, merchantKey), { call, wait, newest });
  return merchantId;
}
