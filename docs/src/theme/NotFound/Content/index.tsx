import { PageMetadata } from "@docusaurus/theme-common";
import { withLocale } from "@portal/shared/locales.ts";
import { site } from "@portal/shared/site.ts";
import { SiteLink } from "../../../site-link.tsx";
import { useLocale } from "../../../use-locale.ts";

const words = {
  title: { pt: "Página não encontrada", en: "Page not found", es: "Página no encontrada" },
  cause: {
    pt: "Não conseguimos encontrar o que você procurava.",
    en: "We could not find what you were looking for.",
    es: "No pudimos encontrar lo que buscaba.",
  },
  advice: {
    pt: "Entre em contato com o responsável pelo site que trouxe você até aqui e avise que o link está quebrado.",
    en: "Please contact the site owner that linked you here and let them know that the link is broken.",
    es: "Contacte al responsable del sitio que lo trajo hasta aquí y avísele que el enlace está roto.",
  },
  home: { pt: "Ir para o início", en: "Go to the home page", es: "Ir al inicio" },
  docs: { pt: "Ver a documentação", en: "Browse the docs", es: "Ver la documentación" },
  write: { pt: "Escrever para o suporte", en: "Write to support", es: "Escribir a soporte" },
} as const;

export default function NotFoundContent() {
  const locale = useLocale();
  return (
    <main className="not-found">
      {/* Below the documentation's own addresses nobody else names the page. */}
      <PageMetadata title={words.title[locale]} />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <h1>{words.title[locale]}</h1>
      <p>{words.cause[locale]}</p>
      <p>{words.advice[locale]}</p>
      <div className="not-found__ways">
        <SiteLink className="brand-button brand-button--primary" href={withLocale(locale, "/")}>
          {words.home[locale]}
        </SiteLink>
        <SiteLink className="brand-button brand-button--secondary" href={withLocale(locale, "/docs")}>
          {words.docs[locale]}
        </SiteLink>
        <a className="brand-button brand-button--quiet" href={`mailto:${site.supportEmail}`}>
          {words.write[locale]}
        </a>
      </div>
    </main>
  );
}
