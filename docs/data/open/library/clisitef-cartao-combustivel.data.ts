import type { OpenLine } from "../open-line.ts";

export const clisitefCartaoCombustivelOpen: readonly OpenLine[] = [
  {
    page: "clisitef-cartao-combustivel/campos_retornados",
    field: "`154`",
    question: {
      pt: "O `154` vem também quando o valor não mudou, e pode ser maior que o pedido?",
      en: "Does `154` come as well when the amount did not change, and can it be above what was asked for?",
      es: "¿El `154` llega también cuando el importe no cambió, y puede ser mayor que lo pedido?",
    },
    meanwhile: {
      pt: "Sem o campo, use o valor pedido; se ele for maior, finalize com `0`.",
      en: "Without the field use the amount asked for; if it is higher, finalize with `0`.",
      es: "Sin el campo, use el importe pedido; si es mayor, finalice con `0`.",
    },
    owner: "support",
  },
  {
    page: "clisitef-cartao-combustivel/configuracao",
    field: "`HabilitaDigitado1`, `HabilitaMagnetico1`",
    question: {
      pt: "Que modos de entrada valem quando a chave falta?",
      en: "Which entry modes hold where the key is missing?",
      es: "¿Qué modos de entrada valen cuando falta la clave?",
    },
    meanwhile: {
      pt: "Escreva `1` ou `0` em todas as chaves de entrada.",
      en: "Write `1` or `0` in every entry key.",
      es: "Escriba `1` o `0` en todas las claves de entrada.",
    },
    owner: "support",
  },
];
