import { circles } from "./circles.ts";
import { readSources } from "./sources.ts";
import { forbiddenImports, needlessExceptions } from "./walls.ts";

const sources = readSources();
const problems = [...forbiddenImports(sources), ...needlessExceptions(sources), ...circles(sources)];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
