import { occurrenceIdSchema } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { certificationQuery } from "../../../features/certification/queries.ts";
import { companyQuery } from "../../../features/company/queries.ts";
import { occurrenceQuery } from "../../../features/occurrence/queries.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { reviewAddress } from "../review/review-address.ts";
import { Instead, isUnknown } from "../review/review-instead.tsx";
import { CertificationReviewScreen } from "./review-screen.tsx";
import "../back-office.css";
import "./certification-review.css";

/** Which ticket to validate is in the address; without one there is nothing to show but the way to the queue. */
export function CertificationReviewPage() {
  const translate = useTranslations("back-office-certification");
  const [search] = useSearchParams();
  const occurrenceId = occurrenceIdSchema.safeParse(search.get("occurrence"));
  return (
    <Page>
      {occurrenceId.success ? (
        // A new component for another ticket: verdicts belong to one of them.
        <Ticket key={occurrenceId.data} occurrenceId={occurrenceId.data} />
      ) : (
        <Instead title={translate("title")} reason="missing" />
      )}
    </Page>
  );
}

function Ticket({ occurrenceId }: { occurrenceId: string }) {
  const translate = useTranslations("back-office-certification");
  const path = usePath();
  const occurrence = useQuery(occurrenceQuery(occurrenceId));
  const { companyId = "", product } = occurrence.data ?? {};
  const enabled = occurrence.data !== undefined;
  const certification = useQuery({ ...certificationQuery(companyId, product ?? "online-payment"), enabled });
  const company = useQuery({ ...companyQuery(companyId), enabled });
  const failed = [occurrence, certification, company].find(({ error }) => error !== null);
  if (occurrence.data && occurrence.data.stage !== "certification") {
    return <Navigate replace to={path(reviewAddress(occurrence.data))} />;
  }
  if (occurrence.data && certification.data && company.data) {
    return (
      <CertificationReviewScreen
        occurrence={occurrence.data}
        certification={certification.data}
        company={company.data}
      />
    );
  }
  if (isUnknown(failed)) return <Instead title={translate("title")} reason="unknown" />;
  return (
    <>
      <PageHeader title={translate("title")} />
      {failed?.error ? (
        <ErrorState title={translate("failed")} error={failed.error} onRetry={failed.refetch} />
      ) : (
        <Skeleton lines={8} />
      )}
    </>
  );
}
