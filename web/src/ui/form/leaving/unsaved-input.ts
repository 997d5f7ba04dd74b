import { useEffect, useSyncExternalStore } from "react";

const held = new Set<symbol>();
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Says that a form of this page holds input that is saved nowhere yet. */
export function useHeldInput(isHeld: boolean): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const own = Symbol("held input");
    held.add(own);
    tell();
    return () => {
      held.delete(own);
      tell();
    };
  }, [isHeld]);
}

/** Whether somebody is in the middle of typing: what would replace their form waits until it is saved or dropped. */
export const useHasUnsavedInput = (): boolean => useSyncExternalStore(subscribe, () => held.size > 0);
