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

const underWay = new Set<string>();

interface Errors {
  readonly errors: readonly FieldError[];
}

/**
 * Every call ends in exactly one of the page's functions. A button that is pressed again while its payment or its card is
 * under way does nothing: the page is told once what became of it.
 */
export async function oneAtATime(
  id: string,
  { onSuccess, onFailure, onInvalid }: Callbacks,
  run: () => Promise<Reply> | Errors,
): Promise<void> {
  if (underWay.has(id)) return;
  const running = run();
  if ("errors" in running) {
    onInvalid?.(running.errors);
    return;
  }
  underWay.add(id);
  // Whatever the browser would not do: the page asks its server.
  const { isProcessed, answer } = await running.catch(() => ({ isProcessed: false, answer: {} }));
  underWay.delete(id);
  if (isProcessed) onSuccess?.(answer);
  else onFailure?.(answer);
}
