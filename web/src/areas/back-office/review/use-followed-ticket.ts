import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { readOf } from "../../../lib/api/read.ts";

/** How long a screen may show a ticket on which a colleague has decided; only while somebody looks at it. */
const freshMs = 20_000;

/** The ticket that is looked at, asked for again and again, since a colleague may decide on it meanwhile. */
export const useFollowedTicket = (occurrenceId: string) =>
  useQuery({
    ...readOf(occurrenceContract, "get", { occurrenceId }),
    staleTime: 0,
    refetchInterval: freshMs,
  });

/** What the ticket is about is read again when the ticket has moved on: by a decision or a new sending. */
export function useReadAgain(ticket: Occurrence | undefined, refetch: () => unknown): void {
  const state = ticket && `${ticket.status} ${ticket.since}`;
  const known = useRef(state);
  useEffect(() => {
    if (known.current !== undefined && known.current !== state) void refetch();
    known.current = state;
  }, [state, refetch]);
}
