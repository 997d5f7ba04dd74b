import { type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import {
  type RecipeAnswer,
  type RecipeRunner,
  runRecipe,
} from "@portal/shared/certification-match/recipe/run-recipe.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask } from "../api.ts";
import type { Certifiable } from "../certification.ts";
import { registeredKey, signed, type TestStore, testStore } from "../sandbox.ts";

const { routes: sandbox } = sandboxContract;

/** The company's own store in the sandbox, with a key to sign by. */
export async function storeOf({ client, companyId }: Certifiable): Promise<TestStore> {
  const { store, merchantKey } = await ask(client, sandbox.createKeys, { params: { companyId } });
  const { merchantId } = store;
  await ask(client, sandbox.registerPublicKey, {
    params: { companyId, merchantId },
    body: { publicKey: registeredKey },
  });
  return testStore({ merchantId, merchantKey });
}

let runs = 0;

/** What a test does of its own in place of a store's waiting. */
export interface CaseRunning {
  readonly wait: (seconds: number) => Promise<void>;
  /** Changes calls or leaves them out, to make faults on purpose. */
  readonly spoil?: (call: RecipeCall) => RecipeCall | undefined;
}

/** Makes a case's calls in the name of a store that signs. */
export async function runCase(
  store: TestStore,
  caseId: string,
  cards: readonly string[],
  { wait, spoil = (call) => call }: CaseRunning,
): Promise<void> {
  runs += 1;
  const call = async (given: RecipeCall): Promise<RecipeAnswer | undefined> => {
    const { method, path, body, headers = {}, signs, isLost } = given;
    const { http, body: told } = await store.call(method, path, body, {
      ...headers,
      ...(signs ? signed(signs) : {}),
    });
    // No two calls of one program arrive in the same millisecond.
    await wait(0.01);
    return isLost ? undefined : { status: http, body: told };
  };
  const runner: RecipeRunner = { call, wait, newest: async () => undefined };
  const values = valuesAt(new Date(), runs, store.merchantKey);
  const calls = recipeOf(caseId, cards).flatMap((each) => spoil(each) ?? []);
  await runRecipe(calls, values, runner);
}
