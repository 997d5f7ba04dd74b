import type { Localized } from "@portal/shared/locales.ts";
import type { Routing } from "../../../data/e-sitef/routing/routing.ts";
import { referenceWords } from "../../../words/reference.ts";

/** `%name%` is the routing's own name. */
export const routingWords = referenceWords.routing;

/** What a routing can offer, and the page that explains it. */
export const interfaceWords: Record<
  Routing["interfaces"][number],
  { readonly text: Localized; readonly slug?: string }
> = {
  "rest-payment": {
    text: { pt: "Pagamento REST", en: "REST payment", es: "Pago REST" },
    slug: "./pagamento-rest-dopayment",
  },
  "rest-pre-authorization": {
    text: {
      pt: "Pré-autorização e captura REST",
      en: "REST pre-authorization and capture",
      es: "Preautorización y captura REST",
    },
    slug: "./pre-autorizacao-rest-doPreAuthorization",
  },
  "rest-cancellation": {
    text: { pt: "Cancelamento REST", en: "REST cancellation", es: "Cancelación REST" },
    slug: "./cancelamento-rest-docancel",
  },
  "rest-card-query": {
    text: { pt: "Consulta de cartão REST", en: "REST card query", es: "Consulta de tarjeta REST" },
    slug: "./pagamento-rest-cardquery",
  },
  "html-payment": {
    text: { pt: "Pagamento HTML", en: "HTML payment", es: "Pago HTML" },
    slug: "../pagamento-html-quickstart",
  },
  "html-pre-authorization": {
    text: { pt: "Pré-autorização HTML", en: "HTML pre-authorization", es: "Preautorización HTML" },
    slug: "../pre-autorizacao-html",
  },
  "portal-cancellation": {
    text: {
      pt: "Cancelamento pelo portal do lojista",
      en: "Cancellation in the merchant portal",
      es: "Cancelación en el portal del comercio",
    },
    slug: "../portal-lojista-cancelamento-transacao",
  },
  "boleto-reissue": {
    text: { pt: "Segunda via de boleto", en: "Boleto reissue", es: "Segunda copia del boleto" },
    slug: "../segunda-via-boleto",
  },
  "generic-operation": {
    text: { pt: "Operação genérica", en: "Generic operation", es: "Operación genérica" },
    slug: "../generic-operation-rest-overview",
  },
  "rest-logon": { text: { pt: "Logon REST", en: "REST logon", es: "Logon REST" } },
  "rest-table-load": {
    text: { pt: "Carga de tabelas REST", en: "REST table load", es: "Carga de tablas REST" },
  },
};
