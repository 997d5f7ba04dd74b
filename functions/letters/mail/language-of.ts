import { type Locale, locales } from "@portal/shared/locales.ts";

/** Words and endings that occur in one of the languages and in neither of the others. */
const marks: Readonly<Record<Locale, RegExp>> = {
  pt: /[ãõç]|(?<!\p{L})(?:o|os|um|uma|em|não|na|nas|nos|da|dos|das|ao|aos|à|às|pelo|pela|você|vocês|seu|sua|já|é|foi|foram|tem|mas|também|até|isso|obrigad[oa]|nova|novo|errad[oa]s?|corret[oa]s?|incorret[oa]s?|faltou|faltam|sem|ainda|teste|testes|loja|vazi[oa]s?|imagem|ilegível|comprovante|conferir|refazer|depois|pode)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|and|is|are|was|were|of|it|its|not|you|your|please|with|this|that|on|has|have|does|must|should|which|when|where|send|missing|wrong|again|incorrect|value|amount|page|picture|image|unreadable|empty|invalid|field|file|order|card|receipt|screenshot|store|to|from|by|fix|check|test|tests|only|still|done|here)(?!\p{L})/giu,
  es: /[ñ¿¡]|ci[oó]n(?:es)?(?!\p{L})|(?<!\p{L})(?:el|los|las|la|una|un|y|del|al|con|está|están|usted|su|sus|pero|fue|fueron|tiene|hay|es|muy|más|lo|qué|cómo|también|aún|nuevo|nueva|equivocad[oa]s?|correct[oa]s?|incorrect[oa]s?|sin|con|en|todavía|prueba|pruebas|tienda|vací[oa]s?|imagen|ilegible|comprobante|tarjeta|captura|pantalla|monto|revise|rehacer|después|aquí|sitio|falló)(?!\p{L})/giu,
};

const addresses = /\b(?:https?:\/\/|www\.)\S+/gi;

/**
 * Guesses the language of a note from its words; undefined when they do not tell. People write as they like,
 * whatever the languages of their profiles.
 */
export function languageOf(text: string): Locale | undefined {
  const words = text.replace(addresses, " ");
  const [first, second] = locales
    .map((locale) => ({ locale, count: words.match(marks[locale])?.length ?? 0 }))
    .sort((a, b) => b.count - a.count);
  return first && first.count > (second?.count ?? 0) ? first.locale : undefined;
}
