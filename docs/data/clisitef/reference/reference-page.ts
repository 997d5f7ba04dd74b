import type { Localized } from "@portal/shared/locales.ts";
import type { RoutineName } from "../routines/routines.ts";
import type { AdditionalParameterName } from "../settings/parameters.data.ts";
import type { SettingName } from "../settings/settings.data.ts";

/** A section of a reference page. Texts link by `%page%` and `%page#anchor%`, pages of the library's set. */
export interface ReferencePart {
  readonly anchor: string;
  readonly title: Localized;
  readonly text?: readonly Localized[];
  readonly steps?: readonly Localized[];
  readonly list?: readonly Localized[];
  readonly code?: { readonly language: "c" | "ini" | "text" | "mermaid"; readonly text: string | Localized };
  /** Keys of the configuration file, with what the data know of them; all of them where it says so. */
  readonly settings?: readonly SettingName[] | "all";
  readonly parameters?: readonly AdditionalParameterName[];
  readonly routine?: RoutineName;
  /** A code table, by its id. */
  readonly codes?: string;
  readonly table?: {
    readonly head: readonly Localized[];
    readonly rows: readonly (readonly (Localized | string)[])[];
  };
}

export interface ReferencePage {
  readonly slug: string;
  readonly description: Localized;
  readonly intro: readonly Localized[];
  readonly parts: readonly ReferencePart[];
  readonly more: readonly string[];
}

/** Headings that many of the pages have. */
export const titles = {
  example: { pt: "Exemplo", en: "Example", es: "Ejemplo" },
  keys: { pt: "Chaves", en: "Keys", es: "Claves" },
  parameters: { pt: "Parâmetros", en: "Parameters", es: "Parámetros" },
  cautions: { pt: "Cuidados", en: "Pitfalls", es: "Cuidados" },
  steps: { pt: "Passo a passo", en: "Step by step", es: "Paso a paso" },
  lost: {
    pt: "Se a energia cair ou a resposta se perder",
    en: "If power fails or the answer is lost",
    es: "Si se corta la energía o se pierde la respuesta",
  },
} as const satisfies Record<string, Localized>;
