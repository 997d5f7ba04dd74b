import { useEffect, useRef } from "react";

/** When a long form is replaced by its result, the page scrolls to the top, as after a switch of pages. */
export function useTopOnChange(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    window.scrollTo(0, 0);
    document.getElementById("main")?.focus({ preventScroll: true });
  }, [view]);
}
