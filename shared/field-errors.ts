import type * as z from "zod/mini";
import { type FieldError, type FieldErrorCode, fieldErrorCodes } from "./errors.ts";

const isFieldErrorCode = (value: string): value is FieldErrorCode =>
  (fieldErrorCodes as readonly string[]).includes(value);

function codeOf(issue: z.core.$ZodIssue): FieldErrorCode {
  if (isFieldErrorCode(issue.message)) return issue.message;
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? "required" : "invalid";
    case "too_small":
      return issue.minimum === 1 ? "required" : "too-short";
    case "too_big":
      return issue.origin === "array" ? "too-many" : "too-long";
    case "invalid_value":
    case "invalid_union":
      return issue.input === undefined || issue.input === "" ? "required" : "invalid-option";
    case "unrecognized_keys":
      return "unknown-field";
    default:
      return "invalid";
  }
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
