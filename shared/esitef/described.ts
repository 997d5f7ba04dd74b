import type { Localized } from "../locales.ts";
import { answerFields } from "./answer-fields.data.ts";
import { answerFieldWordsOf, headerWordsOf, parameterWordsOf } from "./call-words.ts";
import { type HeaderName, headers } from "./headers.data.ts";
import { pageOperations } from "./operations/page-operations.data.ts";
import {
  type GatewayOperationId,
  gatewayOperations,
  type OperationId,
  operations,
  operationWords,
  saids,
} from "./operations.data.ts";
import { type ParameterName, parameters } from "./parameters.data.ts";
import type { Said } from "./said.ts";
import type { Need, Operation, Shape } from "./schema.ts";
import { shapeOf } from "./values.ts";
import type { CallWords, ParameterWords } from "./words/words.ts";

export type Place = "path" | "query" | "header" | "body";

export interface DescribedValue {
  /** Dots lead into objects, `[]` marks a list. */
  readonly name: string;
  readonly shape: Shape;
  readonly meaning: Localized;
}

export interface DescribedParameter extends DescribedValue {
  readonly in: Place;
  readonly need: Need;
  /** On what it depends, where `need` is `conditional`. */
  readonly when?: Localized;
}

export interface DescribedOperation<Id extends OperationId = GatewayOperationId> extends CallWords {
  readonly id: Id;
  readonly group: GroupOf<Id>;
  readonly method: Operation["method"];
  /** Below the interface's base address. */
  readonly path: string;
  /** The address of its page below the doc set. */
  readonly page: string;
  /** Completed by this product: that the call exists, or its address. */
  readonly inferred: boolean;
  /** Whether it takes `merchant_id` and `merchant_key`. */
  readonly credentials: boolean;
  readonly parameters: readonly DescribedParameter[];
  readonly answer: readonly DescribedValue[];
  readonly statuses: readonly number[];
  readonly codes: readonly string[];
}

type GroupOf<Id extends OperationId> = (typeof saids)[Id]["group"];
export type Group = GroupOf<GatewayOperationId>;

/** The host of the buyer's pages is written like a parameter, and nobody sends it. */
const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => (name && name !== "host" ? [name] : []));

const isHeader = (name: string): name is HeaderName => name in headers;
const isParameter = (name: string): name is ParameterName => name in parameters;

/** A header and a parameter may have one name: a card's `token` is longer than that of an authenticity POST. */
function shapeAndWords(id: OperationId, place: Place, name: string): readonly [Shape, ParameterWords] {
  if (place === "header" && isHeader(name)) return [headers[name], headerWordsOf(id, name)];
  const operation: Operation = operations[id];
  const shape = shapeOf(operation, name, parameters);
  if (!shape || !isParameter(name)) throw new Error(`Nothing is known of the parameter "${name}".`);
  return [shape, parameterWordsOf(id, name)];
}

function parameter(id: OperationId, place: Place, name: string, need: Need): DescribedParameter {
  const [shape, { when, ...meaning }] = shapeAndWords(id, place, name);
  return { name, in: place, need, shape, meaning, ...(when && { when }) };
}

function parametersOf(id: OperationId): DescribedParameter[] {
  const operation: Operation = operations[id];
  const { path, query = {}, headers: ownHeaders = {}, body = {} } = operation;
  const places: readonly (readonly [Place, Readonly<Record<string, Need>>])[] = [
    ["header", ownHeaders],
    ["path", Object.fromEntries(namesIn(path).map((name) => [name, "yes" as const]))],
    ["query", query],
    ["body", body],
  ];
  return places.flatMap(([place, needs]) =>
    Object.entries(needs).map(([name, need]) => parameter(id, place, name, need)),
  );
}

/** HTTP statuses of a call; only one that names something can fail to find it. */
const statusesOf = ({ path, query = {}, body = {}, creates }: Operation): number[] => [
  creates ? 201 : 200,
  400,
  401,
  403,
  ...(namesIn(path).length > 0 || "nit" in query || "sid" in body ? [404] : []),
  405,
  500,
  502,
  503,
];

function completed(shape: Shape): Shape {
  return { ...shape, inferred: [...new Set([...(shape.inferred ?? []), "existence" as const])] };
}

function answerOf(id: OperationId): DescribedValue[] {
  const { members, shapes = {}, completed: ours = [] }: Said = saids[id];
  const value = (name: keyof typeof answerFields, shape: Shape) => ({
    name,
    shape,
    meaning: answerFieldWordsOf(id, name),
  });
  return [
    ...members.map((name) => value(name, shapes[name] ?? answerFields[name])),
    ...ours.map((name) => value(name, completed(answerFields[name]))),
  ];
}

function described<Id extends OperationId>(id: Id): DescribedOperation<Id> {
  const operation: Operation = operations[id];
  const said: Said & { group: GroupOf<Id> } = saids[id];
  const { group, page, codes } = said;
  const { method, path, keys } = operation;
  return {
    id,
    group,
    ...operationWords[id],
    method,
    // Printed with and without it; both are answered.
    path: path.replace(/\/$/, ""),
    page,
    inferred: said.inferred === true,
    credentials: keys === "headers",
    parameters: parametersOf(id),
    answer: answerOf(id),
    statuses: statusesOf(operation),
    codes,
  };
}

const isPage = (id: string): id is keyof typeof pageOperations => id in pageOperations;

const isGateway = (id: string): id is GatewayOperationId => id in gatewayOperations;

/**
 * The calls of the REST interface with all that is known of them, facts and words together. The pages that a buyer
 * sees (HTML interface, payment link) are calls of a form on another host, and no part of it.
 */
export const restOperations: readonly DescribedOperation[] = Object.keys(gatewayOperations)
  .filter(isGateway)
  .map((id) => described(id));

/** Those other calls: of the page that a buyer sees, its link and the second copy of its boleto. */
export const pageCalls: readonly DescribedOperation<keyof typeof pageOperations>[] = Object.keys(
  pageOperations,
)
  .filter(isPage)
  .map((id) => described(id));
