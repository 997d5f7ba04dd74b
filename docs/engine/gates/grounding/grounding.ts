import type { WrittenPage } from "../page/written-page.ts";
import { codeProblems } from "./code-tables.ts";
import { exchangeProblems } from "./exchange.ts";
import {
  illustrativeProblems,
  markedSummaries,
  originFigures,
  originTable,
  silentExamples,
} from "./figures.ts";
import { gatewayProblems } from "./gateway.ts";
import { routineProblems, settingProblems } from "./library.ts";
import { noticeProblems } from "./notices.ts";
import { productProblems } from "./products.ts";
import { remarkProblems } from "./remarks.ts";

/**
 * Prints what each set's values rest on; gives what rests on nothing, and what is known and told nowhere:
 * docs/papers/decisions/0102-what-the-pages-rest-on-is-compared-with-a-copy-of-the-facts.md
 */
export function groundingProblems(pages: readonly WrittenPage[]): string[] {
  const figures = originFigures(pages);
  console.log(`\n${originTable(figures)}`);
  return [
    ...codeProblems(),
    ...routineProblems(),
    ...settingProblems(),
    ...exchangeProblems(),
    ...gatewayProblems(),
    ...noticeProblems(),
    ...productProblems(),
    ...remarkProblems(pages),
    ...illustrativeProblems(figures),
    ...markedSummaries(pages),
    ...silentExamples(pages),
  ];
}
