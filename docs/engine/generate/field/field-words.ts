import type { Locale, Localized } from "@portal/shared/locales.ts";
import type { FieldRow } from "../../../data/manual-interface-clisitef/field-schema.ts";
import { referenceWords } from "../../../words/reference.ts";

export const fieldWords = referenceWords.field;

const typeNames: Record<"N" | "A" | "AN", Localized> = referenceWords.fieldType;
const directionNames: Record<NonNullable<FieldRow["direction"]>, Localized> = referenceWords.fieldDirection;

/** "4 characters", "up to 12 characters", "4 to 12 characters". */
export function sizeText({ minimum, maximum }: NonNullable<FieldRow["size"]>): Localized {
  if (minimum === maximum) {
    return maximum === 1
      ? { pt: "1 posição", en: "1 character", es: "1 posición" }
      : { pt: `${maximum} posições`, en: `${maximum} characters`, es: `${maximum} posiciones` };
  }
  if (minimum === 1) {
    return {
      pt: `até ${maximum} posições`,
      en: `up to ${maximum} characters`,
      es: `hasta ${maximum} posiciones`,
    };
  }
  return {
    pt: `de ${minimum} a ${maximum} posições`,
    en: `${minimum} to ${maximum} characters`,
    es: `de ${minimum} a ${maximum} posiciones`,
  };
}

type InferredPart = NonNullable<FieldRow["inferred"]>[number];

/** What is known of one part of a field; what is only likely is to be confirmed, and nothing is made up for the rest. */
function said(field: FieldRow, part: InferredPart, text: string | false | undefined, locale: Locale): string {
  if (!text) return fieldWords.open[locale];
  return field.inferred?.includes(part) ? `${text} (${fieldWords.open[locale]})` : text;
}

const headersText = ({ headers }: FieldRow, locale: Locale) =>
  headers === "all" ? fieldWords.allHeaders[locale] : headers?.map((each) => `\`${each}\``).join(", ");

const sizeOf = ({ size, varies }: FieldRow, locale: Locale) =>
  size ? sizeText(size)[locale] : varies && fieldWords.varies[locale];

/** The parts of a field as its page and its row tell them. */
export const partsOf = (field: FieldRow, locale: Locale) => ({
  code: field.code ? `\`${field.code}\`` : fieldWords.open[locale],
  type: said(field, "type", field.type && typeNames[field.type][locale], locale),
  size: said(field, "size", sizeOf(field, locale), locale),
  direction: said(field, "direction", field.direction && directionNames[field.direction][locale], locale),
  headers: said(field, "headers", headersText(field, locale), locale),
  meaning: said(field, "meaning", field.meaning[locale], locale),
});
