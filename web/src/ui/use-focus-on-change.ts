import { type RefObject, useEffect, useRef } from "react";

/**
 * When a state changes, the controls that changed it are often gone: the element that replaces them is shown and takes
 * the focus. The page stands at its top, as after every way to another page, unless the element begins too far down.
 */
export function useFocusOnChange<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const previous = useRef(state);
  useEffect(() => {
    if (previous.current === state) return;
    previous.current = state;
    // The steps beside it would be cut off by the header: both are brought to their common top.
    const place = element.current?.closest(".ui-steps__main") ?? element.current;
    window.scrollTo(0, 0);
    if (place && place.getBoundingClientRect().top > window.innerHeight / 2) {
      place.scrollIntoView({ block: "start" });
    }
    element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
