import { defaultLocale, isLocale, type Locale } from "@portal/shared/locales.ts";
import type { FieldError } from "./card-fields.ts";
import type { Answer, Reply } from "./gateway.ts";

/** What every function of the interface takes. */
export interface Callbacks {
  readonly onSuccess?: (response: Answer) => void;
  readonly onFailure?: (response: Answer) => void;
  readonly onInvalid?: (errors: readonly FieldError[]) => void;
}

/** A page in another language, or in none that the interface has, is spoken to in Portuguese. */
export const localeOf = (locale: unknown): Locale => (isLocale(locale) ? locale : defaultLocale);

/** Pages send it as a truth value or as a text. */
export const isTrue = (flag: unknown): boolean => flag === true || flag === "true";

/** Ends a call: every one of them ends in exactly one of the page's functions. */
export function finish({ onSuccess, onFailure }: Callbacks, { isProcessed, answer }: Reply): void {
  if (isProcessed) onSuccess?.(answer);
  else onFailure?.(answer);
}
