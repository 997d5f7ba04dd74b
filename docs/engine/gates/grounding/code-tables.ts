import type { CodeTable } from "../../../data/code-table.ts";
import { codeTables } from "../../../data/code-tables.ts";
import { differences, expand } from "./expand.ts";

/** Every code of a table is in a fact, every fact in its table, and what is known of a code stands behind its name. */
export const codeProblems = (tables: readonly Pick<CodeTable, "file" | "facts">[] = codeTables): string[] =>
  tables.flatMap(({ file, facts }) => {
    if (!facts) return [];
    const silent = new Set(facts.silent);
    return [
      ...differences(file, expand(facts.listed), facts.told),
      ...expand(facts.explained)
        .filter((code) => silent.has(code))
        .map((code) => `${file}: what is known of "${code}" is not told. Explain it.`),
    ];
  });
