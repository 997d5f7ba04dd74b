import { isRequestLink, panelAnchor } from "@portal/shared/certification-match/recipe/call-link.ts";
import { type ComponentType, useEffect, useId, useState } from "react";
import { tryItWords } from "../../words/try-it.ts";
import { useLocale } from "../use-locale.ts";
import type { PanelProps } from "./panel.tsx";
import styles from "./try-it.module.css";
import type { Arrival } from "./use-arrival.ts";

const words = tryItWords;

/** Whoever comes back from signing in finds the panel open, as does whoever brings a request along. */
const openedKey = "tryIt.opened";
const arrivalAt = (operation: string): Arrival | undefined => {
  const { hash } = window.location;
  if (isRequestLink(hash)) return "asked";
  try {
    const isBack = hash === panelAnchor && sessionStorage.getItem(openedKey) === operation;
    return isBack ? "returned" : undefined;
  } catch {
    return undefined;
  }
};

/** A quick start has several panels: the last one that was opened is remembered. */
const rememberOpened = (operation: string | undefined): void => {
  try {
    if (operation === undefined) sessionStorage.removeItem(openedKey);
    else sessionStorage.setItem(openedKey, operation);
  } catch {
    // Storage may be forbidden: the panel is opened by hand then.
  }
};

type PanelOf = ComponentType<PanelProps>;

const loadPanel = (): Promise<PanelOf | "failed"> =>
  import("./panel.tsx").then(
    (module) => module.Panel,
    () => "failed" as const,
  );

/** The button beside a call's example; all that it opens is fetched then, so that reading the page costs nothing. */
export function TryIt({ operation }: { readonly operation: string }) {
  const locale = useLocale();
  const id = useId();
  const [arrival, setArrival] = useState<Arrival>();
  const [Panel, setPanel] = useState<PanelOf | "failed">();

  const close = () => {
    rememberOpened(undefined);
    setArrival(undefined);
  };
  const open = async () => {
    rememberOpened(operation);
    setArrival("asked");
    setPanel(undefined);
    const loaded = await loadPanel();
    setPanel(() => loaded);
  };
  useEffect(() => {
    const openAgain = async (again: Arrival) => {
      // A browser knows no place by an address with a request in it.
      if (isRequestLink(window.location.hash)) document.querySelector(panelAnchor)?.scrollIntoView();
      rememberOpened(operation);
      const loaded = await loadPanel();
      setPanel(() => loaded);
      setArrival(again);
    };
    const again = arrivalAt(operation);
    if (again) void openAgain(again);
  }, [operation]);
  const isOpen = arrival !== undefined;

  return (
    <div className={styles.tryIt}>
      <button
        type="button"
        className={`brand-button ${isOpen ? "brand-button--quiet" : "brand-button--primary"}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={isOpen ? close : () => void open()}
      >
        {(isOpen ? words.close : words.open)[locale]}
      </button>
      <div id={id} className={styles.panel} hidden={!isOpen}>
        {Panel === "failed" && <p role="alert">{words.loadFailed[locale]}</p>}
        {isOpen && !Panel && <p className={styles.hint}>{words.loading[locale]}</p>}
        {arrival && Panel && Panel !== "failed" && <Panel operation={operation} arrival={arrival} />}
      </div>
    </div>
  );
}
