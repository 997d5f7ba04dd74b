import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { searchWords } from "../../../words/search.ts";
import { onOpenSearch } from "../../open-search.ts";
import { stageKeys } from "../../search/algolia/algolia-keys.ts";
import type { SearchDialogProps } from "../../search/dialog/search-dialog.tsx";
import { useLocale } from "../../use-locale.ts";
import styles from "./search-bar.module.css";
import { type TypedAhead, useTypedAhead } from "./use-typed-ahead.ts";

const never = () => () => undefined;
const isApple = () => /Mac|iPhone|iPad/.test(window.navigator.userAgent);

/** The dialog, and with it index and worker, is fetched when the search first opens; no page pays for it before. */
function useSearchDialog({ start, take }: TypedAhead) {
  const [open, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open || Dialog || failed) return;
    void stageKeys();
    import("../../search/dialog/search-dialog.tsx").then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        take();
        setFailed(true);
      },
    );
  }, [open, Dialog, failed, take]);

  /** Each time it is opened, what did not arrive is asked for again. */
  const show = useCallback(
    (wanted: boolean, words?: string) => {
      if (wanted) start(words);
      else take();
      setFailed(false);
      setOpen(wanted);
    },
    [start, take],
  );

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && failed) show(false);
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      show(!open);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [open, failed, show]);
  useEffect(() => onOpenSearch((words) => show(true, words)), [show]);
  return { open, show, Dialog, failed };
}

export default function SearchBar() {
  const locale = useLocale();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const typedAhead = useTypedAhead();
  const { open, show, Dialog, failed } = useSearchDialog(typedAhead);
  const apple = useSyncExternalStore(never, isApple, () => false);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-busy={open && !Dialog && !failed}
        onClick={() => show(true)}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M9 3.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 9 3.2Zm4.2 10 3.6 3.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
            strokeLinecap="round"
          />
        </svg>
        <span className={styles.label}>{searchWords.open[locale]}</span>
        <kbd className={styles.keys} aria-hidden="true">
          {apple ? "⌘ K" : "Ctrl K"}
        </kbd>
      </button>
      {Dialog && (
        <Dialog {...{ locale, baseUrl, open }} takeTypedAhead={typedAhead.take} onClose={() => show(false)} />
      )}
      {failed && !Dialog && (
        <div className={styles.failed} role="alert">
          <p>{searchWords.failed[locale]}</p>
          <button type="button" className="brand-button brand-button--secondary" onClick={() => show(true)}>
            {searchWords.again[locale]}
          </button>
        </div>
      )}
    </>
  );
}
