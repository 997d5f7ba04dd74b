import type { Localized } from "../../../shared/locales.ts";
import type { Field } from "../../data/schema.ts";

export const fieldWords = {
  facts: { pt: "Ficha", en: "At a glance", es: "Ficha" },
  code: { pt: "Código", en: "Code", es: "Código" },
  type: { pt: "Tipo", en: "Type", es: "Tipo" },
  size: { pt: "Tamanho", en: "Size", es: "Tamaño" },
  direction: { pt: "Sentido", en: "Direction", es: "Sentido" },
  files: { pt: "Arquivos", en: "Files", es: "Archivos" },
  group: { pt: "Assunto", en: "Topic", es: "Tema" },
  fieldType: { pt: "Na biblioteca", en: "In the library", es: "En la biblioteca" },
  when: { pt: "Quando aparece", en: "When it appears", es: "Cuándo aparece" },
  values: { pt: "Formato e valores", en: "Format and values", es: "Formato y valores" },
  value: { pt: "Valor", en: "Value", es: "Valor" },
  meaning: { pt: "Significado", en: "Meaning", es: "Significado" },
  example: { pt: "Exemplo", en: "Example", es: "Ejemplo" },
  related: { pt: "Relacionados", en: "Related", es: "Relacionados" },
  field: { pt: "Campo", en: "Field", es: "Campo" },
  functionWord: { pt: "Função", en: "Function", es: "Función" },
  legend: {
    pt: "significa que completamos o dado: confirme com o suporte antes de depender dele.",
    en: "means that we filled in this value: confirm it with support before you rely on it.",
    es: "significa que completamos el dato: confírmelo con soporte antes de depender de él.",
  },
  indexed: {
    pt: "O índice depois do hífen conta a partir de 001, uma linha por ocorrência.",
    en: "The index after the hyphen counts from 001, one line for each occurrence.",
    es: "El índice después del guion cuenta desde 001, una línea por ocurrencia.",
  },
} as const satisfies Record<string, Localized>;

export const typeNames: Record<"N" | "A" | "AN", Localized> = {
  N: { pt: "Numérico (N)", en: "Numeric (N)", es: "Numérico (N)" },
  A: { pt: "Alfabético (A)", en: "Alphabetic (A)", es: "Alfabético (A)" },
  AN: { pt: "Alfanumérico (AN)", en: "Alphanumeric (AN)", es: "Alfanumérico (AN)" },
};

export const directionNames: Record<Field["direction"], Localized> = {
  request: { pt: "Solicitação", en: "Request", es: "Solicitud" },
  response: { pt: "Resposta", en: "Response", es: "Respuesta" },
  both: { pt: "Solicitação e resposta", en: "Request and response", es: "Solicitud y respuesta" },
};

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
