import { useEffect, useRef } from "react";

/** When a long form gives way to its answer, the answer is read from its beginning, as a page that was switched to is. */
export function useTopOnChange(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [view]);
}
