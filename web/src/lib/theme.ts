import { choiceOf, keepChoice } from "@portal/shared/brand/choice.ts";

export type Theme = "light" | "dark";

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
  keepChoice("theme", theme);
}

export function subscribeTheme(listener: (theme: Theme) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A switch in another tab shows here, too, and so does one of the system, until somebody chooses. */
export function followTheme(): void {
  const system = window.matchMedia("(prefers-color-scheme: dark)");
  const follow = () => apply((choiceOf("theme") ?? (system.matches && "dark")) === "dark" ? "dark" : "light");
  window.addEventListener("storage", follow);
  system.addEventListener("change", follow);
}
