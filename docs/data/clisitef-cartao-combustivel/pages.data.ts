import type { PlannedPage } from "../page-kinds.ts";

export const clisitefCartaoCombustivelPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "main",
    kind: "guide",
    title: {
      pt: "Cartão combustível: introdução",
      en: "Fuel card: introduction",
      es: "Tarjeta de combustible: introducción",
    },
  },
  {
    slug: "particularidades_venda_cartao_combustivel",
    section: "main",
    kind: "guide",
    title: {
      pt: "Particularidades da venda",
      en: "Sale particularities",
      es: "Particularidades de la venta",
    },
  },
  {
    slug: "novos_tipos_de_campo",
    section: "main",
    kind: "code-table",
    title: { pt: "Novos tipos de campo", en: "New field types", es: "Nuevos tipos de campo" },
  },
  {
    slug: "coleta_lista_de_produtos",
    section: "main",
    kind: "reference",
    title: { pt: "Lista de produtos", en: "Product list", es: "Lista de productos" },
  },
  {
    slug: "coleta_separada_de_produtos",
    section: "main",
    kind: "reference",
    title: {
      pt: "Coleta separada de produtos",
      en: "Separate product capture",
      es: "Captura separada de productos",
    },
  },
  {
    slug: "configuracao",
    section: "main",
    kind: "reference",
    title: { pt: "Configuração", en: "Configuration", es: "Configuración" },
  },
  {
    slug: "campos_retornados",
    section: "main",
    kind: "code-table",
    title: { pt: "Campos retornados", en: "Returned fields", es: "Campos devueltos" },
  },
  {
    slug: "exemplo_de_fluxo",
    section: "main",
    kind: "guide",
    title: { pt: "Exemplo de fluxo", en: "Flow sample", es: "Ejemplo de flujo" },
  },
  {
    slug: "historico_alteracoes",
    section: "main",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
