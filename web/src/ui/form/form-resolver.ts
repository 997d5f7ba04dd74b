import { toNestErrors } from "@hookform/resolvers";
import type { FieldError } from "@portal/shared/errors.ts";
import { fieldErrors } from "@portal/shared/field/field-errors.ts";
import { isRecord } from "@portal/shared/field/record.ts";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { withoutBlanks } from "./form-values.ts";

/** A field's refusal as react-hook-form keeps it: the code, and the bound that was crossed as its message. */
export const formErrorOf = ({ code, limit }: Pick<FieldError, "code" | "limit">) => ({
  type: code,
  message: limit === undefined ? "" : String(limit),
});

/** The first refusal of a field is the one to show: later ones often follow from it. */
export function errorsByPath(errors: readonly FieldError[]): Map<string, FieldError> {
  const byPath = new Map<string, FieldError>();
  for (const error of errors) if (!byPath.has(error.path)) byPath.set(error.path, error);
  return byPath;
}

interface ParsedForm {
  readonly body: FieldValues;
  /** Refusals by the dotted path of their field; empty when the body may be sent. */
  readonly refusals: ReadonlyMap<string, FieldError>;
}

/** Validates values with the very schema that the API uses. */
export function parseForm(schema: z.ZodMiniType, values: FieldValues): ParsedForm {
  const result = schema.safeParse(withoutBlanks(values), { reportInput: true });
  if (result.success) return { body: isRecord(result.data) ? result.data : {}, refusals: new Map() };
  return { body: {}, refusals: errorsByPath(fieldErrors(result.error.issues)) };
}

/** The schema may change with the button that is pressed. */
export function schemaResolver<Values extends FieldValues>(
  currentSchema: () => z.ZodMiniType,
): Resolver<Values, unknown, FieldValues> {
  return (values, _context, options) => {
    const { body, refusals } = parseForm(currentSchema(), values);
    const errors: FieldErrors = Object.fromEntries(
      [...refusals].map(([path, error]) => [path, formErrorOf(error)]),
    );
    return refusals.size === 0
      ? { values: body, errors: {} }
      : { values: {}, errors: toNestErrors(errors, options) };
  };
}
