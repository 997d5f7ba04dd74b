import type { Locale } from "../../../shared/locales.ts";
import { fold } from "./tokens.ts";

/** The first word of a line is the one that the pages use; readers come with the others and are led to it. */
const listed: Record<Locale, readonly string[]> = {
  pt: [
    "cancelamento estorno reembolso devolução desfazer refund void",
    "pré-autorização reserva caução",
    "recarga crédito",
    "agendamento recorrência recorrente assinatura mensalidade mensal mês",
    "armazenamento tokenização cofre guardar salvar",
    "parcelas parcelamento prestações",
    "certificação homologação",
    "adquirente credenciadora",
    "notificação webhook callback postback aviso",
    "consulta buscar busca pesquisar procurar localizar",
    "idempotente idempotência",
    "negada recusada rejeitada declinada",
    "endereços url endpoint host",
    "certificação sandbox",
    "histórico changelog novidades",
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
    "notification webhook callback postback",
    "query search find get lookup retrieve",
    "idempotent idempotency",
    "denied declined rejected refused",
    "addresses url endpoint host",
    "certification sandbox",
    "history changelog",
    "tipo type",
    "campo field",
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
    "notificación webhook callback postback aviso",
    "consulta buscar búsqueda encontrar",
    "idempotente idempotencia",
    "negada rechazada denegada declinada",
    "direcciones url endpoint host",
    "certificación sandbox",
    "historial changelog novedades",
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
