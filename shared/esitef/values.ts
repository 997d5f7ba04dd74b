import type { CountryRefusal } from "./country/country-profile.data.ts";
import type { Need, Operation, Shape } from "./schema.ts";

/** The values of a call by the names of the documentation; a list has one entry for each of its members. */
export type Values = ReadonlyMap<string, readonly string[]>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function collect(value: unknown, name: string, into: Map<string, string[]>): void {
  if (Array.isArray(value)) {
    for (const member of value) collect(member, `${name}[]`, into);
  } else if (isRecord(value)) {
    const inside = name === "" ? "" : `${name}.`;
    for (const [key, member] of Object.entries(value)) collect(member, `${inside}${key}`, into);
  } else if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    // Every value is documented as text; clients also send numbers and booleans, which the gateway accepts.
    into.set(name, [...(into.get(name) ?? []), String(value)]);
  }
}

/** `{ card: { number: "4" } }` is `card.number`, and the names of a list's members carry `[]`. */
export function valuesOf(body: unknown): Values {
  const values = new Map<string, string[]>();
  collect(body, "", values);
  return values;
}

const patterns: Readonly<Partial<Record<Shape["type"], RegExp>>> = {
  N: /^\d+$/,
  B: /^(?:true|false)$/,
};

/** No name, address or number of an order has one; in a header or a log it would begin another line. */
const controlCharacter = /\p{Cc}/u;

/** Whether a value has that form. */
export function fits(value: string, { type, size, values, pattern }: Shape): boolean {
  if (patterns[type]?.test(value) === false || controlCharacter.test(value)) return false;
  if (pattern !== undefined && !new RegExp(pattern).test(value)) return false;
  const [fewest, most] = size ?? [0, Number.POSITIVE_INFINITY];
  const length = Array.from(value).length;
  if (length < fewest || length > most) return false;
  return values === undefined || values.includes(value);
}

/** The usual form of each parameter, by its name. */
export type Shapes = Readonly<Record<string, Shape>>;

/** The form of a parameter in this operation. */
export const shapeOf = (
  { shapes }: Pick<Operation, "shapes">,
  name: string,
  usual: Shapes,
): Shape | undefined => shapes?.[name] ?? usual[name];

/**
 * What is wrong with a call's values: the first parameter that is missing, not in its form, a card that no page
 * publishes, or nothing for a store of that country.
 */
export type Refused =
  | { readonly parameter: string; readonly why: "missing" | "malformed" | "unpublished" }
  | { readonly parameter: string; readonly why: "country"; readonly refusal: CountryRefusal };

/** Of a call, where its forms of parameters differ from the usual ones. */
type FormsHere = Pick<Operation, "shapes"> | Operation;

/** Parameters that the documentation does not name are ignored, as the gateway does. */
export function firstRefused(
  operation: FormsHere,
  needs: Readonly<Record<string, Need>>,
  values: Values,
  usual: Shapes,
): Refused | undefined {
  for (const [parameter, need] of Object.entries(needs)) {
    const given = values.get(parameter) ?? [];
    if (need === "yes" && given.every((value) => value === "")) return { parameter, why: "missing" };
    const shape = shapeOf(operation, parameter, usual);
    if (shape && given.some((value) => value !== "" && !fits(value, shape))) {
      return { parameter, why: "malformed" };
    }
  }
  return undefined;
}

/** As the gateway writes a parameter in its messages: `card.expiry_date` is `cardExpiryDate`. */
export const messageName = (parameter: string): string =>
  parameter.replaceAll("[]", "").replace(/[._](\w)/g, (_, letter: string) => letter.toUpperCase());
