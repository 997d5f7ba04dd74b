import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "@swc/core";

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** The nodes that stand directly in a value, which may be a list or an argument around one. */
function nodesIn(value: unknown): Node[] {
  if (isNode(value)) return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(nodesIn) : [];
}

const childrenOf = (node: Node): Node[] => Object.values(node).flatMap(nodesIn);
const allIn = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(allIn)];
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** A key of a catalog as code names it: what is written out, and `null` for what is only known when it runs. */
type Key = readonly (string | null)[];
const anyKey: Key = [null];

/** The values of `a ? b : c` and of `b ?? c`. */
const branchesOf = (node: Node | undefined): Node[] =>
  node?.type === "ConditionalExpression" || node?.type === "BinaryExpression"
    ? [node.consequent, node.alternate, node.left, node.right].flatMap(nodesIn)
    : [];

/** Every key that an expression may stand for. */
function keysOf(node: Node | undefined): readonly Key[] {
  if (node?.type === "StringLiteral") return [[textOf(node.value)]];
  if (node?.type === "TemplateLiteral") {
    const texts = nodesIn(node.quasis).map(({ raw }) => textOf(raw));
    return [texts.flatMap((text, index) => (index === 0 ? [text] : [null, text]))];
  }
  const branches = branchesOf(node);
  return branches.length > 0 ? branches.flatMap(keysOf) : [anyKey];
}

/** A name and the scope it was declared in: two functions may call two catalogs alike. */
const bindingOf = (node: unknown): string =>
  isNode(node) && node.type === "Identifier" ? `${textOf(node.value)} ${String(node.ctxt)}` : "";

/** The catalogs that a call of `useTranslations` may open. */
function openedBy(node: unknown): readonly Key[] | undefined {
  if (!isNode(node) || node.type !== "CallExpression") return undefined;
  if (!bindingOf(node.callee).startsWith("useTranslations ")) return undefined;
  return keysOf(nodesIn(node.arguments)[0]);
}

const within = (catalogs: readonly Key[], keys: readonly Key[]): Key[] =>
  catalogs.flatMap((catalog) => keys.map((key) => [...catalog, ".", ...key]));

/** The keys that a module says; a translator that is handed on may say anything of its catalog. */
function keysSaidIn(module: Node): Key[] {
  const nodes = allIn(module);
  const translators = new Map<string, readonly Key[]>();
  for (const { type, id, init } of nodes) {
    const opened = type === "VariableDeclarator" ? openedBy(init) : undefined;
    if (opened) translators.set(bindingOf(id), opened);
  }
  const callees = new Set<unknown>();
  const called = nodes.flatMap((node) => {
    if (node.type !== "CallExpression") return [];
    const catalogs = openedBy(node.callee) ?? translators.get(bindingOf(node.callee));
    if (!catalogs) return [];
    callees.add(node.callee);
    return within(catalogs, keysOf(nodesIn(node.arguments)[0]));
  });
  const declared = new Set<unknown>(
    nodes.flatMap(({ type, id }) => (type === "VariableDeclarator" ? [id] : [])),
  );
  const handedOn = nodes.filter((node) => !callees.has(node) && !declared.has(node));
  return [...called, ...handedOn.flatMap((node) => within(translators.get(bindingOf(node)) ?? [], [anyKey]))];
}

/** Texts and names of properties: what a key that is put together while running can be made of. */
const namesIn = (module: Node): string[] =>
  allIn(module).flatMap((node) => [
    ...(node.type === "StringLiteral" ? [textOf(node.value)] : []),
    ...[...nodesIn(node.key), ...nodesIn(node.property)].map(({ value }) => textOf(value)),
  ]);

/** Texts that are values: those that only name a property are not said. */
function valuesIn(module: Node): string[] {
  const nodes = allIn(module);
  const keys = new Set<unknown>(nodes.flatMap(({ key }) => nodesIn(key)));
  return nodes.flatMap((node) =>
    node.type === "StringLiteral" && !keys.has(node) ? [textOf(node.value)] : [],
  );
}

const root = path.resolve(import.meta.dirname, "../..");

function modulesOf(pattern: string): Node[] {
  const files = globSync(pattern, { cwd: root });
  return files
    .filter((file) => !/node_modules|\.test\.|\/testing\//.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), "utf8");
      return nodesIn(parseSync(text, { syntax: "typescript", tsx: file.endsWith("x") }));
    });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const patternOf = (key: Key): RegExp =>
  new RegExp(`^${key.map((part) => (part === null ? "(.+)" : escaped(part))).join("")}$`);

/** Of `mail.partner.approved.lead` the reactions must name the letter `partner.approved`. */
function letterSaid(functions: readonly Node[]): (key: string) => boolean {
  const words = new Set(functions.flatMap(namesIn));
  const letters = new Set(modulesOf("functions/**/reactions.ts").flatMap(valuesIn));
  return (key) => {
    const [, feature = "", name, part = ""] = key.split(".");
    return name === undefined ? words.has(feature) : letters.has(`${feature}.${name}`) && words.has(part);
  };
}

/** The sandbox's pages take their texts out of the catalog itself: each name on the way to one must be theirs. */
function pageTextSaid(): (key: string) => boolean {
  const words = new Set(modulesOf("functions/sandbox/page/**/*.ts").flatMap(namesIn));
  return (key) =>
    key
      .split(".")
      .slice(1)
      .every((part) => words.has(part));
}

/**
 * Tells whether code of the portal says a message, or of the functions for those of letters and of the sandbox's pages. What is only known when
 * it runs must at least be a word that some code names.
 */
export function createSaid(): (key: string) => boolean {
  const web = modulesOf("web/src/**/*.{ts,tsx}");
  const functions = modulesOf("functions/**/*.ts");
  const names = new Set([...web, ...functions, ...modulesOf("shared/**/*.{ts,tsx}")].flatMap(namesIn));
  const isNamed = (part: string) => names.has(part) || part.split(".").every((word) => names.has(word));
  const isLetterSaid = letterSaid(functions);
  const isPageTextSaid = pageTextSaid();
  const patterns = [
    ...new Map(web.flatMap(keysSaidIn).map((key) => [JSON.stringify(key), patternOf(key)])).values(),
  ];
  return (key) => {
    if (key.startsWith("mail.")) return isLetterSaid(key);
    if (key.startsWith("sandbox-page.")) return isPageTextSaid(key);
    return patterns.some((pattern) => pattern.exec(key)?.slice(1).every(isNamed));
  };
}
