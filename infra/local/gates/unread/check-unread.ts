import { root } from "../../machine/project.ts";
import { knownUnread } from "./unread.data.ts";
import { unreadIn, unreadProblems } from "./unread.ts";

/** Part of `npm run check`, which passes on whether what was read last time may be remembered. */
const problems = unreadProblems(unreadIn(root, process.argv.slice(2)), knownUnread);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
