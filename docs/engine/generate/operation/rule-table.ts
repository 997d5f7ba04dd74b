import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { table } from "../markdown.ts";
import { answerText, whenText } from "../rule-words.ts";
import { operationWords as words } from "./operation-words.ts";

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What rules that differ only in their amount and in the institution's words have in common. */
function family({ when, answer, follows, inferred }: OutcomeRule): string | undefined {
  if (when.amountCents === undefined || !("http" in answer) || answer.authorizerCode === undefined)
    return undefined;
  const { amountCents: _amount, ...common } = when;
  const { authorizerCode: _code, authorizerMessage: _message, ...said } = answer;
  return JSON.stringify([common, said, follows, inferred]);
}

/** Neighbours of one family, together. */
function families(rules: readonly OutcomeRule[]): OutcomeRule[][] {
  const groups: OutcomeRule[][] = [];
  let last: string | undefined;
  for (const rule of rules) {
    const own = family(rule);
    if (own !== undefined && own === last) groups.at(-1)?.push(rule);
    else groups.push([rule]);
    last = own;
  }
  return groups;
}

/** One row for many amounts: the page of the sandbox lists each of them. */
function rowOfMany(first: OutcomeRule, last: OutcomeRule, locale: Locale): readonly [string, string] {
  const from = String(first.when.amountCents);
  const to = words.amountTo[locale].replace("%amount%", String(last.when.amountCents));
  const when = whenText(first.when, locale).replace(`\`${from}\``, `\`${from}\` ${to}`);
  if (!("http" in first.answer)) throw new Error("Rules of one family answer.");
  const { authorizerCode: _code, authorizerMessage: _message, ...said } = first.answer;
  return [when, `${answerText({ ...first, answer: said }, locale)}, ${words.ownDecline[locale]}`];
}

function row(rules: readonly OutcomeRule[], locale: Locale): string[] {
  const [first, last] = [rules[0], rules.at(-1)];
  if (!first || !last) return [];
  const [when, answer] =
    first === last
      ? ([whenText(first.when, locale), answerText(first, locale)] as const)
      : rowOfMany(first, last, locale);
  return [`${capital(when)}${first.inferred ? " <InSandbox />" : ""}`, answer];
}

/** A rule without a condition, and no other before it: "otherwise" would look for the others. */
const isAll = (rules: readonly OutcomeRule[]): boolean =>
  rules.length === 1 && rules.every(({ when }) => Object.keys(when).every((name) => name === "operation"));

const always = ([, answer = ""]: readonly string[], locale: Locale): string[] => [
  words.always[locale],
  answer,
];

/** Rules in the order in which they are asked; those of this product carry the badge. */
export const ruleTable = (rules: readonly OutcomeRule[], locale: Locale): string =>
  table(
    [words.when[locale], words.answered[locale]],
    families(rules).map((group) => (isAll(rules) ? always(row(group, locale), locale) : row(group, locale))),
  );
