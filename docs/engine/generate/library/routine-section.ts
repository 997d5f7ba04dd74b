import type { Locale, Localized } from "@portal/shared/locales.ts";
import { returnCodes } from "../../../data/clisitef/return-codes.data.ts";
import { parameterWords } from "../../../data/clisitef/routines/parameter-words.data.ts";
import { ownReturns, readingActions } from "../../../data/clisitef/routines/returns.data.ts";
import type { Routine, RoutineParameter } from "../../../data/clisitef/routines/routine.ts";
import { routineWords } from "../../../data/clisitef/routines/routine-words.data.ts";
import { type RoutineName, routineOf } from "../../../data/clisitef/routines/routines.ts";
import { declarationBlock } from "../../../data/clisitef/samples/declarations.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import type { CodeEntry } from "../../../data/schema.ts";
import { referenceWords } from "../../../words/reference.ts";
import { page, prose, table } from "../markdown.ts";
import { libraryPath, linked } from "./library-links.ts";

const words = referenceWords.routine;

const named = (text: string, name: string) => text.replace("%name%", name);

function asciiSize({ ascii }: RoutineParameter, locale: Locale): string {
  const { size } = words;
  if (ascii === undefined) return size.unsaid[locale];
  if (ascii === "variable" || ascii === "fixed" || ascii === "unused") return size[ascii][locale];
  if (ascii === "1" || ascii === "=1") return size.one[locale];
  const form = ascii.startsWith("<=") ? size.atMost : size.exactly;
  return form[locale].replace("%size%", ascii.replace(/^<?=/, ""));
}

function parameterRow(parameter: RoutineParameter, hasAscii: boolean, locale: Locale): string[] {
  const { name, direction, type, meaning, onlyIn } = parameter;
  const text = [`${prose(parameterWords[meaning][locale])}.`, onlyIn && named(words.onlyIn[locale], onlyIn)];
  return [
    `\`${name}\``,
    words.direction[direction][locale],
    `\`${type.replace("*", " *")}\``,
    ...(hasAscii ? [asciiSize(parameter, locale)] : []),
    text.filter(Boolean).join(" "),
  ];
}

function parameterTable({ parameters, ascii }: Routine, locale: Locale): string {
  if (parameters.length === 0) return words.noParameters[locale];
  const head = [words.parameter, words.way, words.type, ...(ascii ? [words.asciiSize] : []), words.meaning];
  const rows = parameters.map((parameter) => parameterRow(parameter, ascii !== undefined, locale));
  return table(
    head.map((text) => text[locale]),
    rows,
  );
}

const rulesOfInterfaces = (from: string) =>
  `${libraryPath("api_rotinas_disponiveis_clisitef", from)}#interfaces`;

const standing = (
  { name, ascii, since, documented, loop, elsewhere }: Routine,
  from: string,
  locale: Locale,
): string =>
  [
    elsewhere && words.elsewhere[locale],
    since && words.since[locale].replace("%version%", since),
    documented && words.documented[locale].replace("%date%", documented),
    loop && words[loop][locale],
    ascii && named(words.ascii[ascii][locale], `${name}A`).replace("%rules%", rulesOfInterfaces(from)),
  ]
    .filter(Boolean)
    .join(" ");

/** What is shown where a set has no room for the codes of a routine: what the routine is, and what it takes. */
export function routineCore(name: RoutineName, from: string, locale: Locale): string {
  const routine = routineOf(name);
  const { purpose, remarks = [] } = routineWords[name];
  return page(
    linked([purpose, ...remarks].map((text) => text[locale]).join(" "), from),
    declarationBlock(routine),
    standing(routine, from, locale),
    parameterTable(routine, locale),
  ).trimEnd();
}

const tablesOfReturns = {
  configuration: "tabela_codigos_retorno_configuracao",
  "secure-reading": "tabela_codigos_leitura_segura",
} as const;

const known = new Set(returnCodes.map(({ code }) => code));

const actionOf = ({ group }: Routine, { code, action }: CodeEntry): Localized | undefined =>
  (group === "pinpad" ? readingActions[code] : undefined) ?? action;

function transactionCodes(routine: Routine, codes: readonly string[], from: string, locale: Locale): string {
  const path = libraryPath("tabela_codigos_retorno", from);
  const rows = codes.map((code) => {
    const entry = returnCodes.find((each) => each.code === code);
    if (!entry) throw new Error(`No routine returns ${code}.`);
    return [
      `[\`${code}\`](${path}#${codeAnchor(code, known)})`,
      prose(entry.name[locale]),
      prose(actionOf(routine, entry)?.[locale] ?? ""),
    ];
  });
  return page(
    (codes.length > 0 ? words.someCodes : words.allCodes)[locale].replace("%page%", path),
    codes.length > 0 &&
      table(
        [words.code, words.name, words.action].map((text) => text[locale]),
        rows,
      ),
  ).trimEnd();
}

/** A table by hand, unless no value asks for an action. */
function ownCodes(kind: keyof typeof ownReturns, from: string, locale: Locale): string {
  const entries = ownReturns[kind];
  const hasAction = entries.some(({ action }) => action);
  const head = [words.code, words.name, ...(hasAction ? [words.action] : [])];
  return table(
    head.map((text) => text[locale]),
    entries.map(({ code, name, action }) => [
      code === "other" ? words.otherCode[locale] : `\`${code}\``,
      prose(name[locale]),
      ...(hasAction ? [linked(prose(action?.[locale] ?? ""), from)] : []),
    ]),
  );
}

export function returnsOf(name: RoutineName, codes: readonly string[], from: string, locale: Locale): string {
  const routine = routineOf(name);
  const { returns } = routine;
  if (returns === "none") return words.none[locale];
  if (returns === "transaction") return transactionCodes(routine, codes, from, locale);
  if (returns === "configuration" || returns === "secure-reading") {
    return words.allCodes[locale].replace("%page%", libraryPath(tablesOfReturns[returns], from));
  }
  return ownCodes(returns, from, locale);
}
