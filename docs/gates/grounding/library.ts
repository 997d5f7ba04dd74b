import { brandCodes } from "../../data/clisitef/brand-codes.data.ts";
import { commandCodes } from "../../data/clisitef/command-codes.data.ts";
import { configurationReturnCodes } from "../../data/clisitef/configuration-return-codes.data.ts";
import { eventCodes } from "../../data/clisitef/event-codes.data.ts";
import { fieldTypes } from "../../data/clisitef/field-types.ts";
import { functionCodes } from "../../data/clisitef/function-codes.data.ts";
import { menuCodes } from "../../data/clisitef/menu-codes.data.ts";
import { networkCodes } from "../../data/clisitef/network-codes.data.ts";
import { returnCodes } from "../../data/clisitef/return-codes.data.ts";
import { secureReadingCodes } from "../../data/clisitef/secure-reading-codes.data.ts";
import { saidByItsName } from "../../data/facts/exceptions.data.ts";
import { type FactList, libraryFacts } from "../../data/facts/library.data.ts";
import { differences, expand } from "./expand.ts";

interface Entry {
  readonly code: string;
  readonly action?: unknown;
  readonly note?: unknown;
  readonly values?: unknown;
}

/** The tables of the library, by the list of facts that each repeats. */
export const libraryLists: Readonly<Record<keyof typeof libraryFacts, readonly Entry[]>> = {
  functions: functionCodes,
  fieldTypes,
  commands: commandCodes,
  events: eventCodes,
  returns: returnCodes,
  configurationReturns: configurationReturnCodes,
  secureReading: secureReadingCodes,
  menus: menuCodes,
  networks: networkCodes,
  brands: brandCodes,
};

const isExplained = ({ action, note, values }: Entry) =>
  action !== undefined || note !== undefined || values !== undefined;

/** Codes of which facts say more than the name, and which the data leave with the name alone. */
function unexplained(name: string, { explained = "" }: FactList, entries: readonly Entry[]): string[] {
  const byName = new Set(expand(saidByItsName[name]?.codes ?? ""));
  const silent = new Set(entries.filter((entry) => !isExplained(entry)).map(({ code }) => code));
  return expand(explained)
    .filter((code) => silent.has(code) && !byName.has(code))
    .map((code) => `data/clisitef: what is known of the ${name} ${code} is not told. Explain it.`);
}

/** Every code of the library is in a fact, every fact in a table, and what is known of a code stands behind its name. */
export function libraryProblems(
  facts: Readonly<Record<string, FactList>> = libraryFacts,
  lists: Readonly<Record<string, readonly Entry[]>> = libraryLists,
): string[] {
  return Object.entries(facts).flatMap(([name, list]) => {
    const entries = lists[name] ?? [];
    return [
      ...differences(
        `data/clisitef, ${name}`,
        expand(list.codes),
        entries.map(({ code }) => code),
      ),
      ...unexplained(name, list, entries),
    ];
  });
}
