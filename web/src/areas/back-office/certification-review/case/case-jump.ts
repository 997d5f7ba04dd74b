import { useCallback, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { writeCaseFilter } from "./case-filter.ts";

export const caseAnchor = (caseId: string): string => `case-${caseId}`;

export interface CaseJump {
  readonly goTo: (caseId: string) => void;
  /** Says which case is being looked at, so that "next" means after that one. */
  readonly looked: (caseId: string) => void;
  readonly lastLooked: () => string | undefined;
}

/** Brings a case into sight and focus; a filter that hides it is taken back. */
export function useCaseJump(): CaseJump {
  const [search, setSearch] = useSearchParams();
  const [target, setTarget] = useState<string>();
  const last = useRef<string>(undefined);
  // Until the card is there: a filter that is taken back shows it in a later rendering.
  useEffect(() => {
    const card = target === undefined ? null : document.getElementById(caseAnchor(target));
    if (!card) return undefined;
    // After a dialog that has just closed gave the focus back to the button that opened it.
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
