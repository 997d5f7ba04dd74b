import type { PlannedPage } from "../page-kinds.ts";

export const omniTransactionApiPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "API Omni de transações: introdução",
      en: "Omni Transaction API: introduction",
      es: "API Omni de transacciones: introducción",
    },
  },
  {
    slug: "arquitetura",
    section: "main",
    kind: "guide",
    title: { pt: "Arquitetura", en: "Architecture", es: "Arquitectura" },
    hasNoSource: true,
  },
  {
    slug: "autenticacao",
    section: "main",
    kind: "guide",
    title: {
      pt: "API Omni de transações: autenticação",
      en: "Omni Transaction API: authentication",
      es: "API Omni de transacciones: autenticación",
    },
    hasNoSource: true,
  },
  {
    slug: "consulta-transacao",
    section: "main",
    kind: "api-operation",
    title: {
      pt: "API Omni de transações: consulta por transação",
      en: "Omni Transaction API: query by transaction",
      es: "API Omni de transacciones: consulta por transacción",
    },
    hasNoSource: true,
  },
  {
    slug: "consulta-transacoes-bin",
    section: "main",
    kind: "api-operation",
    title: { pt: "Consulta por BIN", en: "Query by BIN", es: "Consulta por BIN" },
    hasNoSource: true,
  },
  {
    slug: "consulta-transacoes-data",
    section: "main",
    kind: "api-operation",
    title: { pt: "Consulta por data", en: "Query by date", es: "Consulta por fecha" },
    hasNoSource: true,
  },
  {
    slug: "consulta-transacoes-data-exportacao",
    section: "main",
    kind: "api-operation",
    title: {
      pt: "Consulta por data de exportação",
      en: "Query by export date",
      es: "Consulta por fecha de exportación",
    },
    hasNoSource: true,
  },
  {
    slug: "consulta-estorno",
    section: "main",
    kind: "api-operation",
    title: { pt: "Consulta de estorno", en: "Reversal query", es: "Consulta de reversión" },
    hasNoSource: true,
  },
  {
    slug: "consulta-estorno-data",
    section: "main",
    kind: "api-operation",
    title: {
      pt: "Consulta de estornos por data",
      en: "Reversal query by date",
      es: "Consulta de reversiones por fecha",
    },
    hasNoSource: true,
  },
  {
    slug: "consulta-transacoes-pendentes",
    section: "main",
    kind: "api-operation",
    title: { pt: "Consulta de pendentes", en: "Pending query", es: "Consulta de pendientes" },
    hasNoSource: true,
  },
  {
    slug: "resolucao-pendencia-cancelamento",
    section: "main",
    kind: "api-operation",
    title: {
      pt: "Resolução de pendência: cancelamento",
      en: "Pending resolution: cancellation",
      es: "Resolución de pendiente: cancelación",
    },
    hasNoSource: true,
  },
  {
    slug: "resolucao-pendencia-confirmacao",
    section: "main",
    kind: "api-operation",
    title: {
      pt: "Resolução de pendência: confirmação",
      en: "Pending resolution: confirmation",
      es: "Resolución de pendiente: confirmación",
    },
    hasNoSource: true,
  },
  {
    slug: "exemplo-resposta-endpoint",
    section: "main",
    kind: "reference",
    title: {
      pt: "API Omni de transações: forma da resposta",
      en: "Omni Transaction API: form of the answer",
      es: "API Omni de transacciones: forma de la respuesta",
    },
  },
  {
    slug: "tabelas-de-codigos",
    section: "main",
    kind: "code-table",
    title: { pt: "Tabelas de códigos", en: "Code tables", es: "Tablas de códigos" },
    hasNoSource: true,
  },
  {
    slug: "historico-alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
    hasNoSource: true,
  },
];
