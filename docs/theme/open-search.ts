const name = "open-search";

/** Opens the one search of the page, in its header, from somewhere else. */
export const openSearch = (words: string): void => {
  document.dispatchEvent(new CustomEvent(name, { detail: words }));
};

export function onOpenSearch(open: (words: string) => void): () => void {
  const listener = (event: Event) => open(event instanceof CustomEvent ? String(event.detail) : "");
  document.addEventListener(name, listener);
  return () => document.removeEventListener(name, listener);
}
