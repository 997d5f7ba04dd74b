import type { Locale } from "@portal/shared/locales.ts";

const words = {
  title: {
    pt: "O site não carregou como deveria.",
    en: "The site did not load as it should.",
    es: "El sitio no cargó como debía.",
  },
  cause: {
    pt: "O motivo mais comum é um endereço base (baseUrl) diferente daquele em que o site foi publicado.",
    en: "The most common reason is a base address (baseUrl) other than the one that the site was published at.",
    es: "El motivo más común es una dirección base (baseUrl) distinta de aquella en la que se publicó el sitio.",
  },
  configured: { pt: "Base configurada:", en: "Configured base:", es: "Base configurada:" },
  suggested: { pt: "Sugerimos usar:", en: "We suggest using:", es: "Sugerimos usar:" },
} as const;

/**
 * Stays hidden until `static/base-url-banner.js` finds that the page's own scripts did not arrive; that script
 * knows the two ids. Nothing here may depend on a stylesheet, which would not have arrived either.
 */
export function BaseUrlBanner({ locale, baseUrl }: { readonly locale: Locale; readonly baseUrl: string }) {
  return (
    <div
      id="base-url-banner"
      role="alert"
      hidden
      style={{
        margin: 20,
        padding: 20,
        border: "4px solid #b3261e",
        background: "#fff3d6",
        color: "#14201b",
      }}
    >
      <p>
        <strong>{words.title[locale]}</strong>
      </p>
      <p>{words.cause[locale]}</p>
      <p>
        {words.configured[locale]} <code>{baseUrl}</code>
      </p>
      <p>
        {words.suggested[locale]} <code id="base-url-suggestion" />
      </p>
    </div>
  );
}
