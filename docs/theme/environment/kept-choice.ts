import { useSyncExternalStore } from "react";

/** A choice of the reader: remembered, and the same on every page and in every part of it. */
export function keptChoice<Choice extends string>(key: string, choices: readonly Choice[], first: Choice) {
  const listeners = new Set<() => void>();
  /** Where storage is forbidden, the choice holds for the page. */
  let onThisPage = first;

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    window.addEventListener("storage", listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener("storage", listener);
    };
  };

  function read(): Choice {
    try {
      const kept = localStorage.getItem(key);
      return choices.find((choice) => choice === kept) ?? first;
    } catch {
      return onThisPage;
    }
  }

  function write(choice: Choice): void {
    onThisPage = choice;
    try {
      if (choice === first) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
    } catch {
      // It is remembered above.
    }
    for (const listener of listeners) listener();
  }

  return (): readonly [Choice, (choice: Choice) => void] => [
    useSyncExternalStore(subscribe, read, () => first),
    write,
  ];
}
