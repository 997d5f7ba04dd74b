import { publishedNumbers } from "@portal/shared/certification/card-numbers.data.ts";
import { type CardFieldProblem, cardFieldProblems } from "@portal/shared/esitef/words/page-scripts.data.ts";
import type { Locale } from "@portal/shared/locales.ts";

/** What is sent of a card, by the names of the interface. */
export interface Card {
  readonly number: string;
  readonly expiry_date: string;
  readonly security_code?: string;
  readonly holder?: string;
}

/** What `onInvalid` is told of a field. Never what stands in it. */
export interface FieldError {
  /** The documented class of the field. */
  readonly field: string;
  readonly message: string;
}

interface Rules {
  readonly locale: Locale;
  readonly isSecurityCodeOptional: boolean;
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The first field with a class; undefined where the page has none. */
function fieldOf(name: string): Field | undefined {
  const element = document.querySelector(`.${name}`);
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : undefined;
}

const textOf = (name: string): string | undefined => fieldOf(name)?.value.trim();

const withoutGaps = (text: string): string => text.replace(/[\s-]/g, "");

type Problem = readonly [field: string, problem: CardFieldProblem];

/**
 * In the sandbox the list of published cards stands in for the check digit, which some of them fail: another number is
 * refused here and never leaves the page.
 */
function numberProblem(number: string): CardFieldProblem | undefined {
  if (!/^\d{13,19}$/.test(number)) return "numberForm";
  return publishedNumbers.has(number) ? undefined : "unpublished";
}

/** The field of the number, and the number once it is typed to its end. */
export function publishedNumberOnPage(): { readonly field?: Field | undefined; readonly number?: string } {
  const field = fieldOf("esitef-cardnumber");
  const number = withoutGaps(field?.value ?? "");
  return numberProblem(number) === undefined ? { field, number } : { field };
}

/** MMYY of one field, or of two: those win where a page has all three. */
function expiry(): { readonly field: string; readonly text: string | undefined } {
  const [month, year] = [textOf("esitef-cardexpirymonth"), textOf("esitef-cardexpiryyear")];
  if (month !== undefined && year !== undefined) {
    return {
      field: "esitef-cardexpirymonth",
      text: /^\d\d$/.test(month) && /^\d\d$/.test(year) ? month + year : "",
    };
  }
  return { field: "esitef-cardexpirydate", text: textOf("esitef-cardexpirydate")?.replace("/", "") };
}

function expiryProblem(text: string, now: Date): CardFieldProblem | undefined {
  const [month, year] = [Number(text.slice(0, 2)), Number(text.slice(2))];
  if (!/^\d{4}$/.test(text) || month < 1 || month > 12) return "expiryForm";
  // A card is good until the end of its month.
  return new Date(2000 + year, month) <= now ? "expired" : undefined;
}

const securityCodeProblem = (code: string, isOptional: boolean): CardFieldProblem | undefined =>
  /^\d{1,5}$/.test(code) || (code === "" && isOptional) ? undefined : "securityCode";

/** What stands in the fields of the page, and what is wrong with it. */
function look({ isSecurityCodeOptional }: Rules): {
  readonly card: Card;
  readonly problems: readonly Problem[];
} {
  const number = textOf("esitef-cardnumber");
  const code = textOf("esitef-cardsecuritycode");
  const holder = textOf("esitef-cardholder");
  const { field, text } = expiry();
  const digits = withoutGaps(number ?? "");
  const judged: readonly (readonly [string, CardFieldProblem | undefined])[] = [
    ["esitef-cardnumber", number === undefined ? "noField" : numberProblem(digits)],
    [field, text === undefined ? "noField" : expiryProblem(text, new Date())],
    [
      "esitef-cardsecuritycode",
      code === undefined && !isSecurityCodeOptional
        ? "noField"
        : securityCodeProblem(code ?? "", isSecurityCodeOptional),
    ],
    ["esitef-cardholder", (holder ?? "").length > 30 ? "holder" : undefined],
  ];
  const card = {
    number: digits,
    expiry_date: text ?? "",
    ...(code ? { security_code: code } : {}),
    ...(holder ? { holder } : {}),
  };
  return {
    card,
    problems: judged.flatMap(([name, problem]): Problem[] => (problem ? [[name, problem]] : [])),
  };
}

const told = (problems: readonly Problem[], locale: Locale): FieldError[] =>
  problems.map(([field, problem]) => ({ field, message: cardFieldProblems[problem][locale] }));

export type Looked = { readonly card: Card } | { readonly errors: readonly FieldError[] };

/** The card of the page's fields, or what is wrong with them. */
export function cardOnPage(rules: Rules): Looked {
  const { card, problems } = look(rules);
  return problems.length > 0 ? { errors: told(problems, rules.locale) } : { card };
}
