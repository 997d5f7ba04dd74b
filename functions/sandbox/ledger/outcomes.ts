import type { Outcomes } from "@portal/shared/certification-match/attempt.ts";
import * as z from "zod/mini";
import { readAll } from "../../platform/table/table.ts";
import { type Store, transactionKey } from "../engine/store.ts";
import { clockOf } from "./stores.ts";

/** A transaction that a call left undecided. */
interface Waiting {
  readonly merchantId: string;
  readonly nit: string;
}

/** So many of the newest waiting transactions are looked up. */
const mostWaiting = 100;

/** How a transaction got where it is, and what becomes of it by itself. */
const courseRef = (merchantId: string, nit: string) => ({
  key: transactionKey(merchantId, nit),
  schema: z.object({
    past: z.array(z.object({ status: z.string() })),
    due: z.optional(z.object({ at: z.string(), status: z.string() })),
  }),
});

/** What became of transactions after their last call: a Pix is paid without one. */
export async function readOutcomes(stores: readonly Store[], waiting: readonly Waiting[]): Promise<Outcomes> {
  const asked = waiting.slice(-mostWaiting);
  const refs = asked.map(({ merchantId, nit }) => courseRef(merchantId, nit));
  if (refs.length === 0) return new Map();
  const seen = await readAll(refs, { mayLag: true });
  return new Map(
    asked.flatMap(({ merchantId, nit }, index) => {
      const ref = refs[index];
      const store = stores.find((each) => each.merchantId === merchantId);
      const found = ref && seen.find(ref);
      if (!found || !store) return [];
      const { past, due } = found;
      const course = due && due.at <= clockOf(store) ? [...past, due] : past;
      return [[nit, course.map(({ status }) => status)] as const];
    }),
  );
}
