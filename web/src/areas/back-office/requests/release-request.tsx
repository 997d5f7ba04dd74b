import type { Company } from "@portal/shared/company/model.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { releaseQuery } from "../../../features/release/queries.ts";
import { ReleaseAnswer } from "../../../features/release/release-answer.tsx";
import { Loaded } from "../../../ui/feedback/states.tsx";
import { useReadAgain } from "../review/use-followed-ticket.ts";
import { RequestFrame } from "./request-frame.tsx";

interface ReleaseRequestProps {
  readonly occurrence: StageOccurrence;
  readonly company: Company;
}

/** The request to open one product's stage ahead of its time. */
export function ReleaseRequest({ occurrence, company }: ReleaseRequestProps) {
  const translate = useTranslations("back-office-review.request");
  const { product } = occurrence;
  const release = useQuery(releaseQuery(company.id, product));
  useReadAgain(occurrence, release.refetch);
  return (
    <Loaded query={release} lines={8}>
      {({ status }) => (
        <RequestFrame
          occurrence={occurrence}
          company={company}
          status={status}
          sentences={{ approved: translate("released"), declined: translate("notReleased") }}
        >
          <ReleaseAnswer company={company} product={product} />
        </RequestFrame>
      )}
    </Loaded>
  );
}
