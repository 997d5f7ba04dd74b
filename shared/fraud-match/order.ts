import type { AnalysedOrder } from "./model.ts";

type Told = AnalysedOrder["told"][number];

/** Answered by the store's address, or taken by the program that listens for it. */
export const isReceived = ({ status, heard }: Told): boolean =>
  status === "delivered" || (heard !== null && heard >= 200 && heard < 300);

type ReviewEnd = "approved" | "rejected" | "deadline";

/** By what a review is ended; the causes are those of the analysis' machine. */
const ends: Readonly<Record<string, ReviewEnd | undefined>> = {
  "company accepted": "approved",
  "company rejected": "rejected",
  "review deadline, portal set to accept": "deadline",
  "review deadline, portal set to reject": "deadline",
};

/** What became of the review of an order; undefined where there was none, or it goes on. */
export const reviewEndOf = ({ course }: AnalysedOrder): ReviewEnd | undefined =>
  course.map(({ cause }) => ends[cause]).find((end) => end !== undefined);

/** The first thing that the analysis said: its status by itself, before anybody decided. */
export const decisionOf = ({ course }: AnalysedOrder): string | undefined =>
  course.find(({ status }) => status !== "NOV")?.status;

/** When the last thing happened to its analysis. */
export const changedAt = ({ course }: AnalysedOrder): string => course.at(-1)?.at ?? "";
