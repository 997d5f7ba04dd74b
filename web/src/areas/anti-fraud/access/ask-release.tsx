import { useQuery } from "@tanstack/react-query";
import { releaseQuery } from "../../../features/release/queries.ts";
import { ReleaseRequestForm } from "../../../features/release/release-request.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";

interface AskReleaseProps {
  readonly companyId: string;
  readonly labelledBy: string;
}

export function AskRelease({ companyId, labelledBy }: AskReleaseProps) {
  const release = useQuery(releaseQuery(companyId, "fraud-prevention"));
  return (
    <Loaded query={release} lines={4}>
      {(loaded) =>
        loaded.obstacle === null && (
          <>
            {loaded.answer?.comment && <p className="ui-comment">{loaded.answer.comment}</p>}
            <ReleaseRequestForm release={loaded} labelledBy={labelledBy} />
          </>
        )
      }
    </Loaded>
  );
}
