import type { OutcomeRule } from "@portal/shared/esitef/schema.ts";
import type { Locale, Localized } from "@portal/shared/locales.ts";
import { referenceWords } from "../../words/reference.ts";

const words = referenceWords.sandboxRule;

type When = OutcomeRule["when"];

const code = (text: string) => `\`${text}\``;
const codes = (texts: readonly string[]) => texts.map(code).join(", ");
const filled = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/%(\w+)%/g, (whole, name: string) => values[name] ?? whole);

/** Where the amount that decides is sent. */
const amountField = ({ operation }: When) => (operation.startsWith("3ds") ? "purchase.amount" : "amount");

/** More cards than these are "a test card": the page that lists them is one link away. */
const namedCards = 3;

function cardText(cards: readonly string[], locale: Locale): string {
  return cards.length > namedCards
    ? words.testCard[locale]
    : filled(words.card[locale], { cards: codes(cards) });
}

function centsText({ centsFrom, centsTo }: When, locale: Locale): string | undefined {
  if (centsFrom === undefined || centsTo === undefined) return undefined;
  const two = (cents: number) => code(String(cents).padStart(2, "0"));
  return filled(words.cents[locale], { from: two(centsFrom), to: two(centsTo) });
}

function relationText({ amountRelation }: When, locale: Locale): string | undefined {
  if (!amountRelation) return undefined;
  const { op, to } = amountRelation;
  return `${words.relation[op][locale]} ${to === "reserved" ? words.reserved[locale] : words.paid[locale]}`;
}

function fieldTexts(when: When, locale: Locale): (string | undefined)[] {
  const named = (text: string, field: string | undefined) =>
    field === undefined ? undefined : filled(text, { field });
  const equal = (field: string, value: string | undefined) =>
    value === undefined ? undefined : filled(words.equal[locale], { field, value });
  return [
    equal(amountField(when), when.amountCents === undefined ? undefined : String(when.amountCents)),
    equal("status", when.status),
    equal("confirm", when.confirm),
    named(words.missing[locale], when.missingField),
    named(words.invalid[locale], when.invalidField),
    named(words.present[locale], when.hasField),
  ];
}

function statusTexts(when: When, locale: Locale): (string | undefined)[] {
  const among = (text: string, statuses: readonly string[] | undefined) =>
    statuses && filled(text, { statuses: codes(statuses) });
  return [
    among(words.nitNot[locale], when.nitStatusNot),
    among(words.originalIs[locale], when.originalStatus),
    among(words.originalNot[locale], when.originalStatusNot),
    when.orOriginal && words.orCaptured[locale],
  ];
}

const flagNames = [
  "nitKnown",
  "credentialsValid",
  "authorizerEnabled",
  "brandEnabled",
  "cardExpired",
  "authenticityAnswered",
  "signed",
  "cardAlreadyStored",
] as const;

/** Each flag is asked with one value only: the other one is the usual case. */
const flagTexts = (when: When, locale: Locale) =>
  flagNames.filter((name) => when[name] !== undefined).map((name) => words.flag[name][locale]);

const authorizerWords: Readonly<Record<string, Localized>> = words.authorizerKind;

function authorizerText(kind: string, locale: Locale): string {
  const known = authorizerWords[kind];
  if (!known) throw new Error(`There are no words for an authorizer of the kind "${kind}".`);
  return known[locale];
}

/** When a rule holds, in a reader's words. */
export function whenText(when: When, locale: Locale): string {
  const texts = [
    when.method && words.method[when.method][locale],
    ...fieldTexts(when, locale),
    centsText(when, locale),
    when.cardIn && cardText(when.cardIn, locale),
    when.authorizerKind && authorizerText(when.authorizerKind, locale),
    when.antifraud && filled(words.antifraud[locale], { providers: codes(when.antifraud) }),
    relationText(when, locale),
    ...statusTexts(when, locale),
    ...flagTexts(when, locale),
  ].filter((text) => text !== undefined && text !== "");
  const isLast = when.otherwise === true || texts.length === 0;
  return [...texts, ...(isLast ? [words.otherwise[locale]] : [])].join(", ");
}

function followText({ follows }: OutcomeRule, locale: Locale): string[] {
  if (!follows) return [];
  const { afterSeconds, status, payment, schedule, risk } = follows;
  const after =
    afterSeconds !== undefined &&
    status !== undefined &&
    filled(words.later[locale], { seconds: String(afterSeconds), status });
  return [
    after,
    payment !== undefined && filled(words.thenPayment[locale], { status: payment }),
    schedule !== undefined && filled(words.thenSchedule[locale], { status: schedule }),
    risk !== undefined && filled(words.thenRisk[locale], { status: risk }),
  ].filter((text) => text !== false);
}

/** What is answered, and what follows by itself. */
export function answerText(rule: OutcomeRule, locale: Locale): string {
  const { answer } = rule;
  if ("noAnswerSeconds" in answer) {
    const status = rule.follows?.status ?? "";
    return filled(words.noAnswer[locale], { status });
  }
  const { http, status, code: number, authorizerCode, authorizerMessage } = answer;
  const texts = [
    `HTTP ${code(String(http))}`,
    number !== undefined && `\`code\` ${code(number)}`,
    status !== undefined && `\`status\` ${code(status)}`,
    authorizerCode !== undefined && `\`authorizer_code\` ${code(authorizerCode)}`,
    authorizerMessage !== undefined && `“${authorizerMessage}”`,
    ...followText(rule, locale),
  ];
  return texts.filter((text) => text !== false).join(", ");
}
