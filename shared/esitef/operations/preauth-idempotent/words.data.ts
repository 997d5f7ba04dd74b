import type { CallWords } from "../../words/words.ts";

export const preauthIdempotentWords = {
  title: {
    pt: "Pré-autorização idempotente",
    en: "Idempotent pre-authorization",
    es: "Preautorización idempotente",
  },
  purpose: {
    pt: "Cria a pré-autorização e reserva o valor na mesma chamada, protegida contra repetição por uma chave que a loja escolhe. Para cobrar, use a captura idempotente.",
    en: "Creates the pre-authorization and reserves the amount in one call, protected against repetition by a key that the store chooses. To charge, use the idempotent capture.",
    es: "Crea la preautorización y reserva el importe en la misma llamada, protegida contra la repetición por una clave que elige el comercio. Para cobrar, use la captura idempotente.",
  },
} as const satisfies CallWords;
