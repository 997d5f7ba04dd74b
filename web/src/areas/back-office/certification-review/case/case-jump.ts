import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { writeCaseFilter } from "./case-filter.ts";

export const caseAnchor = (caseId: string): string => `case-${caseId}`;
/** Where one writes what is wrong with a case. */
export const wordsAnchor = (caseId: string): string => `case-${caseId}-words`;

export interface CaseJump {
  readonly goTo: (caseId: string) => void;
  /** Reports the case in view, so that "next" continues from it. */
  readonly looked: (caseId: string) => void;
  readonly lastLooked: () => string | undefined;
}

/** Scrolls to a case and focuses it, resetting a filter that hides it. */
export function useCaseJump(): CaseJump {
  const [search, setSearch] = useSearchParams();
  const [target, setTarget] = useState<string>();
  const last = useRef<string>(undefined);
  // Waits until the card is rendered, which may take another rendering after a filter was reset.
  useEffect(() => {
    const card = target === undefined ? null : document.getElementById(caseAnchor(target));
    if (!card) return undefined;
    // Runs after a closing dialog has returned the focus to its button.
    const timer = setTimeout(() => {
      card.scrollIntoView({ block: "start" });
      card.focus({ preventScroll: true });
      setTarget(undefined);
    });
    return () => clearTimeout(timer);
  });
  const looked = useCallback((caseId: string) => {
    last.current = caseId;
  }, []);
  const goTo = (caseId: string) => {
    looked(caseId);
    setTarget(caseId);
    if (document.getElementById(caseAnchor(caseId)) === null) {
      setSearch(writeCaseFilter(search, { text: "", state: "all" }), {
        replace: true,
        preventScrollReset: true,
      });
    }
  };
  return { goTo, looked, lastLooked: () => last.current };
}
