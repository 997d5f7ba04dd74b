import type { OperationTable } from "@portal/shared/esitef/call.ts";
import type { Call } from "./incoming/call.ts";
import type { ListName, Store, Transaction } from "./model.ts";

/** Something that a decision must see: a transaction by its identifier, or those of a list. */
export type Sight =
  | { readonly id: string }
  | { readonly list: ListName; readonly from: string; readonly to: string };

/** What was seen, as it is at this instant: all that was due has happened. */
export interface Seen {
  readonly store: Store;
  find(id: string | undefined): Transaction | undefined;
  /** The transactions of the lists that were asked for, oldest first. */
  readonly listed: readonly Transaction[];
}

/** An identifier that no answer says: it goes to the store's authenticity address, and is good if that answers 200. */
export interface Handover {
  readonly field: "nit" | "seid" | "token";
  /** What is answered where it is not. */
  readonly refusal: Decision;
}

export interface Decision {
  readonly http: number;
  readonly body: object;
  /** What is stored in place of what was seen; each wins only over exactly what was seen. */
  readonly stored?: readonly Transaction[];
  /** The transaction that the call was about, for the workbench and for idempotency. */
  readonly about?: string | undefined;
  readonly handsOver?: Handover;
  /** The answer does not arrive: the gateway ends the call first. */
  readonly isLost?: boolean;
}

/** One documented call: what it looks at, and what becomes of it. */
export interface Decider {
  /** By default the transaction that the address names. */
  readonly sees?: (call: Call) => readonly Sight[];
  /** Identifiers of what those point to, read in a second step. */
  readonly follows?: (seen: Transaction) => readonly string[];
  readonly decide: (call: Call, seen: Seen, now: string) => Decision;
  /** A refusal in the words of the call, or with its object, where they are not those of every call. */
  readonly says?: (refusal: Decision, call: Call, seen: Seen) => Decision;
}

/** A call of a page, which speaks for its store by the token that it was given. */
export interface PageDecider extends Decider {
  readonly admits: (call: Call, seen: Seen) => boolean;
}

/** What decides each call of a table. */
export type DecidersOf<Table extends OperationTable> = {
  readonly [Id in keyof Table]: Table[Id] extends { readonly keys: "page-token" } ? PageDecider : Decider;
};
