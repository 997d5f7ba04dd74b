import { occurrenceIdSchema } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { companyQuery } from "../../../features/company/queries.ts";
import { configurationQuery } from "../../../features/configuration/queries.ts";
import { occurrenceQuery } from "../../../features/occurrence/queries.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { Page, PageHeader } from "../../../ui/page.tsx";
import { Instead, isUnknown } from "../review/review-instead.tsx";
import { ReviewScreen } from "./review-screen.tsx";
import "../back-office.css";

/** Which ticket to validate is in the address; without one there is nothing to show but the way to the queue. */
export function ReviewPage() {
  const translate = useTranslations("back-office.review");
  const [search] = useSearchParams();
  const occurrenceId = occurrenceIdSchema.safeParse(search.get("occurrence"));
  return (
    <Page>
      {occurrenceId.success ? (
        // A new component for another ticket: notes belong to one of them.
        <Ticket key={occurrenceId.data} occurrenceId={occurrenceId.data} />
      ) : (
        <Instead title={translate("title")} reason="missing" />
      )}
    </Page>
  );
}

function Ticket({ occurrenceId }: { occurrenceId: string }) {
  const translate = useTranslations("back-office.review");
  const occurrence = useQuery(occurrenceQuery(occurrenceId));
  const { companyId = "", product } = occurrence.data ?? {};
  const enabled = occurrence.data !== undefined;
  const configuration = useQuery({ ...configurationQuery(companyId, product ?? "online-payment"), enabled });
  const company = useQuery({ ...companyQuery(companyId), enabled });
  const failed = [occurrence, configuration, company].find(({ error }) => error !== null);
  if (occurrence.data && occurrence.data.stage !== "configuration") {
    return <Instead title={translate("title")} reason="otherStage" />;
  }
  if (occurrence.data && configuration.data && company.data) {
    return (
      <ReviewScreen occurrence={occurrence.data} configuration={configuration.data} company={company.data} />
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
