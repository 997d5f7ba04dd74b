import { callbackIds } from "@portal/shared/esitef/callbacks.data.ts";
import { machineNames } from "@portal/shared/esitef/tester-acts.ts";
import { maxSearchLength } from "@portal/shared/paging.ts";
import { deliveryStatuses } from "@portal/shared/sandbox/delivery.ts";
import {
  outcomeClasses,
  riskStatuses,
  type Sandbox,
  type Store,
  sandboxProducts,
} from "@portal/shared/sandbox/model.ts";
import type { CallFilter, DeliveryFilter, TransactionFilter } from "./queries.ts";

export const views = ["calls", "transactions", "deliveries", "settings"] as const;
export type SandboxView = (typeof views)[number];

/** What of the workbench an address shows: any call, transaction or filter can be sent to a colleague. */
export interface WorkbenchAddress {
  readonly view: SandboxView;
  readonly store: Store | undefined;
  readonly callId: string | undefined;
  readonly transactionId: string | undefined;
  readonly deliveryId: string | undefined;
  readonly calls: CallFilter;
  readonly transactions: TransactionFilter;
  readonly deliveries: DeliveryFilter;
}

const text = (search: URLSearchParams, name: string, most: number): string | undefined =>
  search.get(name)?.trim().slice(0, most) || undefined;

export function readAddress(search: URLSearchParams, { stores }: Sandbox): WorkbenchAddress {
  const callId = text(search, "call", 26);
  const transactionId = text(search, "transaction", 128);
  const deliveryId = text(search, "delivery", 26);
  const implied = callId ? "calls" : transactionId ? "transactions" : deliveryId ? "deliveries" : undefined;
  return {
    view: views.find((one) => one === search.get("view")) ?? implied ?? "calls",
    store: stores.find(({ merchantId }) => merchantId === search.get("store")) ?? stores[0],
    callId,
    transactionId,
    deliveryId,
    calls: {
      text: text(search, "text", maxSearchLength),
      product: sandboxProducts.find((one) => one === search.get("product")),
      status: outcomeClasses.find((one) => one === search.get("status")),
      transactionId: text(search, "nit", 128),
    },
    transactions: {
      machine: machineNames.find((one) => one === search.get("machine")),
      status: text(search, "state", 3)?.toUpperCase(),
      risk: riskStatuses.find((one) => one === search.get("risk")),
    },
    deliveries: {
      status: deliveryStatuses.find((one) => one === search.get("told")),
      callback: callbackIds.find((one) => one === search.get("callback")),
      transactionId: text(search, "nit", 128),
    },
  };
}

type SandboxPart =
  | "view"
  | "store"
  | "call"
  | "transaction"
  | "delivery"
  | "text"
  | "product"
  | "status"
  | "nit"
  | "machine"
  | "state"
  | "risk"
  | "told"
  | "callback";
export type Change = { readonly [Name in SandboxPart]?: string | undefined };

/** What a change of one part leaves no longer true. */
const cleared: Readonly<Partial<Record<SandboxPart, readonly string[]>>> = {
  view: [
    "call",
    "transaction",
    "delivery",
    "cursor",
    "text",
    "product",
    "status",
    "nit",
    "machine",
    "state",
    "risk",
    "told",
    "callback",
  ],
  store: ["call", "transaction", "delivery", "cursor"],
  text: ["cursor"],
  product: ["cursor"],
  status: ["cursor"],
  nit: ["cursor"],
  machine: ["cursor"],
  state: ["cursor"],
  risk: ["cursor"],
  told: ["cursor"],
  callback: ["cursor"],
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

const isPart = (name: string): name is SandboxPart =>
  name in cleared || name === "call" || name === "transaction" || name === "delivery";
