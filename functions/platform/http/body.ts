import type { APIGatewayProxyEventV2 as Event } from "aws-lambda";
import type * as z from "zod/mini";

/** Nothing that anybody sends nests so deep, so that whatever walks through a body may call itself for each level. */
const deepest = 32;

/** Undefined where it is longer. */
export function bodyText(
  { body = "", isBase64Encoded }: Pick<Event, "body" | "isBase64Encoded">,
  maxBytes: number,
): string | undefined {
  const text = isBase64Encoded ? Buffer.from(body, "base64").toString() : body;
  return Buffer.byteLength(text) > maxBytes ? undefined : text;
}

interface Place {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** A value and all that is inside of it; of what nests too deep the levels above. */
function placesOf(value: unknown): Place[] {
  const places: Place[] = [{ path: [], value }];
  for (const { path, value: whole } of places) {
    if (typeof whole !== "object" || whole === null || path.length > deepest) continue;
    for (const [name, part] of Object.entries(whole)) places.push({ path: [...path, name], value: part });
  }
  return places;
}

/**
 * Where half a surrogate pair stands, in a text or in the name of a member: JSON can contain one, but it is not valid text
 * and no database stores it.
 */
export const illFormedPlaces = (value: unknown): string[] =>
  placesOf(value)
    .filter(
      ({ path, value: text }) =>
        (typeof text === "string" && !text.isWellFormed()) || path.at(-1)?.isWellFormed() === false,
    )
    .map(({ path }) => path.join(".").toWellFormed());

/** What a text says as JSON; undefined where it says nothing, or nests deeper than anything that is sent. */
export function jsonOf(text: string): unknown {
  try {
    const json: unknown = JSON.parse(text);
    return placesOf(json).some(({ path }) => path.length > deepest) ? undefined : json;
  } catch {
    return undefined;
  }
}

/** A schema that finds no issue, for what it cannot even look at. */
const unreadable = (input: unknown): z.core.$ZodIssue[] => [
  { code: "custom", path: [], message: "invalid", input },
];

type Parsed<T> =
  | { readonly data: T; readonly issues?: undefined }
  | { readonly data?: undefined; readonly issues: readonly z.core.$ZodIssue[] };

/**
 * What strangers sent, by a schema. Checks of length and size also run on what is no text, and one that throws there has
 * only been given a value that it does not know.
 */
export function parsedBy<S extends z.ZodMiniType>(schema: S, value: unknown): Parsed<z.output<S>> {
  try {
    const { data, error } = schema.safeParse(value, { reportInput: true });
    return error ? { issues: error.issues } : { data };
  } catch {
    return { issues: unreadable(value) };
  }
}
