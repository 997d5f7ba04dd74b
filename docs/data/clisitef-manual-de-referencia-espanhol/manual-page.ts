import type { Localized } from "@portal/shared/locales.ts";
import type { Routine } from "../clisitef/routines/routine.ts";
import type { RoutineName } from "../clisitef/routines/routines.ts";
import type { AdditionalParameterName } from "../clisitef/settings/parameters.data.ts";
import type { SettingName } from "../clisitef/settings/settings.data.ts";

/** Tables of the library of which a page shows the codes that its reader meets. */
export type ManualTable =
  | "functions"
  | "commands"
  | "returns"
  | "configuration"
  | "fields"
  | "menus"
  | "networks"
  | "brands"
  | "secureReading";

/**
 * A section of a page. Texts link by `%page%` and `%page#anchor%` to the library's set, and by `./page.mdx` to this one.
 */
export interface ManualPart {
  readonly anchor: string;
  readonly title: Localized;
  readonly text?: readonly Localized[];
  readonly code?: { readonly language: "c" | "ini" | "text" | "mermaid"; readonly text: string | Localized };
  /** Declaration, parameters and the returns that ask for something. */
  readonly routine?: { readonly name: RoutineName; readonly returns?: readonly string[] };
  /** How each routine of these groups is called. */
  readonly groups?: readonly Routine["group"][];
  readonly codes?: { readonly table: ManualTable; readonly only: readonly string[] };
  readonly settings?: readonly SettingName[];
  readonly parameters?: readonly AdditionalParameterName[];
  /** A sequence of the library, turn by turn, by its id. */
  readonly sequence?: string;
  /** What the data date by version, newest first. */
  readonly history?: true;
  readonly table?: {
    readonly head: readonly Localized[];
    readonly rows: readonly (readonly (Localized | string)[])[];
  };
  readonly steps?: readonly Localized[];
  readonly list?: readonly Localized[];
}

export interface ManualPage {
  readonly slug: string;
  readonly description: Localized;
  readonly intro: readonly Localized[];
  readonly parts: readonly ManualPart[];
  /** Pages of the library's set whose data this page is derived from. */
  readonly derivedFrom: readonly [string, ...string[]];
  /** Pages of this set that a reader opens next. */
  readonly next: readonly string[];
}

/** Headings that several pages have. */
export const titles = {
  routine: { pt: "A rotina", en: "The routine", es: "La rutina" },
  example: { pt: "Exemplo", en: "Example", es: "Ejemplo" },
  fields: { pt: "Campos relacionados", en: "Related fields", es: "Campos relacionados" },
  commands: { pt: "Comandos relacionados", en: "Related commands", es: "Comandos relacionados" },
  functions: { pt: "Funções relacionadas", en: "Related functions", es: "Funciones relacionadas" },
  keys: { pt: "Chaves do arquivo", en: "Keys of the file", es: "Claves del archivo" },
  steps: { pt: "Passo a passo", en: "Step by step", es: "Paso a paso" },
  returns: {
    pt: "O que fazer com o retorno",
    en: "What to do about the return",
    es: "Qué hacer con el retorno",
  },
  cautions: { pt: "Antes de seguir", en: "Before you go on", es: "Antes de seguir" },
  lost: {
    pt: "Se a energia cair ou a resposta se perder",
    en: "If power fails or the answer is lost",
    es: "Si se corta la energía o se pierde la respuesta",
  },
} as const satisfies Record<string, Localized>;

/** What stands on every page around its own content. */
export const frame = {
  origin: {
    pt: "Esta página é a forma curta, para quem lê espanhol, de %page%, onde está a descrição completa. Se você segue o Manual v2.01 e ele diz outra coisa, vale o que o suporte confirmar.",
    en: "This page is the short form, for readers of Spanish, of %page%, which has the full description. If you follow the Manual v2.01 and it says something else, go by what support confirms.",
    es: "Esta página es la forma breve, para quien lee español, de %page%, donde está la descripción completa. Si sigue el Manual v2.01 y dice otra cosa, vale lo que confirme soporte.",
  },
  full: {
    pt: "Na documentação completa",
    en: "In the full documentation",
    es: "En la documentación completa",
  },
  next: { pt: "Continue neste manual", en: "Go on in this manual", es: "Siga en este manual" },
  column: {
    parameter: { pt: "Parâmetro", en: "Parameter", es: "Parámetro" },
    way: { pt: "Sentido", en: "Direction", es: "Sentido" },
    meaning: { pt: "O que leva", en: "What it carries", es: "Qué lleva" },
    code: { pt: "Código", en: "Code", es: "Código" },
    name: { pt: "Significado", en: "Meaning", es: "Significado" },
    note: { pt: "O que saber", en: "What to know", es: "Qué saber" },
    action: { pt: "O que fazer", en: "What to do", es: "Qué hacer" },
    routine: { pt: "Rotina", en: "Routine", es: "Rutina" },
    use: { pt: "Para quê", en: "What for", es: "Para qué" },
    course: { pt: "Como corre", en: "How it runs", es: "Cómo se ejecuta" },
    ascii: { pt: "Variante ASCII", en: "ASCII variant", es: "Variante ASCII" },
    turn: { pt: "Volta", en: "Turn", es: "Vuelta" },
    command: { pt: "Comando", en: "Command", es: "Comando" },
    field: { pt: "Campo", en: "Field", es: "Campo" },
    answer: { pt: "Devolver", en: "Return", es: "Devolver" },
    version: { pt: "Desde a versão", en: "Since version", es: "Desde la versión" },
    thing: { pt: "O que existe desde então", en: "What exists since then", es: "Qué existe desde entonces" },
  },
  way: {
    in: { pt: "entrada", en: "in", es: "entrada" },
    out: { pt: "saída", en: "out", es: "salida" },
    both: { pt: "os dois", en: "both", es: "ambos" },
  },
  course: {
    loop: { pt: "segue no laço", en: "goes on in the loop", es: "sigue en el ciclo" },
    inside: {
      pt: "uma só chamada, aceita dentro do laço",
      en: "a single call, allowed inside the loop",
      es: "una sola llamada, se admite dentro del ciclo",
    },
    single: { pt: "uma só chamada", en: "a single call", es: "una sola llamada" },
  },
  yes: { pt: "sim", en: "yes", es: "sí" },
  no: { pt: "não", en: "no", es: "no" },
  nothing: { pt: "nada", en: "nothing", es: "nada" },
  noParameters: {
    pt: "Não leva parâmetros.",
    en: "It takes no parameters.",
    es: "No lleva parámetros.",
  },
  noReturn: {
    pt: "A rotina não devolve valor.",
    en: "The routine returns no value.",
    es: "La rutina no devuelve ningún valor.",
  },
  sequenceEnd: {
    pt: "Depois do laço, com o retorno `%result%`: %outcome%",
    en: "After the loop, with the return `%result%`: %outcome%",
    es: "Después del ciclo, con el retorno `%result%`: %outcome%",
  },
  sequenceMade: {
    pt: "A ordem das voltas e os textos mudam com a loja e com a rede: obedeça sempre ao comando que chegar.",
    en: "The order of the turns and the texts change with the store and the network: always obey the command that comes.",
    es: "El orden de las vueltas y los textos cambian con el comercio y con la red: obedezca siempre el comando que llegue.",
  },
} as const;
