import type { DescribedProduct } from "@portal/shared/documentation/downloads.ts";
import type { DescribedParameter, DescribedValue, Place } from "@portal/shared/esitef/described.ts";
import type { Need } from "@portal/shared/esitef/schema.ts";
import type {
  ApiWords,
  OperationWords,
  ProductOperation,
  RefusalFact,
  SecurityFact,
  ValueFact,
  ValueWords,
} from "@portal/shared/product-api/schema.ts";

/** The interface of one product: what public pages say of its calls, and what that means. */
export interface ProductApi<Id extends string = string> {
  readonly docSet: DescribedProduct;
  readonly words: ApiWords;
  /** Stands for the host, which support tells each customer. */
  readonly exampleHost: string;
  /** Where the sandbox answers its calls. */
  readonly sandboxAddress?: string;
  readonly operations: Readonly<Record<Id, ProductOperation>>;
  readonly operationWords: Readonly<Record<Id, OperationWords>>;
  readonly values: Readonly<Record<string, ValueFact>>;
  readonly valueWords: Readonly<Record<string, ValueWords>>;
  readonly security: Readonly<Record<string, SecurityFact>>;
  readonly refusals: readonly RefusalFact[];
}

export interface ApiParameter extends DescribedParameter {
  readonly shape: ValueFact;
}

export interface ApiValue extends DescribedValue {
  readonly shape: ValueFact;
}

/** A call with all that is known of it, facts and words together. */
export interface ApiCall
  extends Omit<ProductOperation, "headers" | "query" | "body" | "answer" | "inferredNames" | "shapes">,
    Omit<OperationWords, "values"> {
  readonly id: string;
  readonly parameters: readonly ApiParameter[];
  readonly answer: readonly ApiValue[] | "empty" | "unsaid";
}

const namesIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");

function shapeOf(api: ProductApi, { shapes, inferredNames }: ProductOperation, name: string): ValueFact {
  const shape = shapes?.[name] ?? api.values[name];
  if (!shape) throw new Error(`${api.docSet}: nothing is known of the value "${name}".`);
  return inferredNames?.includes(name) ? { ...shape, inferred: ["name"] } : shape;
}

function wordsOf(api: ProductApi, id: string, name: string): ValueWords {
  const words: ValueWords | undefined = api.operationWords[id]?.values?.[name] ?? api.valueWords[name];
  if (!words) throw new Error(`${api.docSet}: the value "${name}" is not explained.`);
  return words;
}

function parametersOf(api: ProductApi, id: string, operation: ProductOperation): ApiParameter[] {
  const { path, headers = {}, query = {}, body = {} } = operation;
  const places: readonly (readonly [Place, Readonly<Partial<Record<string, Need>>>])[] = [
    ["header", headers],
    ["path", Object.fromEntries(namesIn(path).map((name) => [name, "yes" as const]))],
    ["query", query],
    ["body", body],
  ];
  return places.flatMap(([place, needs]) =>
    Object.entries(needs).map(([name, need = "no"]) => {
      const { when, ...meaning } = wordsOf(api, id, name);
      const shape = shapeOf(api, operation, name);
      return { name, in: place, need, shape, meaning, ...(when && need === "conditional" && { when }) };
    }),
  );
}

function answerOf(api: ProductApi, id: string, operation: ProductOperation): ApiCall["answer"] {
  const { answer } = operation;
  if (typeof answer === "string") return answer;
  return answer.map((name) => {
    const { when: _when, ...meaning } = wordsOf(api, id, name);
    return { name, shape: shapeOf(api, operation, name), meaning };
  });
}

export const callsOf = (api: ProductApi): readonly ApiCall[] =>
  Object.entries(api.operations).map(([id, operation]) => {
    const words = api.operationWords[id];
    if (!words) throw new Error(`${api.docSet}: the call "${id}" is not explained.`);
    const {
      headers: _headers,
      query: _query,
      body: _body,
      shapes: _shapes,
      inferredNames: _names,
      ...call
    } = operation;
    const { values: _values, ...said } = words;
    return {
      ...call,
      ...said,
      id,
      parameters: parametersOf(api, id, operation),
      answer: answerOf(api, id, operation),
    };
  });
