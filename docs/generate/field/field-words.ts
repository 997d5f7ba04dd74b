import type { Localized } from "../../../shared/locales.ts";
import type { Field } from "../../data/schema.ts";
import { referenceWords } from "../../words/reference.ts";

export const fieldWords = referenceWords.field;

export const typeNames: Record<"N" | "A" | "AN", Localized> = referenceWords.fieldType;

export const directionNames: Record<Field["direction"], Localized> = referenceWords.fieldDirection;

/** "4 characters", "up to 12 characters", "4 to 12 characters". */
export function sizeText({ minimum, maximum }: Field["size"]): Localized {
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
