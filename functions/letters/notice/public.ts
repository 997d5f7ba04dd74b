import { readAll } from "../../platform/table/table.ts";
import { sightRef } from "./model.ts";

/** Which of these people chose not to get letters of a company's news. */
export async function doWithoutLetters(
  companyId: string,
  subs: readonly string[],
): Promise<ReadonlySet<string>> {
  const seen = await readAll(subs.map((sub) => sightRef(companyId, sub)));
  return new Set(subs.filter((sub) => seen.find(sightRef(companyId, sub))?.byMail === false));
}
