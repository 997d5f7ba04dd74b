import type { CallWords } from "../../words/words.ts";

export const scheduleListWords = {
  title: { pt: "Lista de agendamentos", en: "List of schedules", es: "Lista de programaciones" },
  purpose: {
    pt: "Lista os agendamentos da loja entre duas datas. No sandbox, a resposta não diz de que pedido é cada agendamento. Confirme o resto com o suporte.",
    en: "Lists the store's schedules between two dates. In the sandbox the answer does not say which order each schedule belongs to. Check the rest with support.",
    es: "Lista las programaciones del comercio entre dos fechas. En el sandbox, la respuesta no dice de qué pedido es cada programación. Confirme el resto con soporte.",
  },
} as const satisfies CallWords;
