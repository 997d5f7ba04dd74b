import type { Localized } from "../../../shared/locales.ts";

export const dialogWords = {
  open: { pt: "Pesquisar", en: "Search", es: "Buscar" },
  placeholder: {
    pt: "Pesquise um código, um erro ou uma tarefa",
    en: "Search for a code, an error or a task",
    es: "Busque un código, un error o una tarea",
  },
  close: { pt: "Fechar a pesquisa", en: "Close search", es: "Cerrar la búsqueda" },
  results: { pt: "Resultados", en: "Results", es: "Resultados" },
  recent: { pt: "Pesquisas recentes", en: "Recent searches", es: "Búsquedas recientes" },
  forget: { pt: "Limpar", en: "Clear", es: "Borrar" },
  examples: { pt: "Por exemplo", en: "For example", es: "Por ejemplo" },
  searching: { pt: "Pesquisando…", en: "Searching…", es: "Buscando…" },
  nothing: { pt: "Nada encontrado para", en: "Nothing found for", es: "No se encontró nada para" },
  advice: {
    pt: "Tente menos palavras, ou só o código, como -43 ou PPC. Você também pode:",
    en: "Try fewer words, or the code alone, such as -43 or PPC. You can also:",
    es: "Pruebe con menos palabras, o solo con el código, como -43 o PPC. También puede:",
  },
  browse: {
    pt: "Ver toda a documentação",
    en: "Browse all documentation",
    es: "Ver toda la documentación",
  },
  ask: { pt: "Falar com o suporte", en: "Contact support", es: "Hablar con soporte" },
  failed: {
    pt: "Não foi possível carregar a pesquisa. Verifique a conexão e tente de novo.",
    en: "Search could not be loaded. Check your connection and try again.",
    es: "No se pudo cargar la búsqueda. Revise la conexión e inténtelo de nuevo.",
  },
  again: { pt: "Tentar de novo", en: "Try again", es: "Intentar de nuevo" },
  choose: { pt: "escolher", en: "choose", es: "elegir" },
  go: { pt: "abrir", en: "open", es: "abrir" },
  drop: { pt: "remover", en: "remove", es: "quitar" },
  leave: { pt: "fechar", en: "close", es: "cerrar" },
} as const satisfies Record<string, Localized>;

/** One of each kind that readers come with: a code, a status, a task. */
export const exampleQueries = {
  pt: ["-43", "status PPC", "cancelar um pagamento"],
  en: ["-43", "PPC status", "cancel a payment"],
  es: ["-43", "estado PPC", "cancelar un pago"],
} as const;
