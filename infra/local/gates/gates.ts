import path from "node:path";
import { grown, nearlyFull, overBudget, sizes } from "./budgets.ts";
import { changedFiles, linesBefore } from "./changed.ts";
import { circles } from "./circles.ts";
import { featureFaults } from "./doors.ts";
import { sharedByPath } from "./imports.ts";
import { doubleNames } from "./names/double-names.ts";
import { unsuppliedModules } from "./packages.ts";
import { readSources } from "./sources.ts";
import { forbiddenImports, needlessExceptions } from "./walls.ts";

/**
 * What the house must be, whoever works in it: its walls hold, nobody goes in circles, its rooms stay small, and a name
 * means one thing.
 */
const sources = readSources();
const { figures, problems: large } = sizes(sources);
const problems = [
  ...forbiddenImports(sources),
  ...needlessExceptions(sources),
  ...sharedByPath(sources),
  ...unsuppliedModules(sources),
  ...circles(sources),
  ...featureFaults(sources),
  ...doubleNames(sources),
  ...overBudget(sources),
  ...large,
];
for (const problem of problems) console.error(problem);
const changed = new Set(changedFiles());
const growth = grown(
  sources.filter(({ file }) => changed.has(file)),
  linesBefore(),
);
const touched = new Set([...changed].map((file) => path.posix.dirname(file)));
const nearly = nearlyFull(sources.filter(({ file }) => touched.has(path.posix.dirname(file))));
for (const line of [figures, ...growth, ...nearly]) console.log(`        ${line}`);
process.exitCode = problems.length === 0 ? 0 : 1;
