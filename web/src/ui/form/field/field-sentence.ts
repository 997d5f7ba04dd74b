import { type FieldErrorCode, fieldErrorCodes } from "@portal/shared/errors.ts";
import { useTranslations } from "use-intl";

const isFieldErrorCode = (value: unknown): value is FieldErrorCode =>
  (fieldErrorCodes as readonly unknown[]).includes(value);

interface RefusedField {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** The sentence of a refused field; the API and the form refuse with the same codes, so there is one of each. */
export function useFieldSentence(): (error: RefusedField, label: string) => string {
  const translate = useTranslations("errors.field");
  return ({ type, message }, label) =>
    translate(isFieldErrorCode(type) ? type : "invalid", { field: label, limit: Number(message) || 0 });
}
