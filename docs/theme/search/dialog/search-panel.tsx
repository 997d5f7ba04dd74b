import type { Locale } from "@portal/shared/locales.ts";
import { type KeyboardEvent, type Ref, useImperativeHandle, useRef, useState } from "react";
import { searchWords } from "../../../words/search.ts";
import type { OpenSearch } from "../engine/answer.ts";
import { docSetOf } from "../engine/doc-set-of.ts";
import { HitList } from "./hit-list.tsx";
import { list, optionId } from "./option.ts";
import { Announcement, Outcome } from "./outcome.tsx";
import { QueryList } from "./query-list.tsx";
import styles from "./search-dialog.module.css";
import { SetChips } from "./set-chips.tsx";
import { useActiveOption } from "./use-active-option.ts";
import { useRecentSearches } from "./use-recent-searches.ts";
import { useSearch } from "./use-search.ts";

export interface SearchField {
  /** Puts what was typed before behind what stands there. */
  readonly add: (typed: string) => void;
}

interface SearchPanelProps {
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly openSearch: OpenSearch;
  readonly field: Ref<SearchField>;
}

/** What the ranking is made of is shown where the page's own address asks for it: `?explain`. */
const surroundings = () => ({
  reading: docSetOf(window.location.pathname) || undefined,
  explain: new URLSearchParams(window.location.search).has("explain"),
});

export function SearchPanel({ locale, onClose, openSearch, field }: SearchPanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [only, setOnly] = useState<string>();
  const { answer, failed, ask } = useSearch(openSearch);
  const recent = useRecentSearches();
  const query = typed.trim();
  const hits = query === "" ? [] : (answer?.hits ?? []);
  const queries =
    recent.queries.length > 0
      ? recent.queries
      : Object.values(searchWords.example).map((example) => example[locale]);
  const keys = query === "" ? queries : hits.map(({ url }) => url);
  const hasOptions = keys.length > 0;
  const options = useActiveOption(keys, query === "" || (answer?.query === query && answer.only === only));

  const search = (text: string, within: string | undefined) => {
    setTyped(text);
    setOnly(within);
    options.restart();
    ask({ query: text.trim(), only: within, ...surroundings() });
  };
  const type = (text: string) => search(text, only);
  useImperativeHandle(field, () => ({ add: (early) => early !== "" && type(typed + early) }));
  const chosen = () => {
    recent.add(query);
    onClose();
  };
  /** What is pressed may be gone afterwards, and the focus with it. */
  const backToInput = (act: () => void) => () => {
    input.current?.focus();
    act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const asked = query === "" && event.key === "Delete" ? recent.queries[options.active] : undefined;
    if (asked === undefined) options.onKeyDown(event);
    else recent.drop(asked);
  };

  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <input
          ref={input}
          className={styles.input}
          role="combobox"
          aria-label={searchWords.open[locale]}
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? list.id : undefined}
          aria-activedescendant={hasOptions ? optionId(options.active) : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          placeholder={searchWords.placeholder[locale]}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <CloseButton locale={locale} onClose={onClose} />
      </div>
      <div className={styles.body}>
        {query === "" && (
          <QueryList
            queries={queries}
            active={options.active}
            locale={locale}
            onChosen={(each) => backToInput(() => type(each))()}
            onPointed={options.point}
            onForget={recent.queries.length > 0 ? backToInput(recent.forget) : undefined}
            onDrop={recent.queries.length > 0 ? (each) => backToInput(() => recent.drop(each))() : undefined}
          />
        )}
        {query !== "" && (
          <SetChips
            sets={answer?.sets ?? []}
            only={only}
            locale={locale}
            onChosen={(each) => backToInput(() => search(typed, each))()}
          />
        )}
        {hits.length > 0 && (
          <HitList
            hits={hits}
            active={options.active}
            locale={locale}
            onChosen={chosen}
            onPointed={options.point}
          />
        )}
        <Outcome
          {...{ query, locale, answer, failed }}
          onLeave={onClose}
          onRetry={backToInput(() => type(typed))}
        />
        <Announcement {...{ query, locale, answer, failed }} />
      </div>
      <Keys locale={locale} canDrop={query === "" && recent.queries.length > 0} />
    </div>
  );
}

function CloseButton({ locale, onClose }: Pick<SearchPanelProps, "locale" | "onClose">) {
  return (
    <button type="button" className={styles.close} aria-label={searchWords.close[locale]} onClick={onClose}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
      </svg>
    </button>
  );
}

function Keys({ locale, canDrop }: { readonly locale: Locale; readonly canDrop: boolean }) {
  return (
    <div className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {searchWords.choose[locale]}
      </span>
      <span>
        <kbd>↵</kbd> {searchWords.go[locale]}
      </span>
      <span>
        <kbd>Esc</kbd> {searchWords.leave[locale]}
      </span>
      {canDrop && (
        <span>
          <kbd>Del</kbd> {searchWords.drop[locale]}
        </span>
      )}
    </div>
  );
}
