import { callsIn, type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import { runRecipe } from "@portal/shared/certification-match/recipe/run-recipe.ts";
import { sandboxStore, type TestStore } from "../../testing/sandbox.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** How each call of a recipe is answered, made by a store as a tester's click makes it. */
async function answersTo(store: TestStore, calls: readonly RecipeCall[]): Promise<number[]> {
  const answers: number[] = [];
  await runRecipe(calls, valuesAt(new Date(), 1, store.merchantKey), {
    call: async ({ method, path, body }) => {
      const { http, body: told } = await store.call(method, path, body);
      answers.push(http);
      return { status: http, body: told };
    },
    wait: async () => undefined,
    newest: async () => undefined,
  });
  return answers;
}

test.each(["3ds-authenticated", "3ds-challenge", "3ds-denied"])(
  "the ready calls of %s name the currency of the store's own country, and no other is taken from Argentina",
  async (id) => {
    const calls = recipeOf(id);
    for (const country of ["AR", "BR"] as const) {
      const store = await sandboxStore(stage, { country });
      expect([country, await answersTo(store, callsIn(country, calls))]).toEqual([country, [200, 200]]);
    }
    const [first] = await answersTo(await sandboxStore(stage, { country: "AR" }), callsIn("BR", calls));
    expect(first).toBe(400);
  },
);

test("the case of a removed card ends with a payment that is refused, as it asks to show", async () => {
  const store = await sandboxStore(stage);
  expect(await answersTo(store, recipeOf("pay-token"))).toEqual([200, 201, 200]);
  expect(await answersTo(store, recipeOf("remove-card"))).toEqual([200, 200, 201, 400]);
});
