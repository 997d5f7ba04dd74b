import { type Route, type RouteInput, routeKey } from "@portal/shared/contract.ts";
import { ask, type Caller } from "../api.ts";
import type { TestStage } from "../stage.ts";

/** A call of a route. What it sends may only be known when its turn comes, so it is got ready first. */
export interface Act {
  readonly route: string;
  readonly ready: () => Promise<() => Promise<unknown>>;
}

export const act = <R extends Route>(
  caller: Caller,
  route: R,
  input: RouteInput<R> | (() => Promise<RouteInput<R>>),
): Act => ({
  route: routeKey(route),
  ready: async () => {
    const given = typeof input === "function" ? await input() : input;
    return () => ask(caller, route, given);
  },
});

/** What it is, the call, and the database operations that it may ask for, in order. */
export type Cost = readonly [name: string, act: Act, operations: readonly string[]];

export const oneRead = ["BatchGetItem"];
/** What every change asks for: one read before, one transaction after. */
export const decision = ["BatchGetItem", "TransactWriteItems"];
/** The first change of what gets a ticket also takes the next number. */
export const numbered = ["BatchGetItem", "UpdateItem", "TransactWriteItems"];

/** The database operations of a call, in order; the stage must be `watched`. */
export async function operationsOf(stage: TestStage, call: () => Promise<unknown>): Promise<string[]> {
  const before = stage.watch?.calls.length ?? 0;
  await call();
  return stage.watch?.calls.slice(before).map(({ operation }) => operation) ?? [];
}
