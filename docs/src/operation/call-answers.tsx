import type { Locale, Localized } from "@portal/shared/locales.ts";
import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { RefusedAnswer, RefusedExample } from "../../data/e-sitef/refused-examples.data.ts";
import { type HttpExample, type Json, jsonText } from "../../data/examples/request-code/http-example.ts";
import { operationPageWords as words } from "../../words/operation-page.ts";
import { InlineCode } from "../inline-code.tsx";
import { useLocale } from "../use-locale.ts";

interface Answer {
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
  hint?: string,
): Answer => ({ id, label: `${status} ${name[locale]}`, response, ...(hint && { hint }) });

function refusedAnswers({ declined, invalid }: RefusedExample, locale: Locale): Answer[] {
  const { name, value, status } = invalid;
  const hint = words.invalidHint[locale].replace("%name%", name).replace("%value%", value);
  return [
    ...(declined ? [answer("declined", words.declined, declined, locale, words.declinedHint[locale])] : []),
    answer("invalid", status === 400 ? words.invalid : words.refused, invalid, locale, hint),
  ];
}

function answersOf(example: HttpExample, refused: RefusedExample, locale: Locale): Answer[] {
  const { status, response } = example;
  const name = refused.declined ? words.approved : words.accepted;
  const done: Answer[] =
    response === undefined ? [] : [{ id: "done", label: `${status} ${name[locale]}`, response }];
  return [...done, ...refusedAnswers(refused, locale)];
}

interface CallAnswersProps {
  readonly example: HttpExample;
  readonly refused: RefusedExample;
}

/** How the call is answered: done, declined where somebody can decline it, and refused for a wrong value. */
export function CallAnswers({ example, refused }: CallAnswersProps) {
  const locale = useLocale();
  const answers = answersOf(example, refused, locale);
  const samples = answers.map(({ label, hint, response }) => ({
    label: [label, hint].filter(Boolean).join(": "),
    grammar: "json",
    code: jsonText(response),
  }));
  return (
    // Only the open tab is drawn; the page's Markdown takes the others from here.
    <div className="answers" data-samples={JSON.stringify(samples)}>
      <Tabs lazy>
        {answers.map(({ id, label, response, hint }) => (
          <TabItem key={id} value={id} label={label}>
            <CodeBlock language="json">{jsonText(response)}</CodeBlock>
            {hint && (
              <p className="answers__hint">
                <InlineCode text={hint} />
              </p>
            )}
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
