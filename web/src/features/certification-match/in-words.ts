import { loadWords } from "../../lib/text/i18n.ts";
import { inWords } from "../../ui/in-words.tsx";

/** What calls say of cases is told in words of its own. */
export const InMatchWords = inWords("certification-match", (locale) =>
  loadWords(locale, ["certification-match"]),
);
