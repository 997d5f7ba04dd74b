import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { optionId } from "./option.ts";

const press = (place: number) => document.getElementById(optionId(place))?.click();

/**
 * Which option the arrows have come to. It is known by its key, because the list may change below the reader: the
 * texts arrive after the titles and put other hits in between.
 */
export function useActiveOption(keys: readonly string[], isReady: boolean) {
  const [chosen, setChosen] = useState<string>();
  const isEntered = useRef(false);
  const active = Math.max(0, chosen === undefined ? 0 : keys.indexOf(chosen));
  const canPress = isReady && keys.length > 0;

  // Whoever types fast and presses Enter means what is typed, not the hits that still stand there.
  useEffect(() => {
    if (!isEntered.current || !canPress) return;
    isEntered.current = false;
    press(0);
  }, [canPress]);

  const move = (step: number) => {
    if (keys.length === 0) return;
    const next = (active + step + keys.length) % keys.length;
    setChosen(keys[next]);
    document.getElementById(optionId(next))?.scrollIntoView({ block: "nearest" });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    // While an input method composes, Enter belongs to it.
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (canPress) press(active);
      else isEntered.current = true;
    } else return;
    event.preventDefault();
  };
  const restart = () => {
    setChosen(undefined);
    isEntered.current = false;
  };
  return { active, restart, onKeyDown, point: (place: number) => setChosen(keys[place]) };
}
