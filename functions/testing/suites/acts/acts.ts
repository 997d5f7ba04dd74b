import { type Route, type RouteInput, routeKey } from "@portal/shared/contract.ts";
import { type Call, type Caller, send } from "../../api.ts";
import type { TestStage } from "../../stage.ts";
import { type Mark, marked } from "./marks.ts";
import { notKept } from "./not-kept.data.ts";

interface ReadyCall {
  readonly params: Call["params"];
  /** The fields that it sends, to be met again. */
  readonly marks: readonly Mark[];
  /** What it answers, as JSON. */
  readonly call: () => Promise<string>;
}

/** A call of a route. What it sends may only be known when its turn comes, so it is got ready first. */
export interface Act {
  readonly caller: Caller;
  readonly route: Route;
  readonly ready: () => Promise<ReadyCall>;
}

const isNotKept = (route: Route, path: string): boolean =>
  notKept.some(({ field, routes }) => field === path && routes.includes(routeKey(route)));

async function answerTo(caller: Caller, route: Route, call: Call): Promise<string> {
  const { status, text } = await send(caller, route, call);
  if (status >= 400) throw new Error(`${routeKey(route)} answered ${status}: ${text}`);
  return text;
}

interface Options {
  /** Parts of the body that stay as they are given: whether they may be there depends on what the rest says. */
  readonly leaves?: readonly string[];
}

/** With a value of its own in every field that may be left out, so that one which is dropped is missed. */
export function act<R extends Route>(
  caller: Caller,
  route: R,
  input: RouteInput<R> | (() => Promise<RouteInput<R>>),
  options?: Options,
): Act;
export function act(
  caller: Caller,
  route: Route,
  input: Call | (() => Promise<Call>),
  { leaves = [] }: Options = {},
): Act {
  return {
    caller,
    route,
    ready: async () => {
      const given = typeof input === "function" ? await input() : input;
      const { body, marks } = marked(route, given.body, (path) => {
        const isLeft = leaves.some((part) => path === part || path.startsWith(`${part}.`));
        return isLeft || isNotKept(route, path);
      });
      const call = () => answerTo(caller, route, { ...given, body });
      return { params: given.params, marks, call };
    },
  };
}

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
