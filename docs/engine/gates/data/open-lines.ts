import { locales } from "@portal/shared/locales.ts";
import { type OpenLine, openLine } from "../../../data/open/open-line.ts";
import { openLines } from "../../../data/open/open-lines.ts";
import { writtenAddresses } from "../page/coverage.ts";
import type { WrittenPage } from "../page/written-page.ts";
import { entryProblems } from "./data-problems.ts";

const folder = "data/open";

const keyOf = ({ page, field }: OpenLine) => `${page} ${JSON.stringify(field)}`;

/** A line of a page that is nowhere would be shown to nobody, and one without words would help nobody. */
export function openLineProblems(
  pages: readonly WrittenPage[],
  lines: readonly OpenLine[] = openLines,
): string[] {
  const written = writtenAddresses(pages);
  const keys = lines.map(keyOf);
  return lines.flatMap((line, at) => {
    const missing = locales.filter((locale) => !written.get(locale)?.has(line.page));
    return [
      ...entryProblems({ file: folder, schema: openLine, entries: lines, key: "page" }, line, at),
      ...missing.map((locale) => `${folder}: "${line.page}" is no page in "${locale}". Correct its address.`),
      ...(keys.indexOf(keyOf(line)) < at
        ? [`${folder}: "${line.page}" asks of the same value twice. Keep one of the two lines.`]
        : []),
    ];
  });
}

/** How much is open, and whose it is to close. */
export function openLinesText(lines: readonly OpenLine[] = openLines): string {
  const of = (owner: OpenLine["owner"]) => lines.filter((line) => line.owner === owner).length;
  return `open lines: ${lines.length} (support ${of("support")}, documentation ${of("documentation")})`;
}
