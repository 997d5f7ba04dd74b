import type { Locale, Localized } from "../../shared/locales.ts";

/** Below `docs/static`, which is copied to the root of the site; English has the plain name. */
export const openApiAddress = (locale: Locale) =>
  `openapi/e-sitef${locale === "en" ? "" : `.${locale}`}.json`;

export const openApiWords = {
  title: { pt: "API REST do e-SiTef", en: "e-SiTef REST API", es: "API REST de e-SiTef" },
  summary: {
    pt: "Pagamento, cancelamento, pré-autorização e tokens de acesso",
    en: "Payment, cancellation, pre-authorization and access tokens",
    es: "Pago, cancelación, preautorización y tokens de acceso",
  },
  description: {
    pt: "Números viajam como texto e valores em centavos: `12990` são R$ 129,90. O campo `code` com `0` diz que a chamada foi executada; o que houve com o dinheiro está em `status`. Onde `x-illustrative` é verdadeiro, completamos o que as referências deixam em aberto: confirme com o suporte.",
    en: "Numbers travel as text and amounts in cents: `12990` is BRL 129.90. A `code` of `0` says that the call was carried out; what became of the money is in `status`. Where `x-illustrative` is true we completed what the references leave open: confirm it with support.",
    es: "Los números viajan como texto y los importes en centavos: `12990` son BRL 129,90. El campo `code` con `0` dice que la llamada se ejecutó; lo que pasó con el dinero está en `status`. Donde `x-illustrative` es verdadero, completamos lo que las referencias dejan abierto: confírmelo con soporte.",
  },
  guides: {
    pt: "Guias, status e códigos",
    en: "Guides, statuses and codes",
    es: "Guías, estados y códigos",
  },
  support: { pt: "Suporte", en: "Support", es: "Soporte" },
  certification: { pt: "Certificação", en: "Certification", es: "Certificación" },
  production: { pt: "Produção", en: "Production", es: "Producción" },
  merchantId: {
    pt: "Código da loja; o de certificação é diferente do de produção.",
    en: "Code of the store; the one for certification differs from the one for production.",
    es: "Código de la tienda; el de certificación es distinto del de producción.",
  },
  merchantKey: {
    pt: "Chave da loja; só o seu servidor pode conhecê-la.",
    en: "Key of the store; only your server may know it.",
    es: "Clave de la tienda; solo su servidor puede conocerla.",
  },
  signature: {
    pt: "JWT que assina o corpo.",
    en: "JWT that signs the body.",
    es: "JWT que firma el cuerpo.",
  },
} as const satisfies Record<string, Localized>;
