import type { PlannedPage } from "../page-kinds.ts";

export const clisitefLeituraDeSenhaAbertaNoPinpadPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "Leitura de senha aberta no pinpad: introdução",
      en: "Open-password reading on the pinpad: introduction",
      es: "Lectura de contraseña abierta en el pinpad: introducción",
    },
  },
  {
    slug: "leitura_de_senha_aberta_no_pinpad",
    section: "main",
    kind: "guide",
    title: {
      pt: "Leitura de senha aberta no pinpad",
      en: "Open password reading on the pinpad",
      es: "Lectura de contraseña abierta en el pinpad",
    },
  },
  {
    slug: "biblioteca_mkse",
    section: "main",
    kind: "guide",
    title: { pt: "Biblioteca MKSE", en: "MKSE library", es: "Biblioteca MKSE" },
  },
  {
    slug: "mkse_instalada_no_servidor",
    section: "main",
    kind: "guide",
    title: { pt: "MKSE no servidor SiTef", en: "MKSE on the SiTef server", es: "MKSE en el servidor SiTef" },
  },
  {
    slug: "mkse_instalada_no_pdv_modelo_1",
    section: "main",
    kind: "guide",
    title: { pt: "MKSE no PDV, modelo 1", en: "MKSE on the POS, model 1", es: "MKSE en la caja, modelo 1" },
  },
  {
    slug: "mkse_instalada_no_pdv_modelo_2",
    section: "main",
    kind: "guide",
    title: { pt: "MKSE no PDV, modelo 2", en: "MKSE on the POS, model 2", es: "MKSE en la caja, modelo 2" },
  },
  {
    slug: "sequencia_de_chamadas",
    section: "main",
    kind: "guide",
    title: { pt: "Sequência de chamadas", en: "Call sequence", es: "Secuencia de llamadas" },
  },
  {
    slug: "sequencia_chamadas_modelo_1",
    section: "main",
    kind: "guide",
    title: { pt: "Sequência do modelo 1", en: "Model 1 sequence", es: "Secuencia del modelo 1" },
  },
  {
    slug: "sequencia_chamadas_modelo_2",
    section: "main",
    kind: "guide",
    title: { pt: "Sequência do modelo 2", en: "Model 2 sequence", es: "Secuencia del modelo 2" },
  },
  {
    slug: "obtencao_da_chave_de_seguranca",
    section: "main",
    kind: "reference",
    title: {
      pt: "Obtenção da chave de segurança",
      en: "Getting the security key",
      es: "Obtención de la clave de seguridad",
    },
  },
  {
    slug: "seobtemchaveseguranca",
    section: "main",
    kind: "reference",
    title: { pt: "SEObtemChaveSeguranca", en: "SEObtemChaveSeguranca", es: "SEObtemChaveSeguranca" },
  },
  {
    slug: "seobtemsenhaclientedireto",
    section: "main",
    kind: "reference",
    title: {
      pt: "SEObtemSenhaClienteDireto",
      en: "SEObtemSenhaClienteDireto",
      es: "SEObtemSenhaClienteDireto",
    },
  },
  {
    slug: "lesenha",
    section: "main",
    kind: "reference",
    title: { pt: "LeSenha", en: "LeSenha", es: "LeSenha" },
  },
  {
    slug: "lesenhadireto",
    section: "main",
    kind: "reference",
    title: { pt: "LeSenhaDireto", en: "LeSenhaDireto", es: "LeSenhaDireto" },
  },
  {
    slug: "captura_sem_biblioteca",
    section: "main",
    kind: "guide",
    title: {
      pt: "Captura sem biblioteca complementar",
      en: "Capture without the extra library",
      es: "Captura sin biblioteca complementaria",
    },
  },
  {
    slug: "captura_a_partir_da_chave_de_acesso_e_liberacao_sem_biblioteca",
    section: "main",
    kind: "reference",
    title: {
      pt: "Captura pelas chaves de acesso e liberação",
      en: "Capture with access and release keys",
      es: "Captura por claves de acceso y liberación",
    },
  },
  {
    slug: "codigos_de_retorno",
    section: "main",
    kind: "code-table",
    title: { pt: "Códigos de retorno", en: "Return codes", es: "Códigos de retorno" },
  },
  {
    slug: "requisitos_de_seguranca",
    section: "main",
    kind: "guide",
    title: { pt: "Requisitos de segurança", en: "Security requirements", es: "Requisitos de seguridad" },
  },
  {
    slug: "exemplos",
    section: "main",
    kind: "guide",
    title: { pt: "Exemplos", en: "Samples", es: "Ejemplos" },
  },
  {
    slug: "historico_alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
