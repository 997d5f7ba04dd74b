export type Theme = "light" | "dark";

/** Docusaurus reads and writes the same key, so the choice holds on the whole site. */
const storageKey = "theme";
const listeners = new Set<(theme: Theme) => void>();

export const currentTheme = (): Theme =>
  document.documentElement.dataset.theme === "dark" ? "dark" : "light";

function apply(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener(theme);
}

export function switchTheme(): void {
  const theme = currentTheme() === "dark" ? "light" : "dark";
  apply(theme);
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
  }
}

export function subscribeTheme(listener: (theme: Theme) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A switch in another tab shows here, too. */
export function followTheme(): void {
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === storageKey) apply(newValue === "dark" ? "dark" : "light");
  });
}
