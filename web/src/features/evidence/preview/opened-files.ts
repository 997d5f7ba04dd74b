import { useSyncExternalStore } from "react";

/** Ids of files; a reload in the middle of a review forgets none. */
const key = "portal.openedFiles";
const listeners = new Set<() => void>();
let opened: ReadonlySet<string> | undefined;

function kept(): ReadonlySet<string> {
  try {
    return new Set(sessionStorage.getItem(key)?.split(" ").filter(Boolean));
  } catch {
    // Storage may be forbidden; then it is remembered as long as the page.
    return new Set();
  }
}

const openedFiles = (): ReadonlySet<string> => (opened ??= kept());

/** Notes that somebody looked at a file in its full size, or saved it. */
export function fileOpened(fileId: string): void {
  if (openedFiles().has(fileId)) return;
  opened = new Set([...openedFiles(), fileId]);
  try {
    sessionStorage.setItem(key, [...opened].join(" "));
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The files that were opened in this tab; a picture of 44 pixels shows nothing yet. */
export const useOpenedFiles = (): ReadonlySet<string> => useSyncExternalStore(subscribe, openedFiles);
