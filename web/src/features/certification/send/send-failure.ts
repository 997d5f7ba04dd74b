import type { MissingPart } from "@portal/shared/certification/case-rules.ts";
import type { ApiError } from "../../../lib/api/api-error.ts";

const parts: readonly MissingPart[] = [
  "isWebservice",
  "platformUsn",
  "testedOn",
  "valueCents",
  "attachments",
];

export interface RefusedCase {
  readonly caseId: string;
  readonly missing: readonly MissingPart[];
}

/** What the server says is missing, by case: its fields read `returns.<case>.<part>`. */
export function refusedCases({ code, fields }: Pick<ApiError, "code" | "fields">): readonly RefusedCase[] {
  if (code !== "certification-incomplete") return [];
  const byCase = new Map<string, MissingPart[]>();
  for (const { path, code: reason } of fields) {
    const [, caseId = "", name] = path.split(".");
    // Contradictions are shown at the case itself; here only missing values.
    const part = reason === "required" ? parts.filter((known) => known === name) : [];
    byCase.set(caseId, [...(byCase.get(caseId) ?? []), ...part]);
  }
  return [...byCase].map(([caseId, missing]) => ({ caseId, missing }));
}
