import { useCallback, useEffect, useMemo, useRef } from "react";

export interface TypedAhead {
  /** From now on the keys are the search's; nothing else may act on them. They come behind what stands there already. */
  readonly start: (words?: string) => void;
  /** Ends it, and hands over what was typed. */
  readonly take: () => string;
}

/**
 * What is typed between the keys that open the search and its field having the focus. It listens from the very event
 * that opens the search until the field is focused, without waiting for a render: keys come in between.
 */
export function useTypedAhead(): TypedAhead {
  const typed = useRef("");

  const onKeyDown = useCallback((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    const letters = Array.from(typed.current);
    if (key === "Backspace") typed.current = letters.slice(0, -1).join("");
    else if (Array.from(key).length === 1) typed.current += key;
    else return;
    event.preventDefault();
  }, []);

  const take = useCallback(() => {
    document.removeEventListener("keydown", onKeyDown);
    const text = typed.current;
    typed.current = "";
    return text;
  }, [onKeyDown]);
  useEffect(() => () => void take(), [take]);

  const start = useCallback(
    (words = "") => {
      typed.current = words;
      document.addEventListener("keydown", onKeyDown);
    },
    [onKeyDown],
  );
  return useMemo(() => ({ start, take }), [start, take]);
}
