import type { Localized } from "../../../../shared/locales.ts";
import { type CarriedValue, gives, takes } from "../../../data/e-sitef/carried-values.ts";
import { operationExamples } from "../../../data/e-sitef/operation-examples.ts";
import { type OperationPage, operationPages } from "../../../data/e-sitef/operation-pages.ts";
import type { HttpExample, Json } from "../../../data/examples/request-code/http-example.ts";

/** What the reader's tool knows: where the sandbox answers, whose store calls it, and a new key for a call of its own. */
export const given = {
  base: "{{base_url}}",
  merchantId: "{{merchant_id}}",
  merchantKey: "{{merchant_key}}",
} as const;

/** A documented call with variables in the place of what differs from reader to reader and from call to call. */
export interface RequestTemplate {
  readonly operation: OperationPage;
  readonly title: Localized;
  readonly method: HttpExample["method"];
  /** Below the base address. */
  readonly path: string;
  readonly query: readonly { readonly name: string; readonly value: string }[];
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Json | undefined;
  readonly status: number;
  /** What a later call asks for, and where the answer has it. */
  readonly gives: Readonly<Partial<Record<CarriedValue, string>>>;
  readonly example: HttpExample;
}

const variable = (name: string) => `{{${name}}}`;

/** Example values that stand for something of the reader's own. */
const standIns: Readonly<Record<string, string>> = {
  LOJADEMO: given.merchantId,
  MERCHANT_KEY: given.merchantKey,
};

const inOwnName = (value: string): string => standIns[value] ?? value;

function bodyIn(value: Json, carried: Readonly<Record<string, CarriedValue>>, name = ""): Json {
  const taken = carried[name];
  if (taken) return variable(taken);
  if (typeof value === "string") return inOwnName(value);
  if (Array.isArray(value)) return value.map((member: Json) => bodyIn(member, carried, `${name}[]`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [
      key,
      bodyIn(member, carried, name === "" ? key : `${name}.${key}`),
    ]),
  );
}

/** The values of the path as the example has them, where no earlier call gives one. */
function pathIn(
  { path }: OperationPage,
  example: HttpExample,
  carried: Readonly<Record<string, CarriedValue>>,
) {
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`);
  const values = pattern.exec(decodeURIComponent(new URL(example.url).pathname))?.groups ?? {};
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const taken = carried[name];
    return taken ? variable(taken) : encodeURIComponent(values[name] ?? "");
  });
}

/** A signature is the work of the reader's program; the calls work in the sandbox without one. */
const isSignature = (value: string): boolean => value.startsWith("Bearer SIGNATURE");

function template(operation: OperationPage): RequestTemplate {
  const example = operationExamples[operation.example];
  if (!example) throw new Error(`The call ${operation.example} has no example.`);
  const carried = takes(operation);
  const query = [...new URL(example.url).searchParams].map(([name, value]) => {
    const taken = carried[name];
    return { name, value: taken ? variable(taken) : inOwnName(value) };
  });
  return {
    operation,
    title: operation.title,
    method: example.method,
    path: pathIn(operation, example, carried),
    query,
    headers: Object.entries(example.headers)
      .filter(([, value]) => !isSignature(value))
      .map(([name, value]) => [name, inOwnName(value)] as const),
    body: example.body === undefined ? undefined : bodyIn(example.body, carried),
    status: example.status,
    gives: gives(operation),
    example,
  };
}

/** Every call of the REST interface, in the order in which it is documented. */
export const requestTemplates: readonly RequestTemplate[] = operationPages.map(template);
