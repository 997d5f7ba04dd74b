import type { Locale, Localized } from "@portal/shared/locales.ts";
import { brandCodes } from "../../../data/clisitef/brand-codes.data.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { configurationReturnCodes } from "../../../data/clisitef/configuration-return-codes.data.ts";
import { eventCodes } from "../../../data/clisitef/event-codes.data.ts";
import { explainedType, fieldTypes } from "../../../data/clisitef/field-types/field-types.ts";
import { functionCodes } from "../../../data/clisitef/function-codes.data.ts";
import { menuCodes } from "../../../data/clisitef/menu-codes.data.ts";
import { networkCodes } from "../../../data/clisitef/network-codes.data.ts";
import { returnCodes } from "../../../data/clisitef/return-codes.data.ts";
import type { Routine } from "../../../data/clisitef/routines/routine.ts";
import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import { secureReadingCodes } from "../../../data/clisitef/secure-reading-codes.data.ts";
import type { Turn } from "../../../data/clisitef/sequences/sequence.ts";
import { sequences } from "../../../data/clisitef/sequences/sequences.data.ts";
import {
  type AdditionalParameter,
  additionalParameters,
} from "../../../data/clisitef/settings/parameters.data.ts";
import { type Setting, settings } from "../../../data/clisitef/settings/settings.data.ts";
import { frame, type ManualTable } from "../../../data/clisitef-manual-de-referencia-espanhol/manual-page.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import { page, prose, table } from "../markdown.ts";
import { inLocale } from "../table/code-table.ts";
import { libraryPath } from "./library-links.ts";
import { column, heads } from "./manual-heads.ts";

interface Row {
  readonly code: string;
  readonly name: Localized | string;
  readonly action?: Localized | undefined;
}

interface TableRows {
  readonly slug: string;
  readonly rows: readonly Row[];
}

const sources: Readonly<Record<ManualTable | "events", TableRows>> = {
  functions: { slug: "tabela_codigos_funcoes", rows: functionCodes },
  commands: { slug: "tabela_codigos_comando", rows: commandCodes },
  returns: { slug: "tabela_codigos_retorno", rows: returnCodes },
  configuration: { slug: "tabela_codigos_retorno_configuracao", rows: configurationReturnCodes },
  fields: {
    slug: "tabela_valores_tipocampo",
    rows: fieldTypes.map((entry) => ({ code: entry.code, name: explainedType(entry) })),
  },
  menus: { slug: "tabela_codigos_meios_pagamento", rows: menuCodes },
  networks: { slug: "codigo_redes_autorizadoras", rows: networkCodes },
  brands: { slug: "codigo_bandeira", rows: brandCodes },
  secureReading: { slug: "tabela_codigos_leitura_segura", rows: secureReadingCodes },
  events: { slug: "tabela_eventos", rows: eventCodes },
};

function rowOf(name: ManualTable | "events", code: string): Row {
  const found = sources[name].rows.find((each) => each.code === code);
  if (!found) throw new Error(`The table of ${name} has no ${code}, which the Spanish manual shows.`);
  return found;
}

function codeLink(name: ManualTable | "events", code: string, from: string): string {
  const { slug, rows } = sources[name];
  return `[\`${code}\`](${libraryPath(slug, from)}#${codeAnchor(code, new Set(rows.map((each) => each.code)))})`;
}

/** Codes of a table of the library that a page needs, each with its place there. */
export function codeRows(name: ManualTable, only: readonly string[], from: string, locale: Locale): string {
  const chosen = only.map((code) => rowOf(name, code));
  const hasAction = chosen.some(({ action }) => action);
  // What stands behind a function says when it fits; behind every other code, what its reader does.
  const behind: keyof typeof column = name === "functions" ? "note" : "action";
  return table(
    heads(hasAction ? ["code", "name", behind] : ["code", "name"], locale),
    chosen.map(({ code, name: own, action }) => [
      codeLink(name, code, from),
      prose(inLocale(own, locale)),
      ...(hasAction ? [prose(action?.[locale] ?? "")] : []),
    ]),
  );
}

const fieldCell = (field: string, from: string, locale: Locale) => {
  const name = eventCodes.some(({ code }) => code === field) ? "events" : "fields";
  const entry = name === "events" ? rowOf("events", field) : fieldTypes.find(({ code }) => code === field);
  if (!entry) throw new Error(`No table has the field ${field} of a sequence.`);
  return `${codeLink(name, field, from)} ${prose(inLocale(entry.name, locale))}`;
};

const turnCells = (turn: Turn, at: number, from: string, locale: Locale) => [
  String(at + 1),
  `${codeLink("commands", turn.command, from)} ${prose(inLocale(rowOf("commands", turn.command).name, locale))}`,
  turn.field === undefined ? frame.nothing[locale] : fieldCell(turn.field, from, locale),
  turn.answer === undefined ? `\`Continua\` \`${turn.proceed ?? "0"}\`` : `\`Buffer\` \`${turn.answer}\``,
  prose(turn.why[locale]),
];

/** A sequence of the library as a table, for who reads it without playing it. */
export function sequenceTable(id: string, from: string, locale: Locale): string {
  const own = sequences.find((each) => each.id === id);
  if (!own) throw new Error(`No sequence is called ${id}.`);
  const end = frame.sequenceEnd[locale]
    .replace("%result%", own.result)
    .replace("%outcome%", prose(own.outcome[locale]));
  return page(
    ["```c", `${own.starts};`, "```"].join("\n"),
    table(
      heads(["turn", "command", "field", "answer", "action"], locale),
      own.turns.map((turn, at) => turnCells(turn, at, from, locale)),
    ),
    end,
    frame.sequenceMade[locale],
  ).trimEnd();
}

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).map(Number);

function newestFirst([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  const [left, right] = [numbersOf(a), numbersOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? right.length - left.length : (right[at] ?? 0) - (left[at] ?? 0);
}

/** Everything that the data say to exist since a version, put together by version. */
export function historyTable(locale: Locale): string {
  const dated: readonly { readonly since?: string; readonly shown: string }[] = [
    ...routines.map((each: Routine) => ({ ...each, shown: each.name })),
    ...settings.map((each: Setting) => ({ ...each, shown: `[${each.section}] ${each.key}` })),
    ...additionalParameters.map((each: AdditionalParameter) => ({ ...each, shown: each.form })),
  ];
  const byVersion = new Map<string, string[]>();
  for (const { since, shown } of dated) {
    if (since) byVersion.set(since, [...(byVersion.get(since) ?? []), `\`${shown}\``]);
  }
  return table(
    heads(["version", "thing"], locale),
    [...byVersion].toSorted(newestFirst).map(([version, things]) => [`\`${version}\``, things.join(", ")]),
  );
}
