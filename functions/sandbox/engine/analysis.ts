import { pageMachines } from "@portal/shared/esitef/machine/page-machine.data.ts";
import type { StatusChange } from "@portal/shared/esitef/schema.ts";
import type { Analysis } from "./model.ts";

const changes: readonly StatusChange[] = pageMachines.risk;
type Cause = (typeof pageMachines.risk)[number]["cause"];

/** An analysis that nobody has asked the engine for yet. */
export const unsent = (mode: Analysis["mode"], at: string): Analysis => ({
  mode,
  status: "NOV",
  past: [{ status: "NOV", cause: "not sent" satisfies Cause, at }],
});

interface AnalysisStep {
  readonly cause: string;
  readonly at: string;
}

/**
 * The analysis after what happened to it.
 * @throws Error for what its machine does not know; a decision must never ask for it.
 */
export function analysed(analysis: Analysis, { cause, at }: { cause: Cause; at: string }): Analysis {
  const change = changes.find((each) => each.from === analysis.status && each.cause === cause);
  if (!change) throw new Error(`No analysis in ${analysis.status} has been ${cause}.`);
  const status = change.to;
  return { ...analysis, status, past: [...analysis.past, { status, cause, at }] };
}

/** What becomes of the analysis, by what becomes of the sale that it is of. */
const follows: Readonly<Record<string, Cause | undefined>> = {
  "not used in time": "payment expired first",
  "manual risk review accepted": "company accepted",
  "manual risk review rejected": "company rejected",
  "review deadline, portal set to accept": "review deadline, portal set to accept",
  "review deadline, portal set to reject": "review deadline, portal set to reject",
};

/** The analysis of a sale to which that happened. */
export function analysisAfter(analysis: Analysis, { cause, at }: AnalysisStep): Analysis {
  const own = follows[cause];
  return own ? analysed(analysis, { cause: own, at }) : analysis;
}

const scored = ({ score }: Analysis): string => (score === undefined ? "" : `, score ${score.toFixed(2)}`);

/** The longest text that a notification has room for. */
const longestMessage = 30;

function messageOf(analysis: Analysis): string {
  const { status, past, rejectionMessage } = analysis;
  const cause = past.at(-1)?.cause ?? "";
  const how = cause.startsWith("review deadline")
    ? " at the deadline"
    : cause.startsWith("company")
      ? " after the review"
      : scored(analysis);
  const said: Readonly<Record<string, string>> = {
    ACC: `Approved${how}`,
    REV: `In review${how}`,
    REJ: rejectionMessage ?? `Rejected${how}`,
    INV: "Risk engine answered HTTP 500",
    EXP: "The payment expired first",
  };
  return (said[status] ?? "").replaceAll(/\s+/g, " ").slice(0, longestMessage);
}

/** What an answer says of an analysis; nothing before it was asked for. */
export function analysisAnswer(
  analysis: Analysis | undefined,
): { readonly status: string; readonly code?: string; readonly message: string } | undefined {
  if (!analysis || analysis.status === "NOV") return undefined;
  const { status, score } = analysis;
  const code = score === undefined ? {} : { code: String(Math.round(score * 100)) };
  return { status, ...code, message: messageOf(analysis) };
}
