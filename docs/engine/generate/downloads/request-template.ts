import type { Localized } from "@portal/shared/locales.ts";
import {
  type CarriedValue,
  carriedValues,
  gives,
  takesInStory,
} from "../../../data/e-sitef/carried-values.ts";
import { downloadStories, type ToldCall } from "../../../data/e-sitef/download-stories.data.ts";
import { type OperationPage, operationPages } from "../../../data/e-sitef/operation-pages.ts";
import { type DownloadStoryId, downloadStoryIds } from "../../../data/e-sitef/operations/download-story.ts";
import type { HttpExample, Json } from "../../../data/examples/request-code/http-example.ts";
import { sent } from "../../../data/stories/stories.ts";

/**
 * What the reader's tool knows: where the sandbox answers, whose store calls it, under which name the store registers
 * another one, and the days of now, since the examples are told on a day that has passed.
 */
export const given = {
  base: "{{base_url}}",
  merchantId: "{{merchant_id}}",
  merchantKey: "{{merchant_key}}",
  newMerchantId: "{{new_merchant_id}}",
  today: "{{today}}",
  nextMonth: "{{next_month}}",
} as const;

/** The name that the examples give to a store that another one registers. */
export const exampleNewMerchant = "LIVRARIA01";

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
  /** Which other values it needs, by the names of the path's parameters. */
  readonly inPath: Readonly<Record<string, string>>;
  /** Whether the page shows it signed; and whether the story goes no further without that. */
  readonly isSigned: boolean;
  readonly needsSignature: boolean;
  readonly example: HttpExample;
}

export interface RequestStory {
  readonly id: DownloadStoryId;
  readonly calls: readonly RequestTemplate[];
}

const variable = (name: string) => `{{${name}}}`;

/** Example values that stand for something of the reader's own. */
const standIns: Readonly<Record<string, string>> = {
  LOJADEMO: given.merchantId,
  MERCHANT_KEY: given.merchantKey,
  [exampleNewMerchant]: given.newMerchantId,
  "14/03/2025": given.today,
  "05/04/2025": given.nextMonth,
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

/** The values of the path: what an earlier call gives, otherwise as the example has them. */
function pathValues(
  { path }: OperationPage,
  example: HttpExample,
  carried: Readonly<Record<string, CarriedValue>>,
): Record<string, string> {
  const pattern = new RegExp(`${path.replace(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`);
  const values = pattern.exec(decodeURIComponent(new URL(example.url).pathname))?.groups ?? {};
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const taken = carried[name];
      return [name, taken ? variable(taken) : inOwnName(value)];
    }),
  );
}

const isSignature = (value: string): boolean => value.startsWith("Bearer SIGNATURE");

/** A value of an answer, such as `payment.nit`. */
const valueAt = (answer: unknown, path: string): unknown =>
  path.split(".").reduce((value: unknown, name) => Object(value)[name], answer);

/** What the calls of the stories ask of earlier ones. */
export const takenValues: readonly CarriedValue[] = [
  ...new Set(operationPages.flatMap((page) => Object.values(takesInStory(page)))),
];

/** What a creation that is not signed tells the store's own server, and not whoever called. */
export const handedOver = [
  "cancellation_nit",
  "schedule_edit_seid",
  "recharge_nit",
] as const satisfies readonly CarriedValue[];

/** Whoever does not sign says the key of the store instead, which a call that is always signed does not show. */
function headersOf({ headers }: HttpExample): RequestTemplate["headers"] {
  const shown = Object.entries(headers).filter(([, value]) => !isSignature(value));
  const hasKey = shown.some(([name]) => name === "merchant_key");
  return [
    ...shown.map(([name, value]) => [name, inOwnName(value)] as const),
    ...(hasKey ? [] : [["merchant_key", given.merchantKey] as const]),
  ];
}

/** What the answer of this call really has of what its page describes. */
const givenBy = (page: OperationPage, { response }: HttpExample) =>
  Object.fromEntries(
    Object.entries(gives(page)).filter(
      ([name, path]) => takenValues.some((taken) => taken === name) && valueAt(response, path) !== undefined,
    ),
  );

function template({ page, chapter }: ToldCall): RequestTemplate {
  const operation = operationPages.find((each) => each.example === page);
  if (!operation) throw new Error(`There is no page of the call ${page}.`);
  const example = sent(chapter);
  const carried = takesInStory(operation);
  const query = [...new URL(example.url).searchParams].map(([name, value]) => {
    const taken = carried[name];
    return { name, value: taken ? variable(taken) : inOwnName(value) };
  });
  const isSigned = Object.values(example.headers).some(isSignature);
  return {
    operation,
    title: operation.title,
    method: example.method,
    path: operation.path,
    inPath: pathValues(operation, example, carried),
    query,
    headers: headersOf(example),
    body: example.body === undefined ? undefined : bodyIn(example.body, carried),
    status: example.status,
    gives: givenBy(operation, example),
    isSigned,
    needsSignature: handedOver.some(
      (name) => carriedValues[name].givenBy === operation.id || Object.values(carried).includes(name),
    ),
    example,
  };
}

/** Every call of the REST interface, in stories that are sent from top to bottom. */
export const requestStories: readonly RequestStory[] = downloadStoryIds.map((id) => ({
  id,
  calls: downloadStories[id].map(template),
}));
