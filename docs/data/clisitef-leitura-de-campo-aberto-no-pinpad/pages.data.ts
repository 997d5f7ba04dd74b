import type { PlannedPage } from "../page-kinds.ts";

export const clisitefLeituraDeCampoAbertoNoPinpadPages: readonly PlannedPage[] = [
  {
    slug: "introducao",
    section: "new",
    kind: "guide",
    title: {
      pt: "Leitura de campo aberto no pinpad: introdução",
      en: "Open-field reading on the pinpad: introduction",
      es: "Lectura de campo abierto en el pinpad: introducción",
    },
  },
  {
    slug: "objetivo",
    section: "new",
    kind: "guide",
    title: { pt: "Objetivo", en: "Objective", es: "Objetivo" },
  },
  {
    slug: "publico_alvo",
    section: "new",
    kind: "guide",
    title: { pt: "Público-alvo", en: "Target audience", es: "Público objetivo" },
  },
  {
    slug: "leitura_de_campos_abertos_no_pinpad_forma_nova",
    section: "new",
    kind: "guide",
    title: {
      pt: "Leitura de campos abertos: forma nova",
      en: "Open-field reading: new way",
      es: "Lectura de campos abiertos: forma nueva",
    },
  },
  {
    slug: "api_prototipo_das_funcoes",
    section: "new",
    kind: "reference",
    title: {
      pt: "Protótipo da função (789)",
      en: "Function prototype (789)",
      es: "Prototipo de la función (789)",
    },
  },
  {
    slug: "descricao_dos_parametros",
    section: "new",
    kind: "reference",
    title: {
      pt: "Descrição dos parâmetros",
      en: "Parameter description",
      es: "Descripción de los parámetros",
    },
  },
  {
    slug: "tabela_dados_portador",
    section: "new",
    kind: "code-table",
    title: {
      pt: "Códigos dos dados do portador",
      en: "Holder data codes",
      es: "Códigos de los datos del titular",
    },
  },
  {
    slug: "retorno_da_coleta",
    section: "new",
    kind: "reference",
    title: { pt: "Retorno da coleta", en: "Collection result", es: "Resultado de la captura" },
  },
  {
    slug: "codigos_de_retorno",
    section: "new",
    kind: "code-table",
    title: { pt: "Códigos de retorno", en: "Return codes", es: "Códigos de retorno" },
  },
  {
    slug: "exemplo_forma_nova",
    section: "new",
    kind: "guide",
    title: { pt: "Exemplo da forma nova", en: "New way sample", es: "Ejemplo de la forma nueva" },
  },
  {
    slug: "leitura_de_campos_abertos_no_pinpad_forma_antiga",
    section: "old",
    kind: "guide",
    title: {
      pt: "Leitura de campos abertos: forma antiga",
      en: "Open-field reading: old way",
      es: "Lectura de campos abiertos: forma antigua",
    },
  },
  {
    slug: "api_prototipo_das_funcoes_antiga",
    section: "old",
    kind: "reference",
    title: {
      pt: "Protótipos das funções (762)",
      en: "Function prototypes (762)",
      es: "Prototipos de las funciones (762)",
    },
  },
  {
    slug: "descricao_dos_parametros_antiga",
    section: "old",
    kind: "reference",
    title: {
      pt: "Parâmetros da forma antiga",
      en: "Old way parameters",
      es: "Parámetros de la forma antigua",
    },
  },
  {
    slug: "chave_de_acesso",
    section: "old",
    kind: "reference",
    title: { pt: "Chave de acesso", en: "Access key", es: "Clave de acceso" },
  },
  {
    slug: "identificador",
    section: "old",
    kind: "reference",
    title: { pt: "Identificador", en: "Identifier", es: "Identificador" },
  },
  {
    slug: "layout_de_entrada",
    section: "old",
    kind: "reference",
    title: { pt: "Layout do campo de entrada", en: "Input field layout", es: "Formato del campo de entrada" },
  },
  {
    slug: "layout_de_saida",
    section: "old",
    kind: "reference",
    title: { pt: "Layout do campo de saída", en: "Output field layout", es: "Formato del campo de salida" },
  },
  {
    slug: "restricoes",
    section: "old",
    kind: "reference",
    title: { pt: "Restrições", en: "Restrictions", es: "Restricciones" },
  },
  {
    slug: "exemplo_cnpj_automacao",
    section: "old",
    kind: "guide",
    title: {
      pt: "Exemplo 1: CNPJ dividido pela automação",
      en: "Sample 1: CNPJ split by your software",
      es: "Ejemplo 1: CNPJ dividido por el sistema de caja",
    },
  },
  {
    slug: "exemplo_cnpj_clisitef",
    section: "old",
    kind: "guide",
    title: {
      pt: "Exemplo 2: CNPJ dividido pela biblioteca",
      en: "Sample 2: CNPJ split by the library",
      es: "Ejemplo 2: CNPJ dividido por la biblioteca",
    },
  },
  {
    slug: "exemplo_mes_nascimento",
    section: "old",
    kind: "guide",
    title: {
      pt: "Exemplo 3: mês de nascimento",
      en: "Sample 3: month of birth",
      es: "Ejemplo 3: mes de nacimiento",
    },
  },
  {
    slug: "compatibilidade_com_pinpad_no_protocolo_abecs",
    section: "old",
    kind: "guide",
    title: {
      pt: "Compatibilidade com o protocolo Abecs",
      en: "Abecs protocol compatibility",
      es: "Compatibilidad con el protocolo Abecs",
    },
  },
  {
    slug: "tabela_palavras_chave",
    section: "old",
    kind: "code-table",
    title: {
      pt: "Palavras-chave de conversão",
      en: "Conversion keywords",
      es: "Palabras clave de conversión",
    },
  },
  {
    slug: "observacoes",
    section: "old",
    kind: "guide",
    title: { pt: "Observações", en: "Notes", es: "Observaciones" },
  },
  {
    slug: "historico_alteracoes",
    section: "old",
    kind: "changelog",
    title: { pt: "Histórico de alterações", en: "Change history", es: "Historial de cambios" },
  },
];
