import type { Locale } from "@portal/shared/locales.ts";
import { data } from "react-router";
import { PageLoadError } from "../lib/navigation.ts";
import { loadWords } from "../lib/text/i18n.ts";

/** What a loader throws in a page's place. Few ever see it, so its words are fetched only then. */
export async function refusal(status: 403 | 404, locale: Locale) {
  try {
    await loadWords(locale, ["refusal"]);
  } catch (error) {
    return new PageLoadError("The words of a refusal did not arrive.", { cause: error });
  }
  return data(null, { status });
}
