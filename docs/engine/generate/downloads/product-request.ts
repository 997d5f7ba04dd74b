import type { DescribedProduct } from "@portal/shared/documentation/downloads.ts";
import { site } from "@portal/shared/site.ts";
import {
  formEntries,
  jsonText,
  type PrintedExample,
} from "../../../data/examples/request-code/http-example.ts";
import { type ApiCall, callsOf, type ProductApi } from "../../../data/product-api/described.ts";
import { type Day, second, type ToolValues, toolValues } from "../../../data/product-api/tool-values.data.ts";
import { productApis } from "../../../data/product-apis.ts";
import { productExamples } from "../openapi/openapi.ts";

/** A call of another product than e-SiTef, with variables in the place of what differs from reader to reader. */
export interface ProductRequest {
  readonly call: ApiCall;
  readonly path: string;
  /** An optional one is offered switched off. */
  readonly query: readonly { readonly name: string; readonly value: string; readonly isOptional: boolean }[];
  /** Without the way of signing in, which each tool has its own form of. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string | undefined;
  /** What later calls ask for, and where the answer has it. */
  readonly keeps: Readonly<Record<string, string>>;
  readonly example: PrintedExample | undefined;
}

/** How a tool writes a value that the reader types, that an earlier call gave, or that is a day. */
export interface Writing {
  readonly given: (name: string) => string;
  readonly kept: (name: string) => string;
  readonly day: (day: Day) => string;
}

/** The sandbox where it answers the product, otherwise the address that stands for the customer's own. */
export const baseAddress = ({ sandboxAddress, exampleHost }: ProductApi): string =>
  sandboxAddress ? `${site.url}${sandboxAddress}` : `https://${exampleHost}`;

function variableFor({ id, parameters }: ApiCall, tool: ToolValues, name: string, writing: Writing) {
  const asked = tool.days[name];
  if (asked && !parameters.some((each) => each.name === asked.without)) return writing.day(asked.day);
  const kept = tool.ofSecond.includes(id) ? second + name : name;
  if (kept in tool.kept) return writing.kept(kept);
  return name in tool.given ? writing.given(name) : undefined;
}

function bodyOf(
  call: ApiCall,
  example: PrintedExample | undefined,
  filled: (name: string) => string | undefined,
) {
  const { form, body } = example ?? {};
  if (form)
    return formEntries({ ...form })
      .map(([name, value]) => `${name}=${filled(name) ?? value}`)
      .join("&");
  if (body !== undefined) return jsonText(body);
  const required = call.parameters.find((each) => each.in === "body" && each.need === "yes");
  if (required) throw new Error(`${call.id} has no example of its body.`);
  return undefined;
}

function requestOf(call: ApiCall, product: DescribedProduct, writing: Writing): ProductRequest {
  const tool = toolValues[product];
  const example = productExamples[product][call.id];
  const shown = new URL(example?.url ?? "https://unshown.example.com").searchParams;
  const filled = (name: string) => variableFor(call, tool, name, writing);
  const valueOf = (name: string): string => {
    const value = filled(name) ?? shown.get(name);
    if (value === null) throw new Error(`${call.id} has no example of ${name}.`);
    return value;
  };
  const query = call.parameters
    .filter((each) => each.in === "query")
    .map(({ name, need }) => {
      const isOptional = need !== "yes" && filled(name) === undefined;
      return { name, isOptional, value: isOptional ? (shown.get(name) ?? "") : valueOf(name) };
    });
  const body = bodyOf(call, example, filled);
  const media = call.form ? "application/x-www-form-urlencoded" : "application/json";
  return {
    call,
    path: call.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name)),
    query,
    headers: [
      ...Object.entries(tool.headers),
      ...(body === undefined ? [] : [["Content-Type", media] as const]),
    ],
    body,
    keeps: Object.fromEntries(
      Object.entries(tool.kept).flatMap(([name, { by, answer }]) =>
        by.includes(call.id) ? [[name, answer] as const] : [],
      ),
    ),
    example,
  };
}

/** Every public call of the product, in the order in which it is sent. */
export const callsInOrder = (product: DescribedProduct): readonly ApiCall[] =>
  callsOf(productApis[product]).toSorted((a, b) => {
    const isLater = ({ id }: ApiCall) => Number(!toolValues[product].first.includes(id));
    return isLater(a) - isLater(b);
  });

export const productRequests = (product: DescribedProduct, writing: Writing): readonly ProductRequest[] =>
  callsInOrder(product).map((call) => requestOf(call, product, writing));
