import { useSyncExternalStore } from "react";

const key = "parameters.onlyRequired";
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
};

/** Where storage is forbidden, the choice holds for the page. */
let onThisPage = false;

function read(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return onThisPage;
  }
}

function write(isOnly: boolean): void {
  onThisPage = isOnly;
  try {
    if (isOnly) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  } catch {
    // It is remembered above.
  }
  for (const listener of listeners) listener();
}

/** Whether readers want to see only what every call needs: remembered, and the same on every page. */
export function useOnlyRequired(): readonly [boolean, (isOnly: boolean) => void] {
  const isOnly = useSyncExternalStore(subscribe, read, () => false);
  return [isOnly, write];
}
