import { type KeyboardEvent, useState } from "react";
import type { Locale } from "../../../shared/locales.ts";
import type { OpenSearch } from "../answer.ts";
import { dialogWords, exampleQueries } from "./dialog-words.ts";
import { HitList } from "./hit-list.tsx";
import { list, optionId } from "./option.ts";
import { Outcome } from "./outcome.tsx";
import { QueryList } from "./query-list.tsx";
import { addRecent, forgetRecent, readRecent } from "./recent-searches.ts";
import styles from "./search-dialog.module.css";
import { useSearch } from "./use-search.ts";

interface SearchPanelProps {
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly openSearch: OpenSearch;
}

function useActiveOption(count: number) {
  const [active, setActive] = useState(0);
  const move = (step: number) => {
    if (count === 0) return;
    const next = (active + step + count) % count;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    // While an input method composes, Enter belongs to it.
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      document.getElementById(optionId(active))?.click();
    } else return;
    event.preventDefault();
  };
  return { active, setActive, onKeyDown };
}

export function SearchPanel({ locale, onClose, openSearch }: SearchPanelProps) {
  const [typed, setTyped] = useState("");
  const [recent, setRecent] = useState(() => readRecent(window.localStorage));
  const { answer, failed, ask } = useSearch(openSearch);
  const query = typed.trim();
  const hits = query === "" ? [] : (answer?.hits ?? []);
  const queries = recent.length > 0 ? recent : exampleQueries[locale];
  const count = query === "" ? queries.length : hits.length;
  const { active, setActive, onKeyDown } = useActiveOption(count);

  const type = (text: string) => {
    setTyped(text);
    setActive(0);
    ask(text.trim());
  };
  const chosen = () => {
    setRecent(addRecent(window.localStorage, query));
    onClose();
  };
  const forget = () => {
    forgetRecent(window.localStorage);
    setRecent([]);
  };

  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <input
          className={styles.input}
          role="combobox"
          aria-label={dialogWords.open[locale]}
          aria-expanded={count > 0}
          aria-controls={count > 0 ? list.id : undefined}
          aria-activedescendant={count > 0 ? optionId(active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={dialogWords.placeholder[locale]}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.close}
          aria-label={dialogWords.close[locale]}
          onClick={onClose}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <div className={styles.body}>
        {query === "" && (
          <QueryList
            title={recent.length > 0 ? dialogWords.recent[locale] : dialogWords.examples[locale]}
            queries={queries}
            active={active}
            locale={locale}
            onChosen={type}
            onPointed={setActive}
            onForget={recent.length > 0 ? forget : undefined}
          />
        )}
        {hits.length > 0 && (
          <HitList hits={hits} active={active} locale={locale} onChosen={chosen} onPointed={setActive} />
        )}
        <Outcome
          query={query}
          locale={locale}
          answer={answer}
          failed={failed}
          onLeave={onClose}
          onRetry={() => ask(query)}
        />
      </div>
      <Keys locale={locale} />
    </div>
  );
}

function Keys({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {dialogWords.choose[locale]}
      </span>
      <span>
        <kbd>↵</kbd> {dialogWords.go[locale]}
      </span>
      <span>
        <kbd>Esc</kbd> {dialogWords.leave[locale]}
      </span>
    </div>
  );
}
