import CodeBlock from "@theme/CodeBlock";
import TabItem from "@theme/TabItem";
import Tabs from "@theme/Tabs";
import type { CallSheet, CodeMeaning, CodeSheet } from "../../../data/e-sitef/call-sheet.ts";
import { tryItWords } from "../../../words/try-it.ts";
import { InlineCode } from "../../inline-code.tsx";
import { useLocale } from "../../use-locale.ts";
import type { CallAnswer } from "../call/send-call.ts";
import styles from "../try-it.module.css";
import { explain } from "./explained.ts";

const words = tryItWords.answer;

/** Success is quiet, a refusal is told, and what broke stands out. */
function tone(status: number): string {
  if (status < 300) return "brand-badge--success";
  return status < 500 ? "brand-badge--warning" : "brand-badge--danger";
}

const said = ({ name, action }: CodeMeaning) => (
  <>
    <InlineCode text={name} />
    {action && (
      <>
        . <InlineCode text={action} />
      </>
    )}
  </>
);

function Members({ answer, sheet, codes }: AnswerProps) {
  return (
    <dl className={styles.members}>
      {explain(answer.body, sheet, codes).map(({ name, value, meaning, says }) => (
        <div key={name}>
          <dt>
            <code>{name}</code> <span className={styles.value}>{value}</span>
          </dt>
          <dd>
            {says && <strong>{said(says)} </strong>}
            {meaning && <InlineCode text={meaning} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const jsonOf = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body, null, 2));

function Body(props: AnswerProps) {
  const { body } = props.answer;
  const locale = useLocale();
  if (body === undefined) return <p>{words.empty[locale]}</p>;
  if (typeof body === "string") return <CodeBlock language="text">{body}</CodeBlock>;
  return (
    <Tabs>
      <TabItem value="explained" label={words.explained[locale]}>
        <Members {...props} />
      </TabItem>
      <TabItem value="json" label={words.raw[locale]}>
        <CodeBlock language="json">{jsonOf(body)}</CodeBlock>
      </TabItem>
    </Tabs>
  );
}

interface AnswerProps {
  readonly answer: CallAnswer;
  readonly sheet: CallSheet;
  readonly codes: CodeSheet;
}

/** The real answer, member by member in the reader's words, and as it arrived. */
export function AnswerView(props: AnswerProps) {
  const { answer, codes, sheet } = props;
  const locale = useLocale();
  // The table is e-SiTef's, and its HTTP 400 may be a denial.
  const meaning = sheet.product === "e-sitef" ? codes.http[String(answer.status)] : undefined;
  return (
    <section className={styles.answer} aria-label={words.title[locale]}>
      <p className={styles.status}>
        <strong>{words.title[locale]}</strong>
        <span className={`brand-badge ${tone(answer.status)}`}>{answer.status}</span>
        <span>{words.duration[locale].replace("%milliseconds%", String(answer.milliseconds))}</span>
        {meaning && <span className={styles.hint}>{meaning.name}</span>}
      </p>
      <Body {...props} />
      {answer.headers.length > 0 && (
        <details className={styles.more}>
          <summary>{words.headers[locale]}</summary>
          <dl className={styles.headers}>
            {answer.headers.map(([name, value]) => (
              <div key={name}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}
