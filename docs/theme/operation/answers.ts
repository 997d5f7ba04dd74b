import type { Locale, Localized } from "@portal/shared/locales.ts";
import type { RefusedAnswer, RefusedExample } from "../../data/e-sitef/operations/refused-example.ts";
import type { HttpExample, Json } from "../../data/examples/request-code/http-example.ts";
import { operationPageWords as words } from "../../words/operation-page.ts";

/** What the generator writes for each call, so that its page carries no other call's example. */
export interface CallFile {
  readonly name: string;
  readonly example: HttpExample;
  readonly refused: RefusedExample;
}

export interface Answer {
  readonly id: string;
  readonly label: string;
  readonly response: Json;
  /** How the reader gets this answer, too. */
  readonly hint?: string;
}

const answer = (
  id: string,
  name: Localized,
  { status, response }: RefusedAnswer,
  locale: Locale,
  hint: string,
): Answer => ({ id, label: `${status} ${name[locale]}`, response, hint });

function refusedAnswers({ declined, invalid }: RefusedExample, locale: Locale): Answer[] {
  const { name, value, status } = invalid;
  const hint = words.invalidHint[locale].replace("%name%", name).replace("%value%", value);
  return [
    ...(declined ? [answer("declined", words.declined, declined, locale, words.declinedHint[locale])] : []),
    answer("invalid", status === 400 ? words.invalid : words.refused, invalid, locale, hint),
  ];
}

/** How a call is answered: done, declined where somebody can decline it, and refused for a wrong value. */
export function answersOf({ example, refused }: Omit<CallFile, "name">, locale: Locale): Answer[] {
  const { status, response } = example;
  const name = refused.declined ? words.approved : words.accepted;
  const done: Answer[] =
    response === undefined ? [] : [{ id: "done", label: `${status} ${name[locale]}`, response }];
  return [...done, ...refusedAnswers(refused, locale)];
}
