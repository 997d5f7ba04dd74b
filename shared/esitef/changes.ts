import { answers } from "./answers.data.ts";
import { machines } from "./machine.data.ts";
import { type GatewayOperationId, gatewayOperations } from "./operations.data.ts";
import type { StatusChange } from "./schema.ts";

export type Kind = keyof typeof machines;

/** What each group of calls works on. */
const kinds: Readonly<Record<string, Kind>> = {
  payment: "payment",
  cancellation: "cancellation",
  "pre-authorization": "preauthorization",
  schedule: "schedule",
  storage: "storage",
  recharge: "recharge",
  "3ds": "3ds",
};

const atOnce = ["cancel-single", "cancel-idempotent"] as const;

/** Where several calls share the address that a change names: those that make it. */
export const madeBy: Readonly<Record<string, readonly GatewayOperationId[]>> = {
  "payment: refund of the whole amount approved": ["cancel-do", ...atOnce],
  "payment: partial refund approved": ["cancel-do", ...atOnce],
  // A payment that was made outside the gateway never waits in `PPC` here.
  "payment: confirm=true": ["payment-confirm"],
  "payment: confirm=false": ["payment-confirm"],
  "schedule: payment confirmed": ["payment-confirm"],
  "schedule: payment undone": ["payment-confirm"],
  "preauthorization: approved": ["preauth-do"],
  "preauthorization: denied": ["preauth-do"],
  "preauthorization: authorizer not reached": ["preauth-do"],
  "preauthorization: rejected by the risk analysis, before the authorization": ["preauth-do"],
  "preauthorization: rejected by the risk analysis, after the authorization": ["preauth-do"],
  "preauthorization: waits for the review of its risk": ["preauth-do"],
  "preauthorization: increment or edit accepted": ["preauth-edit", "preauth-increment"],
  "preauthorization: cancelled before the capture": ["cancel-do"],
  "cancellation: asynchronous refund accepted (store with the permission)": ["cancel-async"],
  "cancellation: approved in one call": [...atOnce, "cancel-external"],
  "cancellation: denied in one call": [...atOnce, "cancel-external"],
  "recharge: top-up made": ["recharge-do"],
  "recharge: denied": ["recharge-do"],
  "recharge: confirm true": ["recharge-confirm"],
  "recharge: confirm false": ["recharge-confirm"],
};

export interface ChangeOf extends StatusChange {
  readonly kind: Kind;
}

const kindOf = (id: GatewayOperationId): Kind | undefined => kinds[answers[id].group];
const trimmed = (path: string): string => path.replace(/\?.*$/, "").replace(/\/$/, "");

/** The calls that a change names as what makes it; pages, clocks and queues are none. */
const callsIn = (by: string): string[] =>
  [...by.matchAll(/\b(GET|POST|PUT|DELETE) (\/\S+)/g)].map(
    ([, method = "", path = ""]) => `${method} ${trimmed(path)}`,
  );

const callOf = (id: GatewayOperationId): string => {
  const { method, path } = gatewayOperations[id];
  return `${method} ${trimmed(path)}`;
};

const isGateway = (id: string): id is GatewayOperationId => id in gatewayOperations;

function makes(id: GatewayOperationId, kind: Kind, { by, cause }: StatusChange): boolean {
  const named = madeBy[`${kind}: ${cause}`];
  if (named) return named.includes(id);
  const call = callOf(id);
  if (!callsIn(by).includes(call)) return false;
  if (kindOf(id) === kind) return true;
  // One address serves several kinds: a reservation is created as a payment is, and creates none.
  return !Object.keys(gatewayOperations)
    .filter(isGateway)
    .some((other) => callOf(other) === call && kindOf(other) === kind);
}

const isKind = (name: string): name is Kind => name in machines;

/** The changes of status that a call makes, of what it is about and of what that belongs to. */
export function changesOf(id: GatewayOperationId): ChangeOf[] {
  return Object.keys(machines)
    .filter(isKind)
    .flatMap((kind) => {
      const changes: readonly StatusChange[] = machines[kind];
      return changes.filter((change) => makes(id, kind, change)).map((change) => ({ ...change, kind }));
    });
}

/** What becomes of such a status without another call: by a clock, a queue, a page, the analysis or a person. */
export function followingOf(kind: Kind, from: ReadonlySet<string>): ChangeOf[] {
  const changes: readonly StatusChange[] = machines[kind];
  return changes
    .filter((change) => change.from !== null && from.has(change.from) && callsIn(change.by).length === 0)
    .map((change) => ({ ...change, kind }));
}
