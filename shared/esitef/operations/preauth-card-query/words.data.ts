import type { CallWords } from "../../words/words.ts";

export const preauthCardQueryWords = {
  title: {
    pt: "Consulta de cartão da pré-autorização",
    en: "Querying a card for the pre-authorization",
    es: "Consulta de tarjeta de la preautorización",
  },
  purpose: {
    pt: "Diz o que o cartão aceita antes de reservar. Só vale para um NIT em `NOV`; consultas demais bloqueiam a transação em `BLQ`.",
    en: "Tells what the card accepts before you reserve. It works only for a NIT in `NOV`; too many queries block the transaction in `BLQ`.",
    es: "Dice qué acepta la tarjeta antes de reservar. Solo vale para un NIT en `NOV`; demasiadas consultas bloquean la transacción en `BLQ`.",
  },
} as const satisfies CallWords;
