import type Original from "@theme/Loading";
import type { ComponentProps } from "react";
import { useLocale } from "../../use-locale.ts";

const words = {
  loading: { pt: "Carregando a página…", en: "Loading the page…", es: "Cargando la página…" },
  failed: {
    pt: "Não foi possível carregar a página. Verifique sua conexão.",
    en: "The page could not be loaded. Check your connection.",
    es: "No fue posible cargar la página. Verifique su conexión.",
  },
  retry: { pt: "Tentar novamente", en: "Retry", es: "Reintentar" },
} as const;

export default function Loading({ error, pastDelay }: ComponentProps<typeof Original>) {
  const locale = useLocale();
  if (error) {
    return (
      <div className="page-loading" role="alert">
        <p>{words.failed[locale]}</p>
        {/* The module loader remembers a failed chunk, so that asking it again fails for ever: start over. */}
        <button
          type="button"
          className="brand-button brand-button--primary"
          onClick={() => window.location.reload()}
        >
          {words.retry[locale]}
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <output className="page-loading">
      <span className="page-loading__dots" aria-hidden="true" />
      {words.loading[locale]}
    </output>
  );
}
