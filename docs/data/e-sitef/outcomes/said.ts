import { transactionStatuses } from "@portal/shared/esitef/words/statuses.data.ts";
import type { StatusWords } from "@portal/shared/esitef/words/words.ts";
import type { LocalizedText, Outcome } from "../../schema.ts";

/** What statuses ask for by their own words. */
export const statusesAmong =
  (known: readonly StatusWords[]) =>
  (...codes: readonly string[]): Outcome[] =>
    codes.map((code) => {
      const entry = known.find((each) => each.code === code);
      if (!entry) throw new Error(`The status ${code} is not described.`);
      return { code, action: entry.action };
    });

export const statuses = statusesAmong(transactionStatuses);

export const outcome = (code: string, action: LocalizedText): Outcome => ({ code, action });

export const refusedByRisk = outcome("PPN", {
  pt: "A análise de risco recusou depois da autorização, que foi desfeita. Nada é cobrado; não entregue.",
  en: "The risk analysis rejected it after the authorization, which was voided. Nothing is charged; do not deliver.",
  es: "El análisis de riesgo rechazó después de la autorización, que se deshizo. No se cobra nada; no entregue.",
});

/** The NIT is as it was: it takes the same call once more. */
export const notSent: LocalizedText = {
  pt: "Nada foi feito com o cartão: um valor foi recusado, ou a consulta do cartão falhou (código 134). Corrija, ou peça outro cartão, e envie de novo com o mesmo NIT.",
  en: "Nothing was done with the card: a value was refused, or the card query failed (code 134). Correct it, or ask for another card, and send again with the same NIT.",
  es: "No se hizo nada con la tarjeta: no se aceptó un valor, o falló la consulta de tarjeta (código 134). Corrija, o pida otra tarjeta, y envíe de nuevo con el mismo NIT.",
};
