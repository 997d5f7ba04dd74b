import type { GatewayOperationId } from "./operations.data.ts";
import type { Incoming, Operation } from "./schema.ts";

/** Where a documented call is made. */
export interface Address {
  readonly method: string;
  readonly template: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly operation: GatewayOperationId;
  readonly toldBy: Operation["toldBy"];
}

const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/$/, "") : path);

/** The operations of one function of the interface, by their documented names. */
export type OperationTable = Readonly<Partial<Record<GatewayOperationId, Operation>>>;

const isOperationId = (id: string, table: OperationTable): id is GatewayOperationId => id in table;

const isKeyed = ({ headers }: Incoming): boolean => headers["idempotency_key"] !== undefined;

/** Every address of a table, ready to be matched. */
export const addressesOf = (table: OperationTable): readonly Address[] =>
  Object.entries(table).flatMap(([id, { method, path, headers, toldBy }]) => {
    if (!isOperationId(id, table)) return [];
    const template = trimmed(path);
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
    const pattern = new RegExp(`^${template.replace(/\{\w+\}/g, "([^/]+)")}$`);
    const byKey = headers && "idempotency_key" in headers ? isKeyed : undefined;
    return [{ method, template, names, operation: id, pattern, toldBy: byKey ?? toldBy }];
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

/** Of the calls of one address, the one that something of the request tells, or else the one that needs no telling. */
const meant = (call: Incoming, together: readonly Address[]): Address | undefined =>
  together.find(({ toldBy }) => typeof toldBy === "function" && toldBy(call)) ??
  together.find(({ toldBy }) => toldBy === undefined);

/** Which documented call a request is. A literal segment goes before a parameter: `/cards/list` is no token. */
export function match(call: Incoming, addresses: readonly Address[]): Matched {
  const path = trimmed(call.path);
  const fitting = addresses
    .filter(({ pattern }) => pattern.test(path))
    .sort((left, right) => left.names.length - right.names.length);
  const ofMethod = fitting.filter(({ method }) => method === call.method);
  const together = ofMethod.filter(({ template }) => template === ofMethod[0]?.template);
  const address = meant(call, together);
  if (!address) return fitting.length > 0 ? "wrong-method" : undefined;
  const [, ...found] = address.pattern.exec(path) ?? [];
  const values = Object.fromEntries(address.names.map((name, index) => [name, decoded(found[index] ?? "")]));
  return { operation: address.operation, path: values };
}
