import type { AccessDataForm } from "@portal/shared/access-data/model.ts";
import { delivered } from "../access-data/deliver.ts";
import type { ChangeRequest } from "../platform/http/request.ts";
import type { Write } from "../platform/table/transaction.ts";
import type { Situation } from "../stage/step.ts";
import type { ConfigurationItem } from "./model.ts";

/** What an approval delivers; the anti-fraud key only where the configuration has anti-fraud. */
export async function deliverAccessData(
  request: ChangeRequest,
  form: AccessDataForm,
  isShared: boolean,
  { place, seen, at, stored }: Situation<ConfigurationItem>,
): Promise<Write[]> {
  const { antifraudSolution } = stored?.draft ?? {};
  const hasAntifraud = antifraudSolution !== undefined && antifraudSolution !== "none";
  const { writes } = await delivered(request, form, { place, seen, at, hasAntifraud, isShared });
  return writes;
}
