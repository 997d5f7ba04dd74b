import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import {
  missingIn,
  remarksOn,
  type ScenarioPart,
  type ScenarioRemark,
} from "@portal/shared/fraud-certification/scenario-rules.ts";
import { type FraudScenario, fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";

interface ScenarioFile {
  readonly caseId: string | null;
  readonly attempt: number;
  readonly status: string;
}

export type ScenarioState = "passed" | "failed" | "complete" | "incomplete" | "untouched";

export interface ScenarioProgress {
  readonly test: FraudScenario;
  readonly missing: readonly ScenarioPart[];
  readonly remarks: readonly ScenarioRemark[];
  readonly feedback: string | null;
  readonly state: ScenarioState;
}

function stateOf(
  { returns, reviews }: FraudCertification,
  { id }: FraudScenario,
  isComplete: boolean,
): ScenarioState {
  const verdict = reviews[id]?.verdict;
  if (verdict) return verdict;
  if (isComplete) return "complete";
  return returns[id] ? "incomplete" : "untouched";
}

/** How far each scenario is that is sent next, by the rules of the server. */
export function scenarioProgress(
  certification: FraudCertification,
  files: readonly ScenarioFile[],
): readonly ScenarioProgress[] {
  const { selected, returns, reviews, matched, attempt } = certification;
  return fraudScenarios
    .filter(({ id }) => selected.includes(id))
    .map((test) => {
      const own = files.filter((file) => file.caseId === test.id && file.attempt === attempt);
      const cleanFiles = own.filter(({ status }) => status === "clean").length;
      const isMatched = matched[test.id] !== undefined;
      const hasPassed = reviews[test.id]?.verdict === "passed";
      const missing = hasPassed ? [] : missingIn(test, returns[test.id], { cleanFiles, isMatched });
      const remarks = hasPassed ? [] : remarksOn(certification, test);
      const state = stateOf(certification, test, missing.length + remarks.length === 0);
      const feedback = reviews[test.id]?.feedback ?? null;
      return { test, missing, remarks, feedback, state };
    });
}

/** Nothing keeps it from being sent. */
export const isComplete = ({ missing, remarks }: ScenarioProgress): boolean =>
  missing.length + remarks.length === 0;
