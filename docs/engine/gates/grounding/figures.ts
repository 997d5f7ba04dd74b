import { inventory } from "../../../data/inventory.data.ts";
import type { WrittenPage } from "../page/written-page.ts";

export interface OriginFigures {
  readonly docSet: string;
  readonly grounded: number;
  readonly inSandbox: number;
  readonly illustrative: number;
  readonly preparing: number;
  /** Examples of calls that nobody of us can make. */
  readonly notRun: number;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** Lines of a page or of its tables that say a value: rows, and items of the lists of values. */
const valueLines = /^\| (?!-)|^\s*- `|"anchor":/gm;

/** Nothing public says what these sets do: what their pages say is what the sandbox carries out, wherever the mark stands. */
const carriedOutOnly: readonly string[] = ["e-sitef-argentina"];

/** Examples of interfaces that no sandbox answers: all others are run by the tests of `docs/data/stories`. */
const notRunIn = ({ content }: WrittenPage): number =>
  content.includes("/psp-pix-examples.ts") ? count(content, /<Exchange /g) : 0;

/** Marks of a page in the source language; its translations have the same, as another gate sees to. */
function figuresOf(docSet: string, pages: readonly WrittenPage[], planned: number): OriginFigures {
  const own = pages.filter((page) => page.docSet === docSet && page.locale === "pt");
  const text = own.map(({ content, tableText }) => `${content}\n${tableText}`).join("\n");
  const marks = {
    inSandbox: count(text, /<InSandbox \/>|"inSandbox": ?true/g),
    illustrative: count(text, /<Illustrative \/>/g),
  };
  const marked = marks.inSandbox + marks.illustrative;
  const unmarked = Math.max(0, count(text, valueLines) - marked);
  const isCarriedOut = carriedOutOnly.includes(docSet);
  return {
    docSet,
    grounded: isCarriedOut ? 0 : unmarked,
    ...marks,
    inSandbox: marks.inSandbox + (isCarriedOut ? unmarked : 0),
    preparing: Math.max(0, planned - own.filter(({ slug }) => slug !== "index").length),
    notRun: own.reduce((sum, page) => sum + notRunIn(page), 0),
  };
}

export const originFigures = (pages: readonly WrittenPage[]): OriginFigures[] =>
  inventory.map(({ id, pages: planned }) => {
    const written = new Set(pages.filter(({ docSet }) => docSet === id).map(({ slug }) => slug));
    const missing = planned.filter(({ slug }) => !written.has(slug)).length;
    return { ...figuresOf(id, pages, 0), preparing: missing };
  });

export function originTable(figures: readonly OriginFigures[]): string {
  const width = Math.max(...figures.map(({ docSet }) => docSet.length));
  const line = (name: string, cells: readonly (string | number)[]) =>
    [name.padEnd(width), ...cells.map((cell) => String(cell).padStart(12))].join(" ");
  return [
    line("values of", ["seen", "in sandbox", "illustrative", "preparing", "not run"]),
    ...figures.map((each) =>
      line(each.docSet, [each.grounded, each.inSandbox, each.illustrative, each.preparing, each.notRun]),
    ),
  ].join("\n");
}

/** Nothing may stand on a page that is neither seen nor done by the sandbox. */
export const illustrativeProblems = (figures: readonly OriginFigures[]): string[] =>
  figures
    .filter(({ illustrative }) => illustrative > 0)
    .map(
      ({ docSet, illustrative }) =>
        `${docSet}: ${illustrative} values are illustrative. Ground them, or take them out.`,
    );

const saidNotRun = /não foram executados|were not run|no se ejecutaron/;

/** Who reads an example believes that it was tried. */
export const silentExamples = (pages: readonly WrittenPage[]): string[] =>
  pages.flatMap((page) =>
    notRunIn(page) > 0 && !saidNotRun.test(page.content)
      ? [`${page.file}: its examples were run by nobody. Say so.`]
      : [],
  );

/** A badge cannot stand in what search engines and lists of pages show, so nothing that needs one may be said there. */
export const markedSummaries = (pages: readonly WrittenPage[]): string[] =>
  pages.flatMap(({ file, title = "", content }) => {
    const head = title + (/^---\n[^]*?\n---\n/.exec(content)?.[0] ?? "");
    return /<(?:Illustrative|InSandbox)\b/.test(head)
      ? [`${file}: its title or description says what only the sandbox does. Say there what is confirmed.`]
      : [];
  });
