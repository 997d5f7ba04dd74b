import { machineNames } from "@portal/shared/esitef/tester-acts.ts";
import { maxSearchLength } from "@portal/shared/paging.ts";
import { outcomeClasses, type Sandbox, type Store } from "@portal/shared/sandbox/model.ts";
import type { CallFilter, TransactionFilter } from "./queries.ts";

export const views = ["calls", "transactions", "settings"] as const;
export type View = (typeof views)[number];

/** What of the workbench an address shows: any call, transaction or filter can be sent to a colleague. */
export interface WorkbenchAddress {
  readonly view: View;
  readonly store: Store | undefined;
  readonly callId: string | undefined;
  readonly transactionId: string | undefined;
  readonly calls: CallFilter;
  readonly transactions: TransactionFilter;
}

const text = (search: URLSearchParams, name: string, most: number): string | undefined =>
  search.get(name)?.trim().slice(0, most) || undefined;

export function readAddress(search: URLSearchParams, { stores }: Sandbox): WorkbenchAddress {
  const callId = text(search, "call", 26);
  const transactionId = text(search, "transaction", 128);
  const implied = callId ? "calls" : transactionId ? "transactions" : undefined;
  return {
    view: views.find((one) => one === search.get("view")) ?? implied ?? "calls",
    store: stores.find(({ merchantId }) => merchantId === search.get("store")) ?? stores[0],
    callId,
    transactionId,
    calls: {
      text: text(search, "text", maxSearchLength),
      status: outcomeClasses.find((one) => one === search.get("status")),
      transactionId: text(search, "nit", 128),
    },
    transactions: {
      machine: machineNames.find((one) => one === search.get("machine")),
      status: text(search, "state", 3)?.toUpperCase(),
    },
  };
}

type Part = "view" | "store" | "call" | "transaction" | "text" | "status" | "nit" | "machine" | "state";
export type Change = { readonly [Name in Part]?: string | undefined };

/** What a change of one part leaves no longer true. */
const cleared: Readonly<Partial<Record<Part, readonly string[]>>> = {
  view: ["call", "transaction", "cursor", "text", "status", "nit", "machine", "state"],
  store: ["call", "transaction", "cursor"],
  text: ["cursor"],
  status: ["cursor"],
  nit: ["cursor"],
  machine: ["cursor"],
  state: ["cursor"],
};

/** The query of the address after a change. */
export function changedAddress(search: URLSearchParams, change: Change): string {
  const next = new URLSearchParams(search);
  for (const name of Object.keys(change)) {
    if (isPart(name)) for (const other of cleared[name] ?? []) next.delete(other);
  }
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}

const isPart = (name: string): name is Part => name in cleared || name === "call" || name === "transaction";
