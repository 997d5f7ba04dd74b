import { exchangeFacts, libraryOnlyFacts } from "../../../data/facts/exchange.data.ts";
import type { FieldRow } from "../../../data/manual-interface-clisitef/field-schema.ts";
import { fields } from "../../../data/manual-interface-clisitef/fields.ts";
import { libraryNames } from "../../../data/manual-interface-clisitef/library-names.data.ts";
import { differences } from "./expand.ts";

const lines = (text: string) => text.split("\n").filter((line) => line !== "");

/** A value as the facts write it: `.` where nothing is public, `~` behind what is inferred. */
function valueOf(field: FieldRow, part: "type" | "size" | "direction" | "headers"): string {
  const mark = field.inferred?.includes(part) ? "~" : "";
  if (part === "size") {
    if (field.varies) return "varies";
    return field.size ? `${field.size.minimum}..${field.size.maximum}${mark}` : ".";
  }
  const value = field[part];
  if (value === undefined) return ".";
  return `${Array.isArray(value) ? value.join("+") : value}${mark}`;
}

const lineOf = (field: FieldRow) =>
  [
    field.slug,
    field.code ?? ".",
    valueOf(field, "type"),
    valueOf(field, "size"),
    valueOf(field, "direction"),
    valueOf(field, "headers"),
  ].join(" ");

/** No field of the file exchange has a code, size, direction or header that nobody printed, and none that was printed is left out. */
export const exchangeProblems = (
  written: readonly FieldRow[] = fields,
  names: readonly { readonly slug: string; readonly fieldType: number }[] = libraryNames,
): string[] => [
  ...differences("data/manual-interface-clisitef", lines(exchangeFacts), written.map(lineOf)),
  ...differences(
    "data/manual-interface-clisitef/library-names.data.ts",
    lines(libraryOnlyFacts),
    names.map(({ slug, fieldType }) => `${slug} ${fieldType}`),
  ),
];
