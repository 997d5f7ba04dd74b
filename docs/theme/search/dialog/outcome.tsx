import Link from "@docusaurus/Link";
import { type Locale, withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { searchWords } from "../../../words/search.ts";
import type { SearchAnswer } from "../engine/answer.ts";
import styles from "./search-dialog.module.css";

interface OutcomeProps {
  readonly query: string;
  readonly locale: Locale;
  readonly answer?: SearchAnswer;
  readonly failed: boolean;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
}

type State = Pick<OutcomeProps, "query" | "answer" | "failed">;

function outcomeOf({ query, answer, failed }: State): "idle" | "failed" | "searching" | "found" | "nothing" {
  if (query === "") return "idle";
  if (answer && answer.hits.length > 0) return "found";
  if (failed) return "failed";
  // The titles may have no such word, and the texts have it.
  return answer?.complete ? "nothing" : "searching";
}

/** What there is to see beside the hits: none and what now, not yet, or not at all. */
export function Outcome({ query, locale, answer, failed, onLeave, onRetry }: OutcomeProps) {
  const outcome = outcomeOf({ query, answer, failed });
  if (outcome === "failed") return <SearchFailed locale={locale} onRetry={onRetry} />;
  if (outcome === "searching") return <p className={styles.note}>{searchWords.searching[locale]}</p>;
  if (outcome !== "nothing") return null;
  return <NothingFound query={answer?.query ?? query} locale={locale} onLeave={onLeave} />;
}

/** The same for who only hears it. It stays in the page, because what appears together with its text may go unheard. */
export function Announcement({ locale, ...state }: State & Pick<OutcomeProps, "locale">) {
  const said = {
    idle: "",
    // An alert of its own says that.
    failed: "",
    searching: searchWords.searching[locale],
    found: `${searchWords.results[locale]}: ${state.answer?.hits.length}`,
    nothing: `${searchWords.nothing[locale]} “${state.answer?.query}”.`,
  };
  return <output className="brand-visually-hidden">{said[outcomeOf(state)]}</output>;
}

function NothingFound({ query, locale, onLeave }: Pick<OutcomeProps, "query" | "locale" | "onLeave">) {
  return (
    <div className={styles.note}>
      <p>
        {searchWords.nothing[locale]} <strong>“{query}”</strong>.
      </p>
      <p>{searchWords.advice[locale]}</p>
      <ul>
        <li>
          <Link to={withLocale(locale, "/docs")} onClick={onLeave}>
            {searchWords.browse[locale]}
          </Link>
        </li>
        <li>
          <a href={site.contactUrl}>{searchWords.ask[locale]}</a>
        </li>
      </ul>
    </div>
  );
}

function SearchFailed({ locale, onRetry }: Pick<OutcomeProps, "locale" | "onRetry">) {
  return (
    <div className={styles.note} role="alert">
      <p>{searchWords.failed[locale]}</p>
      <button type="button" className="brand-button brand-button--secondary" onClick={onRetry}>
        {searchWords.again[locale]}
      </button>
    </div>
  );
}
