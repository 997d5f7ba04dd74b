import { toNestErrors } from "@hookform/resolvers";
import type { FieldError } from "@portal/shared/errors.ts";
import { fieldErrors } from "@portal/shared/field-errors.ts";
import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod/mini";
import { withoutBlanks } from "./form-values.ts";
import { isRecord } from "./record.ts";

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

/** Validates with the very schema the API parses with; which one may change with the button that is pressed. */
export function schemaResolver<Values extends FieldValues>(
  currentSchema: () => z.ZodMiniType,
): Resolver<Values, unknown, FieldValues> {
  return (values, _context, options) => {
    const result = currentSchema().safeParse(withoutBlanks(values), { reportInput: true });
    if (result.success) return { values: isRecord(result.data) ? result.data : {}, errors: {} };
    const errors: FieldErrors = Object.fromEntries(
      [...errorsByPath(fieldErrors(result.error.issues))].map(([path, error]) => [path, formErrorOf(error)]),
    );
    return { values: {}, errors: toNestErrors(errors, options) };
  };
}
