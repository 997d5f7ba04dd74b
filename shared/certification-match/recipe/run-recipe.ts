import { valuesOf } from "../../esitef/values.ts";
import { filled, type RecipeCall, type RecipeValues } from "./recipe.ts";

/** An answer; absent where the call was left without one. */
export interface RecipeAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** How a recipe reaches the sandbox: from a page, a test or a script. */
export interface RecipeRunner {
  readonly call: (call: RecipeCall) => Promise<RecipeAnswer | undefined>;
  readonly wait: (seconds: number) => Promise<void>;
  /** The identifier of the newest thing of this kind, which an unsigned call is not told. */
  readonly newest: (machine: string) => Promise<string | undefined>;
}

const betweenQueriesSeconds = 5;

async function asked(
  call: RecipeCall,
  { call: send, wait }: RecipeRunner,
): Promise<RecipeAnswer | undefined> {
  const { until } = call;
  const first = await send(call);
  if (!until) return first;
  let answer = first;
  for (let waited = 0; waited < until.withinSeconds; waited += betweenQueriesSeconds) {
    if (valuesOf(answer?.body).get(until.from)?.includes(until.says)) return answer;
    await wait(betweenQueriesSeconds);
    answer = await send(call);
  }
  return answer;
}

/** Makes the calls of a recipe one after another, each with what the answers before it told. */
export async function runRecipe(
  calls: readonly RecipeCall[],
  given: RecipeValues,
  runner: RecipeRunner,
): Promise<void> {
  const values: Record<string, string> = { ...given };
  for (const call of calls) {
    if (call.waitSeconds) await runner.wait(call.waitSeconds);
    const answer = await asked(filled(call, values), runner);
    const { keeps } = call;
    if (!keeps) continue;
    const told = valuesOf(answer?.body).get(keeps.from)?.[0];
    const id = told ?? (await runner.newest(keeps.machine));
    if (id !== undefined) values[keeps.as] = id;
  }
}
