import type { PlannedPage } from "../page-kinds.ts";

export const sitefexWsConsultaPages: readonly PlannedPage[] = [
  {
    slug: "webservice-introducao",
    section: "main",
    kind: "guide",
    title: { pt: "WS Consulta: introdução", en: "WS Query: introduction", es: "WS Consulta: introducción" },
  },
  {
    slug: "webservice-quickstart",
    section: "main",
    kind: "quickstart",
    title: { pt: "Início rápido", en: "Quick start", es: "Inicio rápido" },
  },
  {
    slug: "webservice-versao",
    section: "main",
    kind: "reference",
  },
  {
    slug: "webservice-consulta-transacao",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-consulta-transacoes-bin",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-consulta-transacoes-data",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-consulta-transacoes-data-exportacao",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-consulta-transacoes-estorno",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-consulta-transacoes-estorno-data",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-consulta-transacoes-pendentes",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-cancelamento-transacao-pendente",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "webservice-confirmacao-transacao-pendente",
    section: "main",
    kind: "api-operation",
  },
  {
    slug: "retornos-requisicoes",
    section: "main",
    kind: "reference",
    title: { pt: "Retornos das chamadas", en: "Request returns", es: "Retornos de las solicitudes" },
  },
  {
    slug: "erros-retorno",
    section: "main",
    kind: "code-table",
    title: { pt: "Erros de retorno", en: "Return errors", es: "Errores de retorno" },
  },
  {
    slug: "exemplos-resposta",
    section: "main",
    kind: "reference",
    title: { pt: "Exemplos de resposta", en: "Sample responses", es: "Ejemplos de respuesta" },
  },
  {
    slug: "tabelas-codigos-descricoes",
    section: "main",
    kind: "code-table",
    title: {
      pt: "Tabelas de códigos e descrições",
      en: "Code and description tables",
      es: "Tablas de códigos y descripciones",
    },
  },
  {
    slug: "codigos-redes-autorizadoras",
    section: "main",
    kind: "reference",
    title: {
      pt: "Códigos das redes autorizadoras",
      en: "Authorizing network codes",
      es: "Códigos de las redes autorizadoras",
    },
  },
  {
    slug: "historico-alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
