import type { Routine, RoutineParameter } from "../../../data/clisitef/routines/routine.ts";
import { routines } from "../../../data/clisitef/routines/routines.data.ts";
import {
  type AdditionalParameter,
  additionalParameters,
} from "../../../data/clisitef/settings/parameters.data.ts";
import { nameOf, type Setting, settings } from "../../../data/clisitef/settings/settings.data.ts";
import { routineFacts } from "../../../data/facts/routines.data.ts";
import { parameterFacts, settingFacts } from "../../../data/facts/settings.data.ts";
import { differences } from "./expand.ts";

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

/** Keys of the configuration file and parameters: none made up, none kept back. */
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
];
