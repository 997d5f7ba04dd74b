import type { PlannedPage } from "../page-kinds.ts";

export const clisitefInterfaceAndroidPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "Interface Android: introdução",
      en: "Android interface: introduction",
      es: "Interfaz Android: introducción",
    },
  },
  {
    slug: "objetivos",
    section: "main",
    kind: "guide",
    title: { pt: "Objetivos", en: "Objectives", es: "Objetivos" },
  },
  {
    slug: "inclusao_no_projeto",
    section: "main",
    kind: "guide",
    title: { pt: "Inclusão no projeto", en: "Inclusion in the project", es: "Inclusión en el proyecto" },
  },
  {
    slug: "interface_de_programacao",
    section: "main",
    kind: "reference",
    title: { pt: "Interface de programação", en: "Programming interface", es: "Interfaz de programación" },
  },
  {
    slug: "classe_clisitef",
    section: "main",
    kind: "reference",
    title: { pt: "Classe CliSiTef", en: "CliSiTef class", es: "Clase CliSiTef" },
  },
  {
    slug: "interface_iclisiteflistener",
    section: "main",
    kind: "reference",
    title: {
      pt: "Interface ICliSiTefListener",
      en: "ICliSiTefListener interface",
      es: "Interfaz ICliSiTefListener",
    },
  },
  {
    slug: "metodos_de_transacao",
    section: "main",
    kind: "reference",
    title: { pt: "Métodos de transação", en: "Transaction methods", es: "Métodos de transacción" },
  },
  {
    slug: "metodos_de_pinpad",
    section: "main",
    kind: "reference",
    title: { pt: "Métodos de pinpad", en: "Pinpad methods", es: "Métodos de pinpad" },
  },
  {
    slug: "eventos",
    section: "main",
    kind: "code-table",
    title: { pt: "Eventos", en: "Events", es: "Eventos" },
  },
  {
    slug: "arquivo_de_configuracao_clsit",
    section: "main",
    kind: "reference",
    title: { pt: "Arquivo CLSIT", en: "CLSIT file", es: "Archivo CLSIT" },
  },
  {
    slug: "configuracao_acesso_pinpad_externo",
    section: "main",
    kind: "reference",
    title: { pt: "Acesso ao pinpad externo", en: "External pinpad access", es: "Acceso al pinpad externo" },
  },
  {
    slug: "habilitando_comunicacao_tls_clisitef",
    section: "main",
    kind: "guide",
    title: { pt: "Comunicação TLS", en: "TLS communication", es: "Comunicación TLS" },
  },
  {
    slug: "estatisticas",
    section: "main",
    kind: "guide",
    title: { pt: "Estatísticas", en: "Statistics", es: "Estadísticas" },
  },
  {
    slug: "trace",
    section: "main",
    kind: "reference",
    title: { pt: "Trace", en: "Trace", es: "Trace" },
  },
  {
    slug: "historico_alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
