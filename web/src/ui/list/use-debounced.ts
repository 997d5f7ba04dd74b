import { useEffect, useRef, useState } from "react";

const quietMilliseconds = 300;

/**
 * What is typed, passed on once the typing pauses. A value that changes from outside, such as by the browser's
 * back button, replaces what is typed.
 */
export function useDebounced(
  value: string,
  onPause: (value: string) => void,
): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const passedOn = useRef(value);
  const latest = useRef(onPause);
  useEffect(() => {
    latest.current = onPause;
  });
  useEffect(() => {
    if (value === passedOn.current) return;
    passedOn.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === passedOn.current) return undefined;
    const timer = setTimeout(() => {
      passedOn.current = wanted;
      latest.current(wanted);
    }, quietMilliseconds);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}
