import { casesFor } from "@portal/shared/certification/cases.ts";
import {
  judge,
  judgementOn,
  keptJudgements,
  nextPending,
  passRemaining,
  reviewsOf,
  summaryOf,
  takeOver,
} from "./verdicts.ts";

/** Cards, which are mandatory, and instalments, which are not. */
const cases = casesFor({
  solutionModel: "rest",
  transactionTypes: ["payment"],
  authorizers: [],
  bankTransferBoleto: [],
  modalities: ["credit-merchant"],
}).filter(({ id }) => ["card-approved", "card-denied", "installments-without-interest"].includes(id));
const [approved, denied, instalments] = ["card-approved", "card-denied", "installments-without-interest"];
const ids = cases.map(({ id }) => id);
const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

const allPassed = passRemaining({}, ids);

describe("the verdicts of a review", () => {
  it("start from what passed before, with what was said then; a failed case is judged anew", () => {
    const judgements = keptJudgements({
      selected: [approved, denied],
      reviews: {
        [approved]: { verdict: "passed", feedback: "Fine.", reviewedAt: "2026-11-20T10:00:00Z" },
        [denied]: { verdict: "failed", feedback: "No status.", reviewedAt: "2026-11-20T10:00:00Z" },
        // Passed once, and not tested any more.
        [instalments]: { verdict: "passed", feedback: null, reviewedAt: "2026-11-20T10:00:00Z" },
      },
    });
    expect(judgements).toEqual({ [approved]: { verdict: "passed", feedback: "Fine." } });
  });

  it("keep the feedback when the verdict changes, and the verdict when the feedback does", () => {
    const written = judge({}, denied, { feedback: "No status." });
    expect(judgementOn(judge(written, denied, { verdict: "failed" }), denied)).toEqual({
      verdict: "failed",
      feedback: "No status.",
    });
  });

  it("passing what remains leaves the cases that failed", () => {
    const judgements = passRemaining(judge({}, denied, { verdict: "failed", feedback: "No status." }), ids);
    expect(judgementOn(judgements, denied).verdict).toBe("failed");
    expect(judgementOn(judgements, approved).verdict).toBe("passed");
    expect(judgementOn(judgements, instalments).verdict).toBe("passed");
  });
});

describe("what may be sent", () => {
  it("is nothing while a case has no verdict, and the summary names it", () => {
    const summary = summaryOf(cases, judge({}, approved, { verdict: "passed", feedback: "" }));
    expect(idsOf(summary.pending)).toEqual(
      [denied, instalments].toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b)),
    );
    expect(summary).toMatchObject({ total: 3, mayConclude: false, mayReject: false });
  });

  it("is nothing while a failed case does not say what was wrong; blanks say nothing", () => {
    const summary = summaryOf(cases, judge(allPassed, denied, { verdict: "failed", feedback: "  " }));
    expect(idsOf(summary.unexplained)).toEqual([denied]);
    expect(summary).toMatchObject({ mayConclude: false, mayReject: false });
  });

  it("is a conclusion alone when every case passed", () => {
    expect(summaryOf(cases, allPassed)).toMatchObject({ mayConclude: true, mayReject: false });
  });

  it("is giving back alone when a mandatory case failed", () => {
    const summary = summaryOf(cases, judge(allPassed, denied, { verdict: "failed", feedback: "No status." }));
    expect(summary).toMatchObject({ mayConclude: false, mayReject: true });
    expect(idsOf(summary.failed)).toEqual([denied]);
  });

  it("is either when only optional cases failed", () => {
    const judgements = judge(allPassed, instalments, { verdict: "failed", feedback: "Not tested." });
    expect(summaryOf(cases, judgements)).toMatchObject({ mayConclude: true, mayReject: true });
  });

  it("waits when everything passed and something else is missing: that is no failure", () => {
    const obstacles = [{ sentence: "The contract is not signed." }];
    expect(summaryOf(cases, allPassed, obstacles)).toMatchObject({ outcome: "waiting", mayConclude: false });
    const judgements = judge(allPassed, denied, { verdict: "failed", feedback: "No status." });
    expect(summaryOf(cases, judgements, obstacles)).toMatchObject({ outcome: "reject", mayReject: true });
  });

  it("waits for the signature alone and goes back to nobody, because the client can do nothing about it", () => {
    const act = { label: "Record the signature", onPress: () => undefined };
    const unsigned = { sentence: "The contract is not signed.", act };
    expect(summaryOf(cases, allPassed, [unsigned])).toMatchObject({
      outcome: "waiting",
      isWhole: true,
      mayConclude: false,
      mayReject: false,
    });
    const rest = { sentence: "Two were not sent." };
    expect(summaryOf(cases, allPassed, [unsigned, rest])).toMatchObject({ mayReject: true });
  });

  it("is nothing while a case has a colleague's verdict alone, until one makes it one's own", () => {
    const by = { sub: "carla", name: "Carla Dias" };
    const judgements = { ...allPassed, [denied]: { verdict: "passed" as const, feedback: "", by } };
    const summary = summaryOf(cases, judgements);
    expect(idsOf(summary.borrowed)).toEqual([denied]);
    expect(summary).toMatchObject({ pending: [], isWhole: false, mayConclude: false, mayReject: false });
    expect(summaryOf(cases, takeOver(judgements, [denied]))).toMatchObject({ mayConclude: true });
  });

  it("holds one review a case, without blank feedback", () => {
    const judgements = judge(judge({}, denied, { verdict: "failed", feedback: " No status. " }), approved, {
      verdict: "passed",
      feedback: " ",
    });
    expect(reviewsOf(cases, judgements)).toEqual([
      { caseId: approved, verdict: "passed", feedback: undefined },
      { caseId: denied, verdict: "failed", feedback: "No status." },
    ]);
  });
});

describe("the next case without a verdict", () => {
  it("comes after the one looked at last", () => {
    expect(nextPending(cases, {}, ids[0])).toBe(ids[1]);
  });

  it("is looked for from the top again behind the last case", () => {
    expect(nextPending(cases, judge({}, ids[1] ?? "", { verdict: "passed" }), ids[2])).toBe(ids[0]);
  });

  it("is none when every case has a verdict", () => {
    expect(nextPending(cases, allPassed, undefined)).toBeUndefined();
  });
});
