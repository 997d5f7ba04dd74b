import { type Localized, splitLocale } from "@portal/shared/locales.ts";
import { buttonClass } from "../../ui/button.tsx";

/**
 * The catalogs themselves may have failed to load, so these words are part of the code, against the usual rule:
 * docs/papers/decisions/0046-texts-in-one-folder.md
 */
const words = {
  text: {
    pt: "O portal não conseguiu iniciar. Verifique sua conexão e tente novamente.",
    en: "The portal could not start. Check your connection and try again.",
    es: "El portal no pudo iniciarse. Revise su conexión e inténtelo de nuevo.",
  },
  retry: { pt: "Tentar novamente", en: "Retry", es: "Reintentar" },
} satisfies Record<string, Localized>;

/** Without configuration or code nothing can be rendered; a plain message with a link is left. */
export function showStartFailure(root: HTMLElement): void {
  const { locale } = splitLocale(window.location.pathname);
  const main = document.createElement("main");
  main.className = "ui-start-failure";
  const text = document.createElement("h1");
  text.textContent = words.text[locale];
  const retry = document.createElement("button");
  retry.type = "button";
  retry.className = buttonClass("primary");
  retry.textContent = words.retry[locale];
  retry.addEventListener("click", () => window.location.reload());
  main.append(text, retry);
  root.replaceChildren(main);
}
