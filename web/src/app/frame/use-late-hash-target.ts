import { useEffect } from "react";
import { useLocation } from "react-router";

/** Input events by which a person moves on the page. */
const ownWays = ["wheel", "touchmove", "keydown", "pointerdown"] as const;

/**
 * A hash also works when its target is rendered late, with data that loads after the page. The target is awaited
 * until the person starts to move on the page.
 */
export function useLateHashTarget(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const id = decodeURIComponent(hash.slice(1));
    const reach = () => {
      const target = document.getElementById(id);
      target?.scrollIntoView();
      return target !== null;
    };
    if (id === "" || reach()) return undefined;
    const observer = new MutationObserver(() => {
      if (reach()) stop();
    });
    const stop = () => {
      observer.disconnect();
      for (const way of ownWays) window.removeEventListener(way, stop);
    };
    observer.observe(document.body, { childList: true, subtree: true });
    for (const way of ownWays) window.addEventListener(way, stop, { once: true, passive: true });
    return stop;
  }, [hash]);
}
