import { type Route, routeKey } from "@portal/shared/contract.ts";
import * as z from "zod/mini";
import { type Path, placesOf, valueAt, withValueAt } from "../schema-paths.ts";

/** A field of a body, and what it was sent with. */
export interface Mark {
  /** The route, and where in its body. */
  readonly field: string;
  readonly name: string;
  readonly value: unknown;
  /** A word that stands nowhere else, where the field takes a text. */
  readonly word?: string;
}

let words = 0;

/** Of letters and of digits alone, as most texts may be; of one length, so that none begins another. */
function nextWords() {
  words += 1;
  const digits = String(words).padStart(4, "0");
  const letters = digits.replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));
  return { letters: `canario${letters}`, digits: `26112110${digits}` };
}
type Words = ReturnType<typeof nextWords>;

const wordIn = (value: unknown, { letters, digits }: Words): string | undefined =>
  typeof value === "string" ? [letters, digits].find((word) => value.includes(word)) : undefined;

const textsOf = ({ letters, digits }: Words) => [
  letters,
  `https://${letters}.example.com`,
  `${letters}@example.com`,
  `${letters}.css`,
  digits,
  "2026-11-20",
];

/** Values of a kind, of which a field takes the first that its rules allow. */
function candidatesFor(schema: z.core.$ZodType, own: Words): readonly unknown[] {
  if (schema instanceof z.ZodMiniString) return textsOf(own);
  if (schema instanceof z.ZodMiniNumber) return [7, 70, 700, 7000];
  if (schema instanceof z.ZodMiniBoolean) return [true];
  if (schema instanceof z.ZodMiniEnum) return schema.options;
  if (schema instanceof z.ZodMiniArray)
    return candidatesFor(schema.def.element, own).map((element) => [element]);
  if (!(schema instanceof z.ZodMiniObject)) return [];
  const parts = Object.entries<z.core.$ZodType>(schema.shape).map(([name, part]) => [
    name,
    candidatesFor(part, own).find((value) => z.safeParse(part, value).success),
  ]);
  return [Object.fromEntries(parts)];
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

interface Place {
  readonly path: Path;
  readonly schema: z.core.$ZodType;
}

/** What a field is sent with: a word of its own where it takes one, else what the act gave, else what is allowed. */
function valueFor(whole: z.ZodMiniType, body: unknown, { path, schema }: Place, own: Words): unknown {
  const given = valueAt(body, path);
  const isTaken = (value: unknown) => whole.safeParse(withValueAt(body, path, value)).success;
  const found = candidatesFor(schema, own).find(isTaken);
  return wordIn(found, own) || isNothing(given) ? found : given;
}

/** The fields of a route's body that may be left out. */
export const optionalFieldsOf = (route: Route): string[] =>
  route.body
    ? placesOf(route.body).flatMap((place) => (place.isOptional ? [fieldName(route, place)] : []))
    : [];

const fieldName = (route: Route, { path }: Pick<Place, "path">) => `${routeKey(route)} ${path.join(".")}`;

/**
 * A body with a value in each of its optional fields but those that are to be left as they are. Of support all texts are
 * marked, those that it must write, too.
 */
export function marked(route: Route, given: unknown, isLeft: (path: string) => boolean) {
  const { body: whole, roles } = route;
  const isOfSupport = !roles.includes("client");
  const marks: Mark[] = [];
  let body = given;
  for (const place of whole ? placesOf(whole) : []) {
    const { path, schema, isOptional } = place;
    const isMarked = isOptional || (isOfSupport && schema instanceof z.ZodMiniString);
    const hasParent = valueAt(body, path.slice(0, -1)) !== undefined;
    if (!whole || !isMarked || !hasParent) continue;
    const field = fieldName(route, place);
    const own = nextWords();
    const value = isLeft(path.join(".")) ? valueAt(body, path) : valueFor(whole, body, place, own);
    if (isNothing(value)) continue;
    body = withValueAt(body, path, value);
    const word = wordIn(value, own);
    marks.push({ field, name: String(path.at(-1)), value, ...(word && { word }) });
  }
  return { body, marks };
}

/** Whether a mark is met in what was kept or shown, as JSON. */
export const isMetIn = (text: string, { name, value, word }: Mark): boolean =>
  text.includes(word ?? `"${name}":${JSON.stringify(value)}`);
