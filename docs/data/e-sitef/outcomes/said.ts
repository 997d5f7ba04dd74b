import { transactionStatuses } from "../../../../shared/esitef/words/statuses.data.ts";
import type { StatusWords } from "../../../../shared/esitef/words/words.ts";
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
