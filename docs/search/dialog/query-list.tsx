import type { Locale } from "../../../shared/locales.ts";
import { dialogWords } from "./dialog-words.ts";
import { list, option } from "./option.ts";
import styles from "./search-dialog.module.css";

interface QueryListProps {
  readonly title: string;
  readonly queries: readonly string[];
  readonly active: number;
  readonly locale: Locale;
  readonly onChosen: (query: string) => void;
  readonly onPointed: (place: number) => void;
  /** Absent for what cannot be forgotten, as the examples. */
  readonly onForget?: () => void;
}

/** What may be asked while nothing is typed: recent searches, or examples for who has none. */
export function QueryList({ title, queries, active, locale, onChosen, onPointed, onForget }: QueryListProps) {
  return (
    <>
      <div className={styles.listHead}>
        <span id="search-queries-title">{title}</span>
        {onForget && (
          <button type="button" className={styles.forget} onClick={onForget}>
            {dialogWords.forget[locale]}
          </button>
        )}
      </div>
      <div {...list} className={styles.list} aria-labelledby="search-queries-title">
        {queries.map((query, place) => (
          <button
            key={query}
            type="button"
            {...option(place, active)}
            className={styles.option}
            onClick={() => onChosen(query)}
            onMouseMove={() => onPointed(place)}
          >
            <span className={styles.label}>{query}</span>
          </button>
        ))}
      </div>
    </>
  );
}
