import type { OutcomeRule } from "../../../shared/esitef/schema.ts";
import type { Locale } from "../../../shared/locales.ts";
import { table } from "../markdown.ts";
import { answerText, whenText } from "../rule-words.ts";
import { operationWords as words } from "./operation-words.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Rules in the order in which they are asked; those of this product carry the badge. */
export const ruleTable = (rules: readonly OutcomeRule[], locale: Locale): string =>
  table(
    [words.when[locale], words.answered[locale]],
    rules.map((rule) => [
      `${capital(whenText(rule.when, locale))}${rule.inferred ? " <Illustrative />" : ""}`,
      answerText(rule, locale),
    ]),
  );
