import { answersByRole, type Route, routeKey } from "@portal/shared/contract.ts";
import * as z from "zod/mini";
import { type Place, placesOf } from "./schema-paths.ts";

/** What no client may meet, whatever they ask. */
export const canary = "canario";

/** A field that one of a route's answers to support has, and its answer to a client has not. */
interface FieldBeyond {
  readonly route: string;
  readonly name: string;
  readonly schema: z.core.$ZodType;
}

const isIn = (places: readonly Place[], { path }: Place): boolean =>
  places.some((one) => one.path.join(".") === path.join("."));

/** Whatever is told to support alone where both ask; of an object that is, the whole. */
export function beyondClients(route: Route): FieldBeyond[] {
  const byRole = answersByRole(route);
  if (!byRole) return [];
  const [theirs, own] = [placesOf(byRole.client), placesOf(byRole.support)];
  return own
    .filter((place) => !isIn(theirs, place) && isIn(theirs, { ...place, path: place.path.slice(0, -1) }))
    .map(({ path, schema }) => ({ route: routeKey(route), name: String(path.at(-1)), schema }));
}

/** A value of a field, as whatever stores it reads it again; of canaries wherever there is a text. */
export function canariesIn(schema: z.core.$ZodType): unknown {
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable)
    return canariesIn(schema.def.innerType);
  if (schema instanceof z.ZodMiniArray) return [canariesIn(schema.def.element)];
  if (schema instanceof z.ZodMiniBoolean) return true;
  if (schema instanceof z.ZodMiniNumber) return 1;
  if (schema instanceof z.ZodMiniEnum) return schema.options[0];
  if (!(schema instanceof z.ZodMiniObject)) return canary;
  const parts = Object.entries<z.core.$ZodType>(schema.shape);
  return Object.fromEntries(parts.map(([name, part]) => [name, canariesIn(part)]));
}

/** Attributes that hold values by the name of a case, a field or an address: what stands there besides is no field. */
const byName = [
  "addresses",
  "answered",
  "answers",
  "facts",
  "fields",
  "files",
  "matches",
  "returns",
  "reviews",
  "secrets",
];

/** A copy of what is stored, with more in every object of it. */
export function planted(value: unknown, more: object, name = ""): unknown {
  if (Array.isArray(value)) return value.map((one) => planted(one, more));
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.entries(value).map(([part, inner]) => [part, planted(inner, more, part)]);
  return { ...Object.fromEntries(parts), ...(byName.includes(name) ? {} : more) };
}
