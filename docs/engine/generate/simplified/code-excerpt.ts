import type { Locale, Localized } from "@portal/shared/locales.ts";
import { brandCodes } from "../../../data/clisitef/brand-codes.data.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { eventCodes } from "../../../data/clisitef/event-codes.data.ts";
import { fieldTypes } from "../../../data/clisitef/field-types/field-types.ts";
import { functionCodes } from "../../../data/clisitef/function-codes.data.ts";
import { menuCodes } from "../../../data/clisitef/menu-codes.data.ts";
import { networkCodes } from "../../../data/clisitef/network-codes.data.ts";
import { returnCodes } from "../../../data/clisitef/return-codes.data.ts";
import { codeAnchor } from "../../../data/localized-table.ts";
import type { CodePage, SimplifiedPage } from "../../../data/sitef-interface-simplificada/simplified-page.ts";
import { referenceWords } from "../../../words/reference.ts";
import { libraryPath } from "../library/library-links.ts";
import { prose, table } from "../markdown.ts";
import { inLocale } from "../table/code-table.ts";

interface ExcerptRow {
  readonly code: string;
  readonly name: Localized | string;
  readonly action?: Localized;
  readonly note?: Localized;
}

const lists: Readonly<Record<CodePage, readonly ExcerptRow[]>> = {
  tabela_codigos_retorno: returnCodes,
  tabela_codigos_funcoes: functionCodes,
  tabela_codigos_comando: commandCodes,
  tabela_valores_tipocampo: fieldTypes,
  tabela_eventos: eventCodes,
  tabela_codigos_meios_pagamento: menuCodes,
  codigo_redes_autorizadoras: networkCodes,
  codigo_bandeira: brandCodes,
};

/** A column that most rows leave empty says nothing. */
const shareFilled = 0.8;

function entryOf(page: CodePage, code: string): ExcerptRow {
  const entry = lists[page].find((each) => each.code === code);
  if (!entry) throw new Error(`The list of ${page} has no ${code}.`);
  return entry;
}

/** Some codes of a list of the library, each with a link to its row in the whole table. */
export function codeExcerpt(
  { page, chosen }: NonNullable<SimplifiedPage["codes"]>,
  from: string,
  locale: Locale,
): string {
  const words = referenceWords.simplified;
  const path = libraryPath(page, from);
  const known = new Set(lists[page].map(({ code }) => code));
  const entries = chosen.map((code) => entryOf(page, code));
  const told = entries.filter(({ action, note }) => action ?? note).length >= entries.length * shareFilled;
  return table(
    [words.code, words.name, ...(told ? [words.action] : [])].map((each) => each[locale]),
    entries.map(({ code, name, action, note }) => [
      `[\`${code}\`](${path}#${codeAnchor(code, known)})`,
      prose(inLocale(name, locale)),
      ...(told ? [prose((action ?? note)?.[locale] ?? "")] : []),
    ]),
  );
}
