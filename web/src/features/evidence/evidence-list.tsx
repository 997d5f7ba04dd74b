import type { ProductId } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../../ui/states.tsx";
import { evidenceQuery, filesOfCase } from "./queries.ts";

interface EvidenceListProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly caseId?: string;
  readonly attempt?: number;
}

/** The files of one case, to be read. */
export function EvidenceList({ companyId, product, caseId, attempt }: EvidenceListProps) {
  const query = useQuery(evidenceQuery(companyId, product));
  return (
    <Loaded query={query} lines={2}>
      {({ items }) => (
        <ul>
          {filesOfCase(items, caseId ?? null, attempt).map(({ id, fileName }) => (
            <li key={id}>{fileName}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
