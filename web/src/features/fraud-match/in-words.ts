import { loadWords } from "../../lib/text/i18n.ts";
import { inWords } from "../../ui/in-words.tsx";

/** What orders say of scenarios is told in words of its own. */
export const InFraudMatchWords = inWords("fraud-match", (locale) => loadWords(locale, ["fraud-match"]));
