import type { Judgement, Judgements } from "../verdicts.ts";
import type { CaseJump } from "./case-jump.ts";

/** What the list of cases needs to be judged. */
export interface JudgedCases {
  readonly judgements: Judgements;
  readonly mayDecide: boolean;
  /** Set after a refused decision: what is missing is then marked. */
  readonly wasRefused: boolean;
  readonly jump: CaseJump;
  readonly onJudge: (caseId: string, said: Partial<Judgement>) => void;
  readonly onPassRemaining: (caseIds: readonly string[]) => void;
}

/** How a case is judged; the judgement is absent when there is nothing to decide. */
export interface CaseJudging {
  readonly judgement: Judgement | undefined;
  readonly wasRefused: boolean;
  readonly onJudge: (caseId: string, said: Partial<Judgement>) => void;
}
