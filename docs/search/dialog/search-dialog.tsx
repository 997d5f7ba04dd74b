import { useEffect, useMemo, useRef } from "react";
import type { Locale } from "../../../shared/locales.ts";
import { searchWords } from "../../words/search.ts";
import type { AlgoliaKeys } from "../algolia/algolia-keys.ts";
import { openSearchFor } from "../open-search.ts";
import styles from "./search-dialog.module.css";
import { SearchPanel } from "./search-panel.tsx";

export interface SearchDialogProps {
  readonly locale: Locale;
  /** Where the build of this locale lies. */
  readonly baseUrl: string;
  readonly algolia?: AlgoliaKeys;
  readonly open: boolean;
  /** What was typed before there was a field to type in. */
  readonly takeTypedAhead: () => string;
  readonly onClose: () => void;
}

/** The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. */
export function SearchDialog({ locale, baseUrl, algolia, open, takeTypedAhead, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const openSearch = useMemo(() => openSearchFor(algolia, baseUrl, locale), [algolia, baseUrl, locale]);

  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (open) element.showModal();
    else element.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchWords.open[locale]}
      onClose={onClose}
      // A press on the backdrop reaches the dialog itself; everything inside belongs to the panel.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <SearchPanel {...{ locale, onClose, openSearch, takeTypedAhead }} />
    </dialog>
  );
}
