import { keyOf, type SheetParameter } from "../../../data/e-sitef/call-sheet.ts";
import type { Json } from "../../../data/examples/request-code/http-example.ts";

/** What was typed, by `keyOf`. */
export type Typed = Readonly<Record<string, string>>;

/** One value of a call, or an object or list that holds others. */
export interface ValueNode {
  readonly kind: "value";
  readonly name: string;
  readonly parameter: SheetParameter;
}
export interface GroupNode {
  readonly kind: "object" | "list";
  readonly name: string;
  /** What the object itself means, where the documentation says it. */
  readonly parameter: SheetParameter | undefined;
  readonly children: readonly CallNode[];
}
export type CallNode = ValueNode | GroupNode;

export const memberName = (list: string, at: number): string => `${list}[${at}]`;
export const within = (holder: string, name: string): string => (holder === "" ? name : `${holder}.${name}`);

interface PlacedParameter {
  readonly steps: readonly string[];
  readonly parameter: SheetParameter;
}

function nodeOf(step: string, entries: readonly PlacedParameter[]): CallNode[] {
  const name = step.replace("[]", "");
  const own = entries.find(({ steps }) => steps.length === 0)?.parameter;
  const inner = entries.filter(({ steps }) => steps.length > 0);
  const isList = step.endsWith("[]");
  if (inner.length > 0)
    return [{ kind: isList ? "list" : "object", name, parameter: own, children: nodesOf(inner) }];
  if (!own) return [];
  const value: ValueNode = { kind: "value", name, parameter: own };
  // A list of plain values has one nameless value a member.
  return [isList ? { kind: "list", name, parameter: own, children: [{ ...value, name: "" }] } : value];
}

function nodesOf(entries: readonly PlacedParameter[]): CallNode[] {
  // An object may be described beside its members: both forms of the name are one thing.
  const bare = (step: string) => step.replace("[]", "");
  const lists = new Set(entries.map(({ steps }) => steps[0] ?? "").filter((step) => step.endsWith("[]")));
  const byStep = Map.groupBy(entries, ({ steps: [first = ""] }) =>
    lists.has(`${bare(first)}[]`) ? `${bare(first)}[]` : first,
  );
  return [...byStep].flatMap(([step, own]) =>
    nodeOf(
      step,
      own.map(({ steps, parameter }) => ({ steps: steps.slice(1), parameter })),
    ),
  );
}

/** `card.number` and `card.holder` as one object with two values, in the order in which they are documented. */
export const callTree = (parameters: readonly SheetParameter[]): CallNode[] =>
  nodesOf(parameters.map((parameter) => ({ steps: parameter.name.split("."), parameter })));

/** How many members of a list the values fill. */
export function memberCount(typed: Typed, list: string): number {
  const begin = keyOf("body", `${list}[`);
  const indexes = Object.keys(typed)
    .filter((key) => key.startsWith(begin))
    .map((key) => Number.parseInt(key.slice(begin.length), 10));
  return indexes.length === 0 ? 0 : Math.max(...indexes) + 1;
}

function plainValue(text: string, { type, isLiteral }: SheetParameter): Json | undefined {
  if (text === "") return undefined;
  if (type !== "object" && type !== "array" && !isLiteral) return text;
  try {
    const parsed: Json = JSON.parse(text);
    return parsed;
  } catch {
    return text;
  }
}

function jsonOf(node: CallNode, holder: string, typed: Typed): Json | undefined {
  const name = node.name === "" ? holder : within(holder, node.name);
  if (node.kind === "value") return plainValue(typed[keyOf("body", name)] ?? "", node.parameter);
  if (node.kind === "object") {
    const members = objectOf(node.children, name, typed);
    return Object.keys(members).length === 0 ? undefined : members;
  }
  const members = Array.from({ length: memberCount(typed, name) }, (_, at) =>
    memberOf(node, memberName(name, at), typed),
  );
  const filled = members.filter((member) => member !== undefined);
  return filled.length === 0 ? undefined : filled;
}

function memberOf({ children }: GroupNode, name: string, typed: Typed): Json | undefined {
  const [only] = children;
  if (only?.name === "") return jsonOf(only, name, typed);
  const members = objectOf(children, name, typed);
  return Object.keys(members).length === 0 ? undefined : members;
}

function objectOf(nodes: readonly CallNode[], holder: string, typed: Typed): Record<string, Json> {
  return Object.fromEntries(
    nodes.flatMap((node) => {
      const value = jsonOf(node, holder, typed);
      return value === undefined ? [] : [[node.name, value] as const];
    }),
  );
}

/** The body that the values make; what is empty is not sent. */
export const bodyOf = (tree: readonly CallNode[], typed: Typed): Record<string, Json> =>
  objectOf(tree, "", typed);

/** Whether anything inside has a value. */
export function isFilled(node: CallNode, holder: string, typed: Typed): boolean {
  const begin = keyOf("body", within(holder, node.name));
  return Object.entries(typed).some(
    ([key, value]) =>
      value !== "" && (key === begin || key.startsWith(`${begin}.`) || key.startsWith(`${begin}[`)),
  );
}

export const isRequired = (node: CallNode): boolean =>
  node.kind === "value" ? node.parameter.required === "yes" : node.children.some(isRequired);
