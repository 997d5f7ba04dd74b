import type { GatewayOperationId } from "./operations.data.ts";
import type { Operation } from "./schema.ts";
import type { Values } from "./values.ts";

/** A request as it arrives, its address below the interface's base. */
export interface Incoming {
  readonly method: string;
  readonly path: string;
  readonly query: Values;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Values;
}

const hasAny = (values: Values, names: readonly string[]): boolean => names.some((name) => values.has(name));
const within = (values: Values, prefix: string): boolean =>
  [...values.keys()].some((name) => name.startsWith(prefix));
const isIdempotent = ({ headers }: Incoming): boolean => headers["idempotency_key"] !== undefined;

/**
 * Operations that share a method and an address, and what tells them apart in the request. Where only the state of the
 * transaction tells (an edit from an increment), the first of them is meant until it is read.
 */
const sharedAddresses: Readonly<Record<string, (call: Incoming) => GatewayOperationId>> = {
  "POST /v1/transactions": ({ body }) => {
    const kind = body.get("transaction_type")?.[0];
    if (kind === "preauthorization") return "preauth-begin";
    return kind === "schedule" || within(body, "schedule.") ? "schedule-begin" : "payment-begin";
  },
  "GET /v1/transactions": (call) =>
    hasAny(call.query, ["status", "page", "limit", "size", "payment_link"]) || call.headers["group_id"]
      ? "payment-query-unified"
      : "payment-query-multiple",
  "POST /v2/payments": (call) => (isIdempotent(call) ? "payment-idempotent" : "payment-single"),
  "POST /v2/preauthorizations": (call) => (isIdempotent(call) ? "preauth-idempotent" : "preauth-single"),
  "POST /v1/preauthorizations/capture/{nit}": (call) =>
    isIdempotent(call) ? "preauth-capture-idempotent" : "preauth-capture",
  "POST /v1/preauthorizations/{nit}": ({ body }) =>
    body.has("additional_amount") ? "preauth-increment" : "preauth-do",
  "POST /v1/cancellations": ({ body }) => (body.has("esitef_usn") ? "cancel-begin" : "cancel-external"),
  "POST /v2/cancellations/{nit}": (call) => (isIdempotent(call) ? "cancel-idempotent" : "cancel-single"),
  "PUT /v1/payments/{nit}": () => "payment-confirm",
  "GET /v1/transactions/{nit}": () => "payment-query",
  "PUT /v3/recharge/{nit}": ({ body }) =>
    within(body, "confirm_recharge_request.") ? "recharge-confirm" : "recharge-do",
};

/** Where a documented call is made. */
export interface Address {
  readonly method: string;
  readonly template: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly operation: GatewayOperationId;
}

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

/** The operations of one function of the interface, by their documented names. */
export type OperationTable = Readonly<Partial<Record<GatewayOperationId, Operation>>>;

const isOperationId = (id: string, table: OperationTable): id is GatewayOperationId => id in table;

/** Every address of a table, ready to be matched. */
export const addressesOf = (table: OperationTable): readonly Address[] =>
  Object.entries(table).flatMap(([id, { method, path }]) => {
    if (!isOperationId(id, table)) return [];
    const template = trimmed(path);
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, "([^/]+)")}$`);
    return [{ method, template, names, operation: id, pattern }];
  });

export type Matched =
  | { readonly operation: GatewayOperationId; readonly path: Readonly<Record<string, string>> }
  /** The address exists, but not with this method. */
  | "wrong-method"
  | undefined;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Which documented call a request is. A literal segment goes before a parameter: `/cards/list` is no token. */
export function match(call: Incoming, addresses: readonly Address[]): Matched {
  const path = trimmed(call.path);
  const fitting = addresses
    .filter(({ pattern }) => pattern.test(path))
    .sort((left, right) => left.names.length - right.names.length);
  const [address] = fitting.filter(({ method }) => method === call.method);
  if (!address) return fitting.length > 0 ? "wrong-method" : undefined;
  const [, ...found] = address.pattern.exec(path) ?? [];
  const values = Object.fromEntries(address.names.map((name, index) => [name, decoded(found[index] ?? "")]));
  const chosen = sharedAddresses[`${address.method} ${address.template}`];
  return { operation: chosen?.(call) ?? address.operation, path: values };
}
