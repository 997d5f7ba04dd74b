import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api/api.ts";

export const notesQuery = (occurrenceId: string) =>
  queryOptions({
    queryKey: ["notes", occurrenceId],
    queryFn: ({ signal }) => api(occurrenceContract).getNotes({ params: { occurrenceId } }, { signal }),
    staleTime: 0,
  });
