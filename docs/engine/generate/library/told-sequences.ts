import { type Locale, withLocale } from "@portal/shared/locales.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { eventCodes } from "../../../data/clisitef/event-codes.data.ts";
import { fieldTypes } from "../../../data/clisitef/field-types/field-types.ts";
import type { Turn } from "../../../data/clisitef/sequences/sequence.ts";
import { sequences } from "../../../data/clisitef/sequences/sequences.data.ts";
import type { ToldSequence, ToldTurn } from "../../../data/clisitef/sequences/told-sequence.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import { inLocale } from "../table/code-table.ts";
import { libraryDocSet } from "./library-links.ts";

/** Where the generator puts them, below `docs`. */
export const sequencesFile = (locale: Locale) => `generated/sequences/${locale}.json`;

const places = [
  { page: "tabela_eventos", entries: eventCodes },
  { page: "tabela_valores_tipocampo", entries: fieldTypes },
] as const;

const linkTo = (page: string, code: string, codes: readonly { readonly code: string }[], locale: Locale) =>
  `${withLocale(locale, `/docs/${libraryDocSet}/${page}`)}#${codeAnchor(code, new Set(codes.map((each) => each.code)))}`;

/** A field or an event that a table has; a sequence with another one would be made up. */
function toldField(code: string, locale: Locale): Pick<ToldTurn, "field" | "fieldName" | "fieldLink"> {
  for (const { page, entries } of places) {
    const entry = entries.find((each) => each.code === code);
    if (entry) {
      const fieldLink = linkTo(page, code, entries, locale);
      return { field: code, fieldName: entry.name[locale], fieldLink };
    }
  }
  throw new Error(`No table has the field ${code} of a sequence.`);
}

function toldTurn(turn: Turn, locale: Locale): ToldTurn {
  const command = commandCodes.find(({ code }) => code === turn.command);
  if (!command) throw new Error(`No table has the command ${turn.command} of a sequence.`);
  return {
    command: command.code,
    commandName: command.name[locale],
    commandLink: linkTo("tabela_codigos_comando", command.code, commandCodes, locale),
    ...(turn.field !== undefined && toldField(turn.field, locale)),
    ...(turn.buffer !== undefined && { buffer: inLocale(turn.buffer, locale) }),
    screen: turn.screen[locale],
    ...(turn.answer !== undefined && { answer: turn.answer }),
    proceed: turn.proceed ?? "0",
    why: turn.why[locale],
  };
}

export const toldSequences = (locale: Locale): readonly ToldSequence[] =>
  sequences.map(({ id, title, starts, turns, result, outcome, ends }) => ({
    id,
    title: title[locale],
    starts,
    turns: turns.map((turn) => toldTurn(turn, locale)),
    result,
    outcome: outcome[locale],
    ends,
  }));
