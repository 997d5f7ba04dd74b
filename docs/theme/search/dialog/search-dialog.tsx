import type { Locale } from "@portal/shared/locales.ts";
import { useLayoutEffect, useMemo, useRef } from "react";
import { searchWords } from "../../../words/search.ts";
import { openSearchFor } from "../open-search.ts";
import styles from "./search-dialog.module.css";
import { type SearchField, SearchPanel } from "./search-panel.tsx";

export interface SearchDialogProps {
  readonly locale: Locale;
  /** Where the build of this locale lies. */
  readonly baseUrl: string;
  readonly open: boolean;
  /** What was typed before the field had the focus; from then on the keys are the field's. */
  readonly takeTypedAhead: () => string;
  readonly onClose: () => void;
}

/**
 * The browser's own modal: it keeps the focus inside, closes on Escape and gives the focus back. Why not DocSearch's:
 * docs/papers/decisions/0108-who-answers-the-search-is-a-setting-of-a-stage.md
 */
export function SearchDialog({ locale, baseUrl, open, takeTypedAhead, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<SearchField>(null);
  const openSearch = useMemo(() => openSearchFor(baseUrl, locale), [baseUrl, locale]);

  // Within the same turn as the render: a key that is pressed meanwhile waits, and then reaches the focused field.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === open) return;
    if (!open) return element.close();
    element.showModal();
    field.current?.add(takeTypedAhead());
  }, [open, takeTypedAhead]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={searchWords.open[locale]}
      onClose={onClose}
      // A press on the backdrop reaches the dialog itself; everything inside belongs to the panel.
      onPointerDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <SearchPanel {...{ locale, onClose, openSearch, field }} />
    </dialog>
  );
}
