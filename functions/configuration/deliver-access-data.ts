import type { AccessDataForm } from "@portal/shared/access-data/model.ts";
import { delivered } from "../access-data/deliver.ts";
import type { Write } from "../platform/table/transaction.ts";
import type { Situation } from "../stage/step.ts";
import type { ConfigurationItem } from "./model.ts";

/** The access data that an approval delivers; the anti-fraud key only where the configuration has anti-fraud. */
export async function deliverAccessData(
  form: AccessDataForm,
  isShared: boolean,
  { place, seen, by, at, stored }: Situation<ConfigurationItem>,
): Promise<Write[]> {
  const { antifraudSolution } = stored?.draft ?? {};
  const hasAntifraud = antifraudSolution !== undefined && antifraudSolution !== "none";
  const { writes } = await delivered(form, { place, seen, by, at, hasAntifraud, isShared });
  return writes;
}
