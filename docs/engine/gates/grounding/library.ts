import { brandCodes } from "../../../data/clisitef/brand-codes.data.ts";
import { commandCodes } from "../../../data/clisitef/command-codes.data.ts";
import { configurationReturnCodes } from "../../../data/clisitef/configuration-return-codes.data.ts";
import { eventCodes } from "../../../data/clisitef/event-codes.data.ts";
import { fieldTypes } from "../../../data/clisitef/field-types.ts";
import { functionCodes } from "../../../data/clisitef/function-codes.data.ts";
import { menuCodes } from "../../../data/clisitef/menu-codes.data.ts";
import { networkCodes } from "../../../data/clisitef/network-codes.data.ts";
import { returnCodes } from "../../../data/clisitef/return-codes.data.ts";
import { pinpadStatuses } from "../../../data/clisitef/routines/pinpad-statuses.data.ts";
import type { Routine, RoutineParameter } from "../../../data/clisitef/routines/routine.ts";
import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import { secureReadingCodes } from "../../../data/clisitef/secure-reading-codes.data.ts";
import {
  type AdditionalParameter,
  additionalParameters,
} from "../../../data/clisitef/settings/parameters.data.ts";
import { nameOf, type Setting, settings } from "../../../data/clisitef/settings/settings.data.ts";
import { saidByItsName } from "../../../data/facts/exceptions.data.ts";
import { type FactList, libraryFacts } from "../../../data/facts/library.data.ts";
import { routineFacts } from "../../../data/facts/routines.data.ts";
import { parameterFacts, pinpadStatusFacts, settingFacts } from "../../../data/facts/settings.data.ts";
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

const linesOf = (facts: string) => facts.split("\n").filter((line) => line !== "");

const parameterLine = ({ name, direction, type, ascii = ".", inferred }: RoutineParameter) =>
  `${name}:${direction}:${type}:${ascii}${inferred ? "~" : ""}`;

/** A routine as the facts write it. */
function lineOf({
  name,
  group,
  result,
  ascii,
  since,
  documented,
  loop,
  elsewhere,
  ...rest
}: Routine): string {
  const own = [name, group, result, ascii, since ?? documented, loop, elsewhere && "elsewhere", rest.returns];
  return [...own.map((part) => part ?? "."), ...rest.parameters.map(parameterLine)].join(" ");
}

/** No routine has a parameter, a size or a version that nobody printed, and none that was printed is left out. */
export const routineProblems = (written: readonly Routine[] = routines): string[] =>
  differences("data/clisitef/routines", linesOf(routineFacts), written.map(lineOf));

const settingLine = (setting: Setting) =>
  `${nameOf(setting)} | ${setting.standard ?? "."} | ${setting.since ?? "."}`;

/** Keys of the configuration file, parameters and statuses of the pinpad: none made up, none kept back. */
export const settingProblems = (
  keys: readonly Setting[] = settings,
  parameters: readonly AdditionalParameter[] = additionalParameters,
): string[] => [
  ...differences("data/clisitef/settings/settings.data.ts", linesOf(settingFacts), keys.map(settingLine)),
  ...differences(
    "data/clisitef/settings/parameters.data.ts",
    linesOf(parameterFacts),
    parameters.map(({ name, goesTo, since = "." }) => `${name} ${goesTo} ${since}`),
  ),
  ...differences(
    "data/clisitef/routines/pinpad-statuses.data.ts",
    linesOf(pinpadStatusFacts),
    pinpadStatuses.map(({ code, constant }) => `${code} ${constant}`),
  ),
];
