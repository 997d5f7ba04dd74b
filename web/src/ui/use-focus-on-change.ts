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
    element.current?.scrollIntoView({ block: "start" });
    element.current?.focus({ preventScroll: true });
  }, [state]);
  return element;
}
