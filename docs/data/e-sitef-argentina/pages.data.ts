import type { PlannedPage } from "../page-kinds.ts";

export const eSitefArgentinaPages: readonly PlannedPage[] = [
  {
    slug: "home-quickstart",
    section: "main",
    kind: "guide",
    title: { pt: "Pagamento Online Argentina", en: "Online Payment Argentina", es: "Pago Online Argentina" },
  },
  {
    slug: "pagamento-rest-overview",
    section: "main",
    kind: "guide",
    title: {
      pt: "Pagamento REST na Argentina: visão geral",
      en: "REST payment in Argentina: overview",
      es: "Pago REST en Argentina: visión general",
    },
  },
  {
    slug: "pagamento-rest-quickstart",
    section: "main",
    kind: "quickstart",
    title: {
      pt: "Pagamento REST na Argentina: início rápido",
      en: "REST payment in Argentina: quick start",
      es: "Pago REST en Argentina: inicio rápido",
    },
  },
  {
    slug: "pagamento-rest-fluxo",
    section: "main",
    kind: "guide",
    title: {
      pt: "Pagamento REST na Argentina: fluxo",
      en: "REST payment in Argentina: flow",
      es: "Pago REST en Argentina: flujo",
    },
  },
  {
    slug: "pagamento-rest-begin",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pagamento-rest-dopayment",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pagamento-rest-confirm",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pagamento-rest-getstatus",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pagamento-rest-cardquery",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pre-autorizacao-rest-quickstart",
    section: "main",
    kind: "quickstart",
    title: {
      pt: "Pré-autorização na Argentina: início rápido",
      en: "Pre-authorization in Argentina: quick start",
      es: "Preautorización en Argentina: inicio rápido",
    },
  },
  {
    slug: "pre-autorizacao-rest-fluxo",
    section: "main",
    kind: "guide",
    title: {
      pt: "Pré-autorização na Argentina: fluxo",
      en: "Pre-authorization in Argentina: flow",
      es: "Preautorización en Argentina: flujo",
    },
  },
  {
    slug: "pre-autorizacao-rest-begin",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pre-autorizacao-rest-dopreauthorization",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "pre-autorizacao-rest-capture",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "cancelamento-rest-quickstart",
    section: "main",
    kind: "quickstart",
    title: {
      pt: "Cancelamento na Argentina: início rápido",
      en: "Cancellation in Argentina: quick start",
      es: "Cancelación en Argentina: inicio rápido",
    },
  },
  {
    slug: "cancelamento-rest-fluxo",
    section: "main",
    kind: "guide",
    title: {
      pt: "Cancelamento na Argentina: fluxo",
      en: "Cancellation in Argentina: flow",
      es: "Cancelación en Argentina: flujo",
    },
  },
  {
    slug: "cancelamento-rest-begin",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "cancelamento-rest-docancel",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "autenticacao-assinatura",
    section: "main",
    kind: "guide",
    title: {
      pt: "Autenticação por assinatura na Argentina",
      en: "Signature authentication in Argentina",
      es: "Autenticación por firma en Argentina",
    },
  },
  {
    slug: "notificacao-status",
    section: "main",
    kind: "reference",
    title: {
      pt: "Notificação de status na Argentina",
      en: "Status notification in Argentina",
      es: "Notificación de estado en Argentina",
    },
  },
  {
    slug: "autorizadoras",
    section: "main",
    kind: "code-table",
    title: {
      pt: "Autorizadoras na Argentina",
      en: "Authorizers in Argentina",
      es: "Autorizadoras en Argentina",
    },
  },
  {
    slug: "codigos-da-api",
    section: "main",
    kind: "code-table",
    title: {
      pt: "Códigos da API na Argentina",
      en: "API codes in Argentina",
      es: "Códigos de la API en Argentina",
    },
  },
  {
    slug: "codigos-de-resposta",
    section: "main",
    kind: "code-table",
    title: {
      pt: "Códigos de resposta na Argentina",
      en: "Response codes in Argentina",
      es: "Códigos de respuesta en Argentina",
    },
  },
  {
    slug: "certificados",
    section: "main",
    kind: "guide",
    title: {
      pt: "Certificados e TLS na Argentina",
      en: "Certificates and TLS in Argentina",
      es: "Certificados y TLS en Argentina",
    },
  },
  {
    slug: "cartoes-teste",
    section: "main",
    kind: "code-table",
    title: {
      pt: "Cartões de teste na Argentina",
      en: "Test cards in Argentina",
      es: "Tarjetas de prueba en Argentina",
    },
  },
];
