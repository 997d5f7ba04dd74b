import { DomainError } from "./errors.ts";
import type { Actor, Role } from "./roles.ts";

/** The kinds of what happens to a company, by which people filter its history. */
export type HistoryKind = "edited" | "sent" | "approved" | "rejected" | "other";

export interface Transition<S extends string, Event extends string = string> {
  readonly from: readonly S[];
  /** `unchanged` for an action that some states allow but that does not change the state, such as saving a draft. */
  readonly to: S | "unchanged";
  readonly by: readonly Exclude<Role, "visitor">[];
  /** Past tense, with its feature: `configuration.sent`. Mails and history are keyed by this name. */
  readonly event: Event;
  /** Under which kind the event stands in the history. */
  readonly kind: HistoryKind;
}

/** A feature's whole life in one literal: the API decides by it, and the screens draw their buttons from it. */
export type Transitions<S extends string, Event extends string = string> = Readonly<
  Record<string, Transition<S, Event>>
>;

export interface Versioned<S extends string> {
  readonly status: S;
  readonly version: number;
}

export interface Decision<S extends string, Event extends string = string> extends Versioned<S> {
  readonly event: Event;
}

const mayAct = <S extends string>(transition: Transition<S>, status: S, role: Role): boolean =>
  transition.from.includes(status) && transition.by.some((allowed) => allowed === role);

/**
 * Decides, never writes: callers persist the result only if the stored version is still `state.version`.
 * @throws DomainError `forbidden` when that role never may, `action-not-allowed` when not in this state.
 */
export function decide<S extends string, T extends Transitions<S>>(
  transitions: T,
  state: Versioned<S>,
  action: keyof T & string,
  actor: Pick<Actor, "role">,
): Decision<S, T[keyof T & string]["event"]> {
  const transition: T[keyof T & string] | undefined = transitions[action];
  if (!transition?.by.some((allowed) => allowed === actor.role)) throw new DomainError("forbidden");
  if (!mayAct(transition, state.status, actor.role)) throw new DomainError("action-not-allowed");
  return {
    status: transition.to === "unchanged" ? state.status : transition.to,
    version: state.version + 1,
    event: transition.event,
  };
}

/** The actions that a role may take in a state, in the table's order: the screen draws its buttons from this. */
export function allowedActions<S extends string, T extends Transitions<S>>(
  transitions: T,
  status: S,
  role: Role,
): (keyof T & string)[] {
  return Object.keys(transitions).filter((action) => {
    const transition: Transition<S> | undefined = transitions[action];
    return transition !== undefined && mayAct(transition, status, role);
  });
}

/** What differs between the actions of a table in nothing but their name, such as the use cases of their routes. */
export function forEachAction<T extends Transitions<string>, Made>(
  transitions: T,
  make: (action: keyof T & string) => Made,
): Readonly<Record<keyof T & string, Made>>;
export function forEachAction<Made>(
  transitions: Transitions<string>,
  make: (action: string) => Made,
): object {
  return Object.fromEntries(Object.keys(transitions).map((action) => [action, make(action)]));
}
