import { casesFor } from "@portal/shared/certification/cases.ts";
import type { ComparedReturns } from "@portal/shared/certification/return-remarks.ts";

/** The cases that are tested, in the script's order. */
export const selectedCases = ({ scope, selected }: Pick<ComparedReturns, "scope" | "selected">) =>
  casesFor(scope).filter(({ id }) => selected.includes(id));
