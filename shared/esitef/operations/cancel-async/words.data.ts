import type { CallWords } from "../../words/words.ts";

export const cancelAsyncWords = {
  title: { pt: "Cancelamento assíncrono", en: "Asynchronous cancellation", es: "Cancelación asíncrona" },
  purpose: {
    pt: "Põe o cancelamento em uma fila e responde `PEN`; o resultado, `CON`, `NEG` ou `ERR`, chega por notificação ou por consulta. Só vale para a Bin, com permissão no cadastro da loja, e não para pré-autorizações.",
    en: "Puts the cancellation in a queue and answers `PEN`; the result, `CON`, `NEG` or `ERR`, comes by notification or by query. It works only for Bin, with a permission in the store's registration, and not for pre-authorizations.",
    es: "Pone la cancelación en una cola y responde `PEN`; el resultado, `CON`, `NEG` o `ERR`, llega por notificación o por consulta. Solo vale para Bin, con un permiso en el registro del comercio, y no para preautorizaciones.",
  },
} as const satisfies CallWords;
