import { restOperations } from "@portal/shared/esitef/described.ts";
import type { RemarkFact } from "../../../data/e-sitef/operations/told-operation.ts";
import { ofEachOperation } from "../../../data/e-sitef/operations/told-operations.ts";
import type { WrittenPage } from "../page/written-page.ts";

type ToldNotes = Readonly<Record<number, unknown>>;

function remarkProblem(
  { says, told, left }: RemarkFact,
  isNoted: boolean,
  pages: readonly WrittenPage[],
): string | undefined {
  if (left !== undefined) return isNoted ? `"${says}" is left out and told. Decide which` : undefined;
  if (told === undefined) return isNoted ? undefined : `"${says}" is told nowhere`;
  const silent = pages.flatMap(({ content, file }) =>
    told.filter((word) => !content.includes(word)).map((word) => `${file} lacks "${word}" of "${says}"`),
  );
  return pages.length === 0 ? `"${says}" has no page` : silent[0];
}

/** Each remark that was collected of a call is on its page in every language, a note of the page, or left out for a reason. */
export function remarkProblems(
  pages: readonly WrittenPage[],
  facts: Readonly<Record<string, readonly RemarkFact[]>> = ofEachOperation(
    ({ collected }) => collected.remarks,
  ),
  notes: Readonly<Partial<Record<string, ToldNotes>>> = ofEachOperation((told) => told.notes),
): string[] {
  const slugs = new Map<string, string>(restOperations.map(({ id, page }) => [id, page]));
  const remarked = Object.entries(facts).flatMap(([id, remarks]) => {
    const own = pages.filter(({ docSet, slug }) => docSet === "e-sitef" && slug === slugs.get(id));
    return remarks.flatMap((remark, at) => {
      const problem = remarkProblem(remark, notes[id]?.[at] !== undefined, own);
      return problem ? [`data/e-sitef/operations, ${id}: ${problem}.`] : [];
    });
  });
  const unknown = Object.entries(notes).flatMap(([id, own]) =>
    Object.keys(own ?? {})
      .filter((at) => facts[id]?.[Number(at)] === undefined)
      .map((at) => `data/e-sitef/operations, ${id}: its note ${at} is in no fact.`),
  );
  return [...remarked, ...unknown];
}
