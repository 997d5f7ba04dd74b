import type { CaseReturn } from "@portal/shared/certification/model.ts";
import { maxSearchLength } from "@portal/shared/paging.ts";
import { matches } from "../../../../lib/text/search.ts";
import type { Judgement } from "../verdicts.ts";

/** In the order of the select. */
export const caseStates = ["all", "pending", "passed", "failed", "mandatory", "attachments"] as const;
export type CaseStateFilter = (typeof caseStates)[number];

export interface CaseFilter {
  readonly state: CaseStateFilter;
  readonly text: string;
}

/** What the address says; a state that no filter knows narrows nothing. */
export const readCaseFilter = (search: URLSearchParams): CaseFilter => ({
  state: caseStates.find((state) => state === search.get("state")) ?? "all",
  text: search.get("text")?.trim().slice(0, maxSearchLength) ?? "",
});

export function writeCaseFilter(search: URLSearchParams, change: Partial<CaseFilter>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value && value !== "all") next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The fields of a case that the search looks at. */
export interface FindableCase {
  readonly id: string;
  /** In the reader's language. */
  readonly title: string;
  readonly isMandatory: boolean;
  readonly given: CaseReturn | undefined;
  readonly judgement: Judgement;
  readonly hasAttachments: boolean;
}

const isInState: Readonly<Record<CaseStateFilter, (one: FindableCase) => boolean>> = {
  all: () => true,
  pending: ({ judgement }) => judgement.verdict === undefined,
  passed: ({ judgement }) => judgement.verdict === "passed",
  failed: ({ judgement }) => judgement.verdict === "failed",
  mandatory: ({ isMandatory }) => isMandatory,
  attachments: ({ hasAttachments }) => hasAttachments,
};

/** By title, id, USN of either side or order number. */
export function matchesCase(one: FindableCase, { state, text }: CaseFilter): boolean {
  const { platformUsn, cardUsns = {}, merchantUsn, orderId } = one.given ?? {};
  const numbers = [platformUsn, ...Object.values(cardUsns), merchantUsn, orderId];
  const hay = [one.title, one.id, ...numbers].filter(Boolean).join(" ");
  return isInState[state](one) && matches(hay, text);
}
