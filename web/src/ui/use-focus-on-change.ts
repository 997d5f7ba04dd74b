import { type RefObject, useEffect, useRef } from "react";

/**
 * When a state changes, the controls that changed it are often gone: the element that replaces them is scrolled into
 * view and takes the focus.
 */
export function useFocusOnChange<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    // The steps beside it would be cut off by the header: both are brought to their common top.
    (element.current?.closest(".ui-steps__main") ?? element.current)?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
