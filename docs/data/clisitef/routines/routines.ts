import type { Routine } from "./routine.ts";
import { routines } from "./routines.data.ts";

export type RoutineName = (typeof routines)[number]["name"];

const byName = new Map<string, Routine>(routines.map((routine) => [routine.name, routine]));

/** @throws Error for a name that no routine has. */
export function routineOf(name: RoutineName): Routine {
  const routine = byName.get(name);
  if (!routine) throw new Error(`No routine is called ${name}.`);
  return routine;
}
