import { type CertificationCase, casesFor } from "@portal/shared/certification/cases.ts";
import { type Certification, certificationSchema } from "@portal/shared/certification/model.ts";
import { type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import { type RecipeRunner, runRecipe } from "@portal/shared/certification-match/recipe/run-recipe.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import * as z from "zod/mini";
import { ownAddresses } from "../addresses.ts";
import { type OpenedStore, openOwnStore } from "./store-keys.ts";

const listSchema = z.object({ items: z.array(z.object({ id: z.string() })) });

/** What a case's calls become where somebody makes a mistake. */
export type Spoil = (call: RecipeCall) => RecipeCall;

/** A program of an integrator: a plain HTTP client, which knows the documented interface and no screen. */
export interface CaseProgram {
  readonly store: OpenedStore;
  readonly certification: () => Promise<Certification>;
  /** Makes the calls of these cases; of some of them with a mistake. */
  readonly run: (
    cases: readonly CertificationCase[],
    spoils?: Readonly<Record<string, Spoil>>,
  ) => Promise<void>;
}

/** A store gives up on an answer long before the gateway does, and asks later what became of it. */
const patience = { usual: 60_000, forLostAnswers: 5000 } as const;

const portal = ownAddresses()?.url ?? "";

const seconds = (count: number) => new Promise<void>((resolve) => setTimeout(resolve, count * 1000));

/** A store may be called 25 times a second; whoever is faster is told how long to wait. */
async function unlessTooFast(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask();
  if (answer.status !== 429) return answer;
  await seconds(Number(answer.headers.get("retry-after")));
  return unlessTooFast(ask);
}

function runnerOf({ companyId, authorization, keys }: OpenedStore): RecipeRunner {
  return {
    call: async ({ method, path, headers, body, isLost }) => {
      const asked = unlessTooFast(() =>
        fetch(portal + sandboxAddress + path, {
          method,
          headers: { "content-type": "application/json", ...keys, ...headers },
          ...(body ? { body: JSON.stringify(body) } : {}),
          signal: AbortSignal.timeout(isLost ? patience.forLostAnswers : patience.usual),
        }),
      );
      if (isLost) return asked.then(() => undefined).catch(() => undefined);
      const answer = await asked;
      const told: unknown = await answer.json().catch(() => undefined);
      return { status: answer.status, body: told };
    },
    wait: seconds,
    newest: async (machine) => {
      const list = `/api/companies/${companyId}/sandbox/stores/${keys.merchant_id}/transactions?machine=${machine}`;
      const answer = await fetch(portal + list, { headers: { authorization } });
      return listSchema.parse(await answer.json()).items[0]?.id;
    },
  };
}

const firstCards = ({ requiredCards, cards }: CertificationCase): readonly string[] =>
  requiredCards.length > 0 ? requiredCards : (cards ?? []).slice(0, 1);

export async function caseProgram(email: string): Promise<CaseProgram> {
  const store = await openOwnStore(email);
  const { companyId, authorization, keys } = store;
  const runner = runnerOf(store);
  let runs = 0;
  const runOne = (one: CertificationCase, spoil: Spoil = (call) => call): Promise<void> => {
    runs += 1;
    const calls = recipeOf(one.id, [...firstCards(one)]).map(spoil);
    return runRecipe(calls, valuesAt(new Date(), runs, keys.merchant_key), runner);
  };
  return {
    store,
    certification: async () => {
      const path = `/api/companies/${companyId}/certifications/online-payment`;
      const answer = await fetch(portal + path, { headers: { authorization } });
      return certificationSchema.parse(await answer.json());
    },
    run: async (cases, spoils = {}) => {
      const inBlock = (block: CertificationCase["block"]) =>
        Promise.all(cases.filter((one) => one.block === block).map((one) => runOne(one, spoils[one.id])));
      const others = async () => {
        // A Pix waits for its buyer: beside the others it costs no time.
        await inBlock("pix");
        for (const one of cases) {
          if (one.block !== "pix" && one.block !== "status") await runOne(one, spoils[one.id]);
        }
      };
      // After a lost answer a store waits for a minute.
      await Promise.all([inBlock("status"), others()]);
    },
  };
}

/** The cases that the company tests. */
export const selectedCases = ({ scope, selected }: Certification): CertificationCase[] =>
  casesFor(scope).filter(({ id }) => selected.includes(id));
