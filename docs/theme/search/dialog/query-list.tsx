import type { Locale } from "@portal/shared/locales.ts";
import { searchWords } from "../../../words/search.ts";
import { list, option } from "./option.ts";
import styles from "./search-dialog.module.css";

interface QueryListProps {
  readonly queries: readonly string[];
  readonly active: number;
  readonly locale: Locale;
  readonly onChosen: (query: string) => void;
  readonly onPointed: (place: number) => void;
  /** Both absent where the queries are examples, which nobody can forget. */
  readonly onForget?: () => void;
  readonly onDrop?: (query: string) => void;
}

/** What may be asked while nothing is typed: recent searches, or examples for who has none. */
export function QueryList(props: QueryListProps) {
  const { queries, active, locale, onChosen, onPointed, onForget, onDrop } = props;
  return (
    <>
      <div className={styles.listHead}>
        <span id="search-queries-title">{searchWords[onForget ? "recent" : "examples"][locale]}</span>
        {onForget && (
          <button type="button" className={styles.forget} onClick={onForget}>
            {searchWords.forget[locale]}
          </button>
        )}
      </div>
      <div {...list} className={styles.list} aria-labelledby="search-queries-title">
        {queries.map((query, place) => (
          <div key={query} className={styles.query} role="presentation">
            <button
              type="button"
              {...option(place, active)}
              className={styles.option}
              onClick={() => onChosen(query)}
              onMouseMove={() => onPointed(place)}
            >
              <span className={styles.label}>{query}</span>
            </button>
            {onDrop && (
              // For pointers: a list box holds nothing but options, and keyboards have Delete.
              <button
                type="button"
                className={styles.drop}
                aria-hidden="true"
                tabIndex={-1}
                title={searchWords.drop[locale]}
                onClick={() => onDrop(query)}
              >
                ×
              </button>
            )}
          </div>
        ))}
      </div>
    </>
  );
}
