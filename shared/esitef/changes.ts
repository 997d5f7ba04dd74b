import { machines } from "./machine/machines.data.ts";
import { type GatewayOperationId, gatewayOperations, saids } from "./operations.data.ts";
import type { Said } from "./said.ts";
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

export interface ChangeOf extends StatusChange {
  readonly kind: Kind;
}

const kindOf = (id: GatewayOperationId): Kind | undefined => kinds[saids[id].group];
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

const madeBy = (said: Said): readonly string[] => said.makes ?? [];
/** Changes of which some call says that it makes them: no other makes them then. */
const claimed: ReadonlySet<string> = new Set(Object.values(saids).flatMap(madeBy));

function makes(id: GatewayOperationId, kind: Kind, { by, cause }: StatusChange): boolean {
  const change = `${kind}: ${cause}`;
  if (claimed.has(change)) return madeBy(saids[id]).includes(change);
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
