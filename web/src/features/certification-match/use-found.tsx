import type { Certification } from "@portal/shared/certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../ui/feedback/states.tsx";
import { FoundCases } from "../certification-engine/match/found-cases.tsx";
import { InMatchWords } from "./in-words.ts";
import { findingsQuery, useMatches } from "./queries.ts";
import "./match.css";

interface UseFoundProps {
  readonly certification: Certification;
  /** The cases that may still be filled in. */
  readonly openIds: readonly string[];
}

/** How many cases the calls prove, and one click for all that were found. */
export const UseFound = (props: UseFoundProps) => (
  <InMatchWords before={<Skeleton lines={1} />}>
    <Found {...props} />
  </InMatchWords>
);

function Found({ certification, openIds }: UseFoundProps) {
  const items = useQuery(findingsQuery(certification)).data?.items ?? [];
  const use = useMatches(certification);
  const provedIds = items.flatMap(({ caseId, found }) => (found ? [caseId] : []));
  return <FoundCases words="certification-match" {...{ certification, openIds, provedIds, use }} />;
}
