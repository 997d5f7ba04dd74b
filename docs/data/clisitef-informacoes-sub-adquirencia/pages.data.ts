import type { PlannedPage } from "../page-kinds.ts";

export const clisitefInformacoesSubAdquirenciaPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "Soft descriptor de subadquirência: introdução",
      en: "Sub-acquirer soft descriptor: introduction",
      es: "Soft descriptor de subadquirencia: introducción",
    },
  },
  {
    slug: "descricao",
    section: "main",
    kind: "reference",
    title: {
      pt: "Descrição e tabela de tags",
      en: "Description and tag table",
      es: "Descripción y tabla de etiquetas",
    },
  },
  {
    slug: "versao_minima",
    section: "main",
    kind: "reference",
    title: { pt: "Versão mínima", en: "Minimum version", es: "Versión mínima" },
  },
  {
    slug: "informacoes_de_sub_adquirencia",
    section: "main",
    kind: "reference",
    title: {
      pt: "Informações de subadquirência",
      en: "Sub-acquiring information",
      es: "Información de subadquirencia",
    },
  },
  {
    slug: "exemplo",
    section: "main",
    kind: "guide",
    title: { pt: "Exemplo", en: "Sample", es: "Ejemplo" },
  },
  {
    slug: "requisitos_por_adquirente",
    section: "main",
    kind: "code-table",
    title: {
      pt: "Requisitos por adquirente",
      en: "Requirements per acquirer",
      es: "Requisitos por adquirente",
    },
  },
  {
    slug: "historico_alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
