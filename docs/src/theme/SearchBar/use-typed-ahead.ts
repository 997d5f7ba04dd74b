import { useCallback, useEffect, useRef } from "react";

/**
 * What is typed between the keys that open the search and its field being there. Until then nothing else may act on
 * those keys. The result hands over what was typed, once.
 */
export function useTypedAhead(waiting: boolean): () => string {
  const typed = useRef("");

  useEffect(() => {
    if (!waiting) return undefined;
    typed.current = "";
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const { key } = event;
      const letters = Array.from(typed.current);
      if (key === "Backspace") typed.current = letters.slice(0, -1).join("");
      else if (Array.from(key).length === 1) typed.current += key;
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [waiting]);

  return useCallback(() => {
    const text = typed.current;
    typed.current = "";
    return text;
  }, []);
}
