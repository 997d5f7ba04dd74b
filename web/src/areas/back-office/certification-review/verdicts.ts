import type { Localized } from "@portal/shared/locales.ts";
import type { Saver } from "@portal/shared/stage/saver.ts";
import type { Verdict } from "@portal/shared/stage/verdict.ts";

/** A case or a scenario, as far as a verdict on it is concerned. */
export interface ReviewCase<Id extends string = string> {
  readonly id: Id;
  readonly title: Localized;
  readonly isMandatory: boolean;
}

/** What was sent, and what was said of it before. */
export interface ReviewedCases {
  readonly selected: readonly string[];
  readonly reviews: Readonly<
    Partial<
      Record<
        string,
        { readonly verdict: Verdict; readonly feedback: string | null; readonly reviewedAt: string }
      >
    >
  >;
}

/** What a reviewer says of one case so far. */
export interface Judgement {
  readonly verdict?: Verdict | undefined;
  readonly feedback: string;
  /** The colleague whose verdict it is; absent for one's own. */
  readonly by?: Saver | undefined;
}

/** By case id; a case without an entry has not been looked at. */
export type Judgements = Readonly<Record<string, Judgement>>;

/** What the API takes as the feedback of one case. */
export const maxFeedbackLength = 1000;

const unjudged: Judgement = { feedback: "" };

export const judgementOn = (judgements: Judgements, caseId: string): Judgement =>
  judgements[caseId] ?? unjudged;

/** A case that passed before is still as it was, so its verdict stands until the reviewer takes it back. */
export function keptJudgements({ selected, reviews }: ReviewedCases) {
  const passed = selected.flatMap((caseId): [string, Judgement][] => {
    const review = reviews[caseId];
    return review?.verdict === "passed"
      ? [[caseId, { verdict: "passed", feedback: review.feedback ?? "" }]]
      : [];
  });
  return Object.fromEntries(passed) satisfies Judgements;
}

/** Makes the judgement of a case one's own. */
export const judge = (judgements: Judgements, caseId: string, change: Partial<Judgement>): Judgements => {
  const { by: _, ...before } = judgementOn(judgements, caseId);
  return { ...judgements, [caseId]: { ...before, ...change } };
};

/** Makes colleagues' verdicts one's own, as they are. */
export const takeOver = (judgements: Judgements, caseIds: readonly string[]): Judgements =>
  caseIds.reduce((sum, caseId) => judge(sum, caseId, {}), judgements);

export const passRemaining = (judgements: Judgements, caseIds: readonly string[]): Judgements =>
  caseIds
    .filter((caseId) => judgementOn(judgements, caseId).verdict === undefined)
    .reduce((sum, caseId) => judge(sum, caseId, { verdict: "passed" }), judgements);

/** Something besides the verdicts that a conclusion waits for. */
export interface Obstacle {
  readonly sentence: string;
  /** How support removes it; without one only the client can, to whom it goes back. */
  readonly act?: { readonly label: string; readonly onPress: () => void };
}

export interface ReviewSummary {
  readonly total: number;
  readonly pending: readonly ReviewCase[];
  /** Failed without a word on what was wrong. */
  readonly unexplained: readonly ReviewCase[];
  readonly failed: readonly ReviewCase[];
  /** With a colleague's verdict alone, which one sends as one's own only after taking it over. */
  readonly borrowed: readonly ReviewCase[];
  /** Whether all that a decision needs is there. */
  readonly isWhole: boolean;
  /** What besides the verdicts keeps it from being concluded. */
  readonly obstacles: readonly Obstacle[];
  readonly mayConclude: boolean;
  readonly mayReject: boolean;
  /** What the decision is: with nothing failed and something missing, it waits for that and has not failed. */
  readonly outcome: "conclude" | "either" | "reject" | "waiting";
}

/** Which decisions the verdicts allow, by the rules of the server. */
export function summaryOf(
  cases: readonly ReviewCase[],
  judgements: Judgements,
  obstacles: readonly Obstacle[] = [],
): ReviewSummary {
  const withVerdict = (verdict: Verdict | undefined) =>
    cases.filter(({ id }) => judgementOn(judgements, id).verdict === verdict);
  const pending = withVerdict(undefined);
  const failed = withVerdict("failed");
  const unexplained = failed.filter(({ id }) => judgementOn(judgements, id).feedback.trim() === "");
  const borrowed = cases.filter(({ id }) => judgementOn(judgements, id).by !== undefined);
  const isWhole = [pending, unexplained, borrowed].every((lacking) => lacking.length === 0);
  const mayConclude = obstacles.length === 0 && !failed.some(({ isMandatory }) => isMandatory);
  const isWaiting = failed.length === 0 && obstacles.length > 0;
  const passing = failed.length > 0 ? "either" : "conclude";
  return {
    total: cases.length,
    pending,
    failed,
    unexplained,
    borrowed,
    isWhole,
    obstacles,
    mayConclude: isWhole && mayConclude,
    mayReject: isWhole && (failed.length > 0 || obstacles.some(({ act }) => act === undefined)),
    outcome: isWaiting ? "waiting" : mayConclude ? passing : "reject",
  };
}

/** The verdicts in the form that the API takes; cases without one are left out. */
export const reviewsOf = <Id extends string>(cases: readonly ReviewCase<Id>[], judgements: Judgements) =>
  cases.flatMap(({ id }) => {
    const { verdict, feedback } = judgementOn(judgements, id);
    return verdict ? [{ caseId: id, verdict, feedback: feedback.trim() || undefined }] : [];
  });

/** The next case without a verdict after the one that was looked at last, beginning again at the top. */
export function nextPending(
  cases: readonly ReviewCase[],
  judgements: Judgements,
  lastId: string | undefined,
): string | undefined {
  const start = cases.findIndex(({ id }) => id === lastId) + 1;
  return [...cases.slice(start), ...cases.slice(0, start)].find(
    ({ id }) => judgementOn(judgements, id).verdict === undefined,
  )?.id;
}
