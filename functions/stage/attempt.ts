import type { OccurrencePlace } from "@portal/shared/occurrence/model.ts";
import type * as z from "zod/mini";
import { readNewest, type TablePage } from "../platform/table/table.ts";
import type { Write } from "../platform/table/transaction.ts";
import { stageKeys } from "./keys.ts";

interface Numbered {
  readonly attempt: number;
  readonly [attribute: string]: unknown;
}

/** Archives an attempt as it was when the certification was restarted. */
export const keepAttempt = (place: OccurrencePlace, item: Numbered): Write => ({
  act: "append",
  key: stageKeys.attempt(place, item.attempt),
  item,
});

/** A page of archived attempts, newest first, and where the next one begins. */
export const readAttempts = <Attempt>(
  place: OccurrencePlace,
  schema: z.ZodMiniType<Attempt>,
  limit: number,
  after: string | undefined,
): Promise<TablePage<Attempt>> => readNewest({ ...stageKeys.attemptsOf(place), limit, after }, schema);
