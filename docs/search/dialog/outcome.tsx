import Link from "@docusaurus/Link";
import { type Locale, withLocale } from "../../../shared/locales.ts";
import { site } from "../../../shared/site.ts";
import type { Answer } from "../answer.ts";
import { dialogWords } from "./dialog-words.ts";
import styles from "./search-dialog.module.css";

interface OutcomeProps {
  readonly query: string;
  readonly locale: Locale;
  readonly answer?: Answer;
  readonly failed: boolean;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
}

/** What there is to say beside the hits: how many, none and what now, not yet, or not at all. */
export function Outcome({ query, locale, answer, failed, onLeave, onRetry }: OutcomeProps) {
  if (query === "") return null;
  if (failed && !answer?.hits.length) return <SearchFailed locale={locale} onRetry={onRetry} />;
  if (!answer) return <output className={styles.note}>{dialogWords.searching[locale]}</output>;
  if (answer.hits.length > 0) {
    return (
      <output className="brand-visually-hidden">
        {`${dialogWords.results[locale]}: ${answer.hits.length}`}
      </output>
    );
  }
  // The titles have no such word, but the texts may.
  if (!answer.complete) return <output className={styles.note}>{dialogWords.searching[locale]}</output>;
  return <NothingFound query={answer.query} locale={locale} onLeave={onLeave} />;
}

function NothingFound({ query, locale, onLeave }: Pick<OutcomeProps, "query" | "locale" | "onLeave">) {
  return (
    <div className={styles.note}>
      <output>
        {dialogWords.nothing[locale]} <strong>“{query}”</strong>.
      </output>
      <p>{dialogWords.advice[locale]}</p>
      <ul>
        <li>
          <Link to={withLocale(locale, "/docs")} onClick={onLeave}>
            {dialogWords.browse[locale]}
          </Link>
        </li>
        <li>
          <a href={site.contactUrl}>{dialogWords.ask[locale]}</a>
        </li>
      </ul>
    </div>
  );
}

function SearchFailed({ locale, onRetry }: Pick<OutcomeProps, "locale" | "onRetry">) {
  return (
    <div className={styles.note} role="alert">
      <p>{dialogWords.failed[locale]}</p>
      <button type="button" className="brand-button brand-button--secondary" onClick={onRetry}>
        {dialogWords.again[locale]}
      </button>
    </div>
  );
}
