import type { StageStatus } from "@portal/shared/stage/model.ts";
import { useEffect, useRef } from "react";
import type * as z from "zod/mini";
import type { ApiError } from "../../../lib/api/api-error.ts";

/** The part of a stage that a decision depends on. */
export interface Decidable {
  readonly status: StageStatus;
  readonly occurrence: { readonly sentAt: string | null } | null;
}

/** A decision that lost against a colleague's: the present state, and what the reviewer had written. */
export interface Lost<Item extends Decidable = Decidable> {
  readonly current: Item;
  readonly text: string;
}

interface Refusal<Item> {
  /** Called when a colleague decided, or when a newer revision was sent since. */
  readonly onDecided: (current: Item) => void;
  /**
   * Called when something else changed, such as the priority: the same decision may be sent again on the fresh
   * version.
   */
  readonly onChanged: (current: Item) => void;
}

/** After a version conflict, tells whether a colleague decided or something else changed. */
export function useLostDecision<Item extends Decidable>(
  failure: ApiError | undefined,
  /** The item of the decision as the reviewer saw it. */
  seen: Item,
  schema: z.ZodMiniType<Item>,
  refusal: Refusal<Item>,
): void {
  const latest = useRef({ refusal, seen });
  useEffect(() => {
    latest.current = { refusal, seen };
  });
  useEffect(() => {
    const current = schema.safeParse(failure?.current).data;
    if (failure?.code !== "version-conflict" || !current) return;
    const { refusal: told, seen: reviewed } = latest.current;
    const isSameSending = current.occurrence?.sentAt === reviewed.occurrence?.sentAt;
    if (current.status === "under-approval" && isSameSending) told.onChanged(current);
    else told.onDecided(current);
  }, [failure, schema]);
}
