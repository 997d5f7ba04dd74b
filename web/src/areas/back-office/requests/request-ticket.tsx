import { companyContract } from "@portal/shared/company/contract.ts";
import type { Company } from "@portal/shared/company/model.ts";
import { type Occurrence, placeOf } from "@portal/shared/occurrence/model.ts";
import { useQuery } from "@tanstack/react-query";
import { Navigate, useLocation } from "react-router";
import { readOf } from "../../../lib/api/read.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { PageHeader } from "../../../ui/page.tsx";
import { reviewAddress } from "../review/review-address.ts";
import { Instead, isUnknown } from "../review/review-instead.tsx";
import { useFollowedTicket } from "../review/use-followed-ticket.ts";
import { PartnerProposal } from "./partner-proposal.tsx";
import { ProductionRequest } from "./production-request.tsx";
import { ReleaseRequest } from "./release-request.tsx";

interface RequestTicketProps {
  readonly occurrenceId: string;
  /** Until the ticket is read. */
  readonly title: string;
}

/** The ticket of what is asked for without a form: a release, production data, a partner to be listed. */
export function RequestTicket({ occurrenceId, title }: RequestTicketProps) {
  const ticket = useFollowedTicket(occurrenceId);
  const { companyId = "" } = ticket.data ?? {};
  const company = useQuery({
    ...readOf(companyContract, "get", { companyId }),
    enabled: ticket.data !== undefined,
  });
  if (ticket.data && company.data) return <Request occurrence={ticket.data} company={company.data} />;
  const failed = [ticket, company].find(({ error }) => error !== null);
  if (isUnknown(failed)) return <Instead title={title} reason="unknown" />;
  return (
    <>
      <PageHeader title={title} />
      {failed?.error ? <ErrorState error={failed.error} onRetry={failed.refetch} /> : <Skeleton lines={8} />}
    </>
  );
}

function Request({ occurrence, company }: { occurrence: Occurrence; company: Company }) {
  const path = usePath();
  const { state } = useLocation();
  const place = placeOf(occurrence.id);
  if (place.stage === "partner") {
    return <PartnerProposal occurrence={occurrence} partnerId={place.partnerId} company={company} />;
  }
  if (occurrence.stage === "release") return <ReleaseRequest occurrence={occurrence} company={company} />;
  if (occurrence.stage === "production") {
    return <ProductionRequest occurrence={occurrence} company={company} />;
  }
  return <Navigate replace to={path(reviewAddress(occurrence))} state={state} />;
}
