import type { Locale } from "../../shared/locales.ts";
import { fold } from "./tokens.ts";

/** The first word of a line is the one that the pages use; readers come with the others and are led to it. */
const listed: Record<Locale, readonly string[]> = {
  pt: [
    "cancelamento estorno reembolso devolução desfazer",
    "pré-autorização reserva caução",
    "recarga crédito",
    "agendamento recorrência recorrente assinatura mensalidade mensal mês",
    "armazenamento tokenização cofre guardar salvar",
    "parcelas parcelamento prestações",
    "certificação homologação",
    "adquirente credenciadora",
  ],
  en: [
    "cancellation refund reversal void chargeback",
    "pre-authorization hold reserve",
    "top-up recharge",
    "schedule recurring subscription recurrence monthly month",
    "storage vault tokenization tokenize store save keep",
    "installments instalments",
    "certification homologation",
    "acquirer acquiring",
  ],
  es: [
    "cancelación anulación reembolso devolución devolver reverso",
    "preautorización reserva retención",
    "recarga saldo",
    "programación recurrencia recurrente suscripción mensualidad mensual mes meses",
    "almacenamiento tokenización bóveda guardar",
    "cuotas mensualidades plazos",
    "certificación homologación",
    "adquirente adquirencia",
  ],
};

/** By the stem of a reader's word, the stem of ours. */
export function synonyms(locale: Locale, stem: (word: string) => string): Map<string, string[]> {
  const alike = new Map<string, string[]>();
  for (const line of listed[locale]) {
    const [ours = "", ...theirs] = line.split(" ").map((word) => stem(fold(word).replaceAll("-", "")));
    for (const each of theirs) alike.set(each, [...(alike.get(each) ?? []), ours]);
  }
  return alike;
}
