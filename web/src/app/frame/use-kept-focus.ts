import { useEffect } from "react";

/**
 * The focused element may remove itself: a deleted row, the button that opened a dialog. The focus would fall to the
 * document; instead the nearest place around it that is still there takes it, so that the next Tab goes on there.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: HTMLElement | null = null;
    let around: readonly HTMLElement[] = [];
    const remember = (event: FocusEvent) => {
      [last = null, ...around] = event.composedPath().filter((at) => at instanceof HTMLElement);
    };
    const observer = new MutationObserver(() => {
      if (last?.isConnected !== false || document.activeElement !== document.body) return;
      // An entry of a list, a card, a dialog, the page.
      const place = around.find((one) => one.isConnected && one.matches("li,section,dialog,main"));
      place?.setAttribute("tabindex", "-1");
      // Whoever is led on stays where they are: the page may just have opened at its top.
      place?.focus({ preventScroll: true });
    });
    document.addEventListener("focusin", remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener("focusin", remember);
      observer.disconnect();
    };
  }, []);
}
