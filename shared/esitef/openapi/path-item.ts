import { type Locale, localeDetails } from "../../locales.ts";
import { site } from "../../site.ts";
import type { DescribedOperation, DescribedParameter } from "../described.ts";
import { gatewayCodes, isGatewayCode } from "../outcome/gateway-codes.data.ts";
import { httpStatuses } from "../words/http-statuses.data.ts";
import { responseCodes } from "../words/response-codes.data.ts";
import { openApiWords as words } from "./document-words.ts";
import { type JsonSchema, objectSchema, plain, valueSchema } from "./json-schema.ts";

/** Somebody declined, or a value was wrong. */
const refusalKinds = ["declined", "invalid"] as const;
type RefusalKind = (typeof refusalKinds)[number];

/** A call as a page shows it: what is sent, and what comes back. */
export interface CallExample {
  readonly body?: unknown;
  readonly status: number;
  readonly response?: unknown;
  /** What each status says of this call, and what to do. */
  readonly said?: Readonly<Record<number, string>>;
  /** Answers that are no success. */
  readonly refusals?: Readonly<Partial<Record<RefusalKind, Pick<CallExample, "status" | "response">>>>;
}

/** Examples by the id of their operation. */
export type CallExamples = Readonly<Record<string, CallExample | undefined>>;

export const camelCase = (id: string) => id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
/** "3ds-begin" begins with a digit, and names of schemas and clients do not. */
const schemaName = (id: string, part: "Request" | "Answer") =>
  camelCase(`-${id}`).replace(/^-?3ds/i, "ThreeDs") + part;
/** A word of letters and digits that begins with a letter, as clients and editors name a call. */
export const operationName = (id: string) => camelCase(id).replace(/^3ds/, "threeDs");
const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const inBody = ({ parameters }: DescribedOperation) => parameters.filter((each) => each.in === "body");

export const pageOf = (slug: string, locale: Locale, docSet = "e-sitef") =>
  `${site.url}${localeDetails[locale].prefix}/docs/${docSet}/${slug}`;

/** Bodies of calls of one address overlap: `oneOf` would refuse every body that two of them describe. */
const anyOf = <Schema>(schemas: readonly Schema[]) =>
  schemas.length === 1 ? schemas[0] : { anyOf: schemas };

function requestBody(together: readonly DescribedOperation[], examples: CallExamples, locale: Locale) {
  const senders = together.filter((each) => inBody(each).length > 0);
  if (senders.length === 0) return undefined;
  const shown = senders.flatMap(({ id, title }) => {
    const value = examples[id]?.body;
    return value === undefined ? [] : [[operationName(id), { summary: title[locale], value }] as const];
  });
  const schema = anyOf(senders.map(({ id }) => reference(schemaName(id, "Request"))));
  return {
    required: senders.length === together.length,
    content: {
      "application/json": { schema, ...(shown.length > 0 && { examples: Object.fromEntries(shown) }) },
    },
  };
}

/** How a refused call says so: as its interface does, or as whatever stands before it. */
const refusalNames = (together: readonly DescribedOperation[]): string[] => [
  ...new Set(together.flatMap((each) => [...ownRefusal(each), "Refusal"])),
];

function ownRefusal({ id, answer }: DescribedOperation): string[] {
  if (id.startsWith("3ds-")) return ["ThreeDsRefusal"];
  const own = answer.find(({ name }) => name === "response_code");
  if (!own) return [];
  return [own.shape.isLiteral ? "NumberedRefusal" : "NamedRefusal"];
}

/** A refused transaction answers its object too, with what became of it; a top-up has no other place for its code. */
const saysInObject = ({ group }: DescribedOperation, status: number): boolean =>
  status <= 400 || group === "recharge";

const text: JsonSchema = { type: "string" };
const coded = (title: string, code: string, message: string, required: string[]): JsonSchema => ({
  title,
  type: "object",
  properties: { [code]: text, [message]: text },
  required,
});

export const refusalSchemas = {
  // An address or a method that does not exist is refused before the gateway, which alone has codes.
  Refusal: coded("Refusal", "code", "message", ["message"]),
  NamedRefusal: coded("NamedRefusal", "response_code", "response_message", ["response_code"]),
  NumberedRefusal: {
    ...coded("NumberedRefusal", "response_code", "response_message", ["response_code"]),
    properties: { response_code: { type: "number" }, response_message: text },
  },
  ThreeDsRefusal: {
    title: "ThreeDsRefusal",
    type: "object",
    properties: {
      error: { type: "object", properties: { code: text, detail: text }, required: ["code"] },
    },
    required: ["error"],
  },
} as const satisfies Record<string, JsonSchema>;

/** What a refused call answers: the code that the shop's log will show. Success has no message of a refusal. */
function refusal(codes: readonly string[], locale: Locale) {
  for (const { code, name } of responseCodes) {
    if (code === "0" || !codes.includes(code) || !isGatewayCode(code)) continue;
    return {
      refused: { summary: plain(name[locale]), value: { code, message: gatewayCodes[code].message } },
    };
  }
  return {};
}

function refusedExamples(
  together: readonly DescribedOperation[],
  status: number,
  examples: CallExamples,
  locale: Locale,
) {
  return together.flatMap(({ id, title }) =>
    refusalKinds.flatMap((kind) => {
      const refused = examples[id]?.refusals?.[kind];
      if (refused?.status !== status) return [];
      const summary = `${title[locale]}: ${words.refusals[kind][locale]}`;
      return [[`${operationName(id)}-${kind}`, { summary, value: refused.response }] as const];
    }),
  );
}

function answerExamples(
  together: readonly DescribedOperation[],
  status: number,
  examples: CallExamples,
  locale: Locale,
) {
  const shown = together.flatMap(({ id, title }) => {
    const example = examples[id];
    if (example?.status !== status || example.response === undefined) return [];
    return [[operationName(id), { summary: title[locale], value: example.response }] as const];
  });
  const ownRefusals = refusedExamples(together, status, examples, locale);
  if (ownRefusals.length > 0) return Object.fromEntries([...shown, ...ownRefusals]);
  const plainRefusal = status === 400 && together.every((each) => ownRefusal(each).length === 0);
  const refused = plainRefusal
    ? refusal(
        together.flatMap(({ codes }) => codes),
        locale,
      )
    : {};
  return { ...Object.fromEntries(shown), ...refused };
}

/** What the status says of these calls; of any call, where nobody says more. */
function descriptionOf(
  together: readonly DescribedOperation[],
  status: number,
  examples: CallExamples,
  locale: Locale,
): string {
  const own = new Set(together.flatMap(({ id }) => examples[id]?.said?.[status] ?? []));
  if (own.size > 0) return [...own].join("\n\n");
  const entry = httpStatuses.find(({ code }) => code === String(status));
  return plain(
    [entry?.name[locale], entry?.action?.[locale]].filter((said) => said !== undefined).join(". "),
  );
}

function responseOf(
  together: readonly DescribedOperation[],
  status: number,
  examples: CallExamples,
  locale: Locale,
) {
  const description = descriptionOf(together, status, examples, locale);
  if (status >= 500) return { description };
  const answered = together
    .filter((each) => saysInObject(each, status))
    .map(({ id }) => schemaName(id, "Answer"));
  const names = [...answered, ...(status < 300 ? [] : refusalNames(together))];
  const shown = answerExamples(together, status, examples, locale);
  const schema = anyOf(names.map(reference));
  return {
    description,
    content: {
      "application/json": { schema, ...(Object.keys(shown).length > 0 && { examples: shown }) },
    },
  };
}

/** Only the sandbox counts calls. */
const tooMany = (locale: Locale) => ({
  description: words.tooMany[locale],
  headers: { "Retry-After": { description: words.retryAfter[locale], schema: { type: "string" } } },
  content: { "application/json": { schema: reference("Refusal") } },
});

function responses(together: readonly DescribedOperation[], examples: CallExamples, locale: Locale) {
  const statuses = [...new Set(together.flatMap((each) => each.statuses))];
  return {
    ...Object.fromEntries(
      statuses.map((status) => [String(status), responseOf(together, status, examples, locale)]),
    ),
    "429": tooMany(locale),
  };
}

/** OpenAPI ignores a header parameter of this name: it is a way of signing in. */
const isSignature = ({ name, in: where }: DescribedParameter) =>
  where === "header" && name === "Authorization";

/** Operations of one call may ask for different filters and headers: only what all of them need is required. */
function urlParameters(together: readonly DescribedOperation[], locale: Locale) {
  const all = together.flatMap(({ parameters }) =>
    parameters.filter((each) => each.in !== "body" && !isSignature(each)),
  );
  const same = (one: DescribedParameter) => (other: DescribedParameter) =>
    one.name === other.name && one.in === other.in;
  return all
    .filter((each, index) => all.findIndex(same(each)) === index)
    .map((each) => {
      const asked = all.filter(same(each));
      const always = asked.length === together.length && asked.every(({ need }) => need === "yes");
      const { description, "x-in-sandbox": mark, ...schema } = valueSchema(each, locale);
      return {
        name: each.name,
        in: each.in,
        required: each.in === "path" || always,
        ...(description !== undefined && { description }),
        schema,
        ...(mark && { "x-in-sandbox": mark }),
      };
    });
}

export const credentials = { merchantId: [], merchantKey: [] };

function security(together: readonly DescribedOperation[]) {
  const own = together.every((each) => each.credentials) ? credentials : {};
  const isSigned = together.some(({ parameters }) => parameters.some(isSignature));
  if (isSigned) return { security: [own, { ...own, signature: [] }] };
  return own === credentials ? {} : { security: [] };
}

/** Reservations are created, changed and incremented by one call each with other fields: one entry in OpenAPI. */
export function operationObject(
  together: readonly DescribedOperation[],
  examples: CallExamples,
  locale: Locale,
) {
  const [first] = together;
  if (!first) throw new Error("A call without operations.");
  const body = requestBody(together, examples, locale);
  return {
    operationId: operationName(first.id),
    tags: [...new Set(together.map(({ group }) => group))],
    summary: together.map(({ title }) => title[locale]).join(" / "),
    description: together.map(({ purpose }) => purpose[locale]).join("\n\n"),
    externalDocs: { url: pageOf(first.page, locale) },
    ...(together.every(({ inferred }) => inferred) && { "x-in-sandbox": true }),
    // Which calls of the documentation these are, for tools that go from one to the other.
    "x-operations": together.map(({ id }) => id),
    ...security(together),
    parameters: urlParameters(together, locale),
    ...(body && { requestBody: body }),
    responses: responses(together, examples, locale),
  };
}

export function bodySchemas(operations: readonly DescribedOperation[], locale: Locale) {
  const all = operations.flatMap((each) => [
    ...(inBody(each).length > 0 ? [[schemaName(each.id, "Request"), inBody(each)] as const] : []),
    [schemaName(each.id, "Answer"), each.answer] as const,
  ]);
  return Object.fromEntries(all.map(([name, entries]) => [name, objectSchema(name, entries, locale)]));
}
