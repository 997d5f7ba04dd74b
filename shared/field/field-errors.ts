import type * as z from "zod/mini";
import { type FieldError, type FieldErrorCode, fieldErrorCodes } from "../errors.ts";

const isFieldErrorCode = (value: string): value is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(value);

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === "";

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  const { code } = issue;
  if (isFieldErrorCode(issue.message)) return issue.message;
  if (code === "invalid_type") return isAbsent(issue.input) ? "required" : "invalid";
  if (code === "invalid_value" || code === "invalid_union")
    return isAbsent(issue.input) ? "required" : "invalid-option";
  if (code === "too_small") return issue.minimum === 1 ? "required" : "too-short";
  if (code === "too_big") return issue.origin === "array" ? "too-many" : "too-long";
  return code === "unrecognized_keys" ? "unknown-field" : "invalid";
}

function limitOf(issue: z.core.$ZodIssue): number | undefined {
  if (issue.code === "too_big") return Number(issue.maximum);
  if (issue.code === "too_small") return Number(issue.minimum);
  return undefined;
}

/**
 * Turns schema issues into the product's own field errors; API and forms use this same function, so a field is
 * refused with the same sentence on both sides. Schemas must be parsed with `reportInput: true`.
 */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue): FieldError[] => {
    const base = issue.path.map(String);
    const keys = issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...base, key]) : [base];
    const limit = limitOf(issue);
    return keys.map((path) => ({
      path: path.join("."),
      code: codeOf(issue),
      ...(limit === undefined ? {} : { limit }),
    }));
  });
}
