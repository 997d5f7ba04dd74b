import type { CallWords } from "../../words/words.ts";

export const paymentCardQueryWords = {
  title: { pt: "Consulta de cartão", en: "Querying a card", es: "Consulta de tarjeta" },
  purpose: {
    pt: "Diz o que o cartão aceita antes de cobrar: parcelas, validade e código de segurança. Só vale para um NIT em `NOV`; consultas demais bloqueiam a transação em `BLQ`.",
    en: "Tells what the card accepts before you charge: installments, expiry and security code. It works only for a NIT in `NOV`; too many queries block the transaction in `BLQ`.",
    es: "Dice qué acepta la tarjeta antes de cobrar: cuotas, vencimiento y código de seguridad. Solo vale para un NIT en `NOV`; demasiadas consultas bloquean la transacción en `BLQ`.",
  },
} as const satisfies CallWords;
