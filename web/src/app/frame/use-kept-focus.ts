import { useEffect } from "react";

/** What somebody who looks for where they were would call the place: an entry of a list, a card, a form, the page. */
const places = "li, tr, section, form, dialog, main";

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
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      last = null;
      const still = around.find((one) => one.isConnected && one.matches(places));
      const place = still ?? document.getElementById("main");
      place?.setAttribute("tabindex", "-1");
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
