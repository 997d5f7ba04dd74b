import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { readOf } from "../../../../lib/api/read.ts";

export const notesQuery = (occurrenceId: string) =>
  queryOptions({ ...readOf(occurrenceContract, "getNotes", { occurrenceId }), staleTime: 0 });
