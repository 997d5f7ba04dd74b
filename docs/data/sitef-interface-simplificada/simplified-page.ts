import type { Localized } from "@portal/shared/locales.ts";
import type { RoutineName } from "../clisitef/routines/routines.ts";
import type { AdditionalParameterName } from "../clisitef/settings/parameters.data.ts";
import type { SettingName } from "../clisitef/settings/settings.data.ts";

/** Pages of the library's set that show a list of codes; an excerpt links to them. */
export type CodePage =
  | "tabela_codigos_retorno"
  | "tabela_codigos_funcoes"
  | "tabela_codigos_comando"
  | "tabela_valores_tipocampo"
  | "tabela_eventos"
  | "tabela_codigos_meios_pagamento"
  | "codigo_redes_autorizadoras"
  | "codigo_bandeira";

/**
 * What an integration through the simplified interface needs of one subject of the library: the short way, and where
 * the rest is. `%page%` and `%page#anchor%` in a text are addresses of the library's set.
 */
export interface SimplifiedPage {
  /** Address below the set; the title is the planned one. */
  readonly slug: string;
  /** The library's page that tells the same subject in full. */
  readonly library: string;
  readonly description: Localized;
  readonly purpose: readonly Localized[];
  readonly example?: { readonly language: "ini" | "text"; readonly text: string };
  readonly routines?: readonly RoutineName[];
  readonly settings?: readonly SettingName[];
  readonly parameters?: readonly AdditionalParameterName[];
  readonly codes?: { readonly page: CodePage; readonly chosen: readonly string[] };
  /** What is enough, or what to take care of, for a first integration. */
  readonly enough: readonly Localized[];
  /** What the library's page has besides. */
  readonly full: Localized;
  /** Pages of this set. */
  readonly more: readonly string[];
}
