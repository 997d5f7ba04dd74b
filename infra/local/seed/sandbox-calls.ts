import { type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import { runRecipe } from "@portal/shared/certification-match/recipe/run-recipe.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { type Caller, callApi } from "./api-call.ts";
import { shopProgram } from "./shop-program.ts";

/** The cases that the demo's shop has tested already; in the last one it asked for one instalment only. */
const tested = ["card-denied", "pix-error", "store-card", "preauth", "3ds-authenticated"] as const;
const mistaken = "installments-without-interest";

const inOneInstalment = (call: RecipeCall): RecipeCall =>
  call.operation === "payment-begin" ? { ...call, body: { ...call.body, installments: "1" } } : call;

interface Shop {
  readonly client: Caller;
  readonly companyId: string;
}

/** A shop that has made its keys and its first calls. */
export async function callSandbox({ client, companyId }: Shop): Promise<void> {
  const { createKeys } = sandboxContract.routes;
  const { store, merchantKey } = await callApi(client, createKeys, { params: { companyId } });
  const call = shopProgram({ siteUrl: client.siteUrl, merchantId: store.merchantId, merchantKey });
  const runner = { call, wait: async () => undefined, newest: async () => undefined };
  for (const [index, caseId] of [...tested, mistaken].entries()) {
    const calls = recipeOf(caseId).map(caseId === mistaken ? inOneInstalment : (given) => given);
    await runRecipe(calls, valuesAt(new Date(), index, merchantKey), runner);
  }
}
