import type { Company } from "@portal/shared/company/model.ts";
import { configurationTransitions } from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import { occurrenceStatusOf, type StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { ConfigurationView } from "../../../features/configuration/configuration-view.tsx";
import { useFieldLabel } from "../../../features/history/use-field-label.ts";
import { OccurrenceStatusBadge } from "../../../features/occurrence/status-badge.tsx";
import { useSubject } from "../../../features/occurrence/use-subject.ts";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Card, PageHeader } from "../../../ui/page.tsx";
import { CompanyCard } from "../companies/company-card.tsx";
import { RelatedCompanies } from "../companies/related-companies.tsx";
import { fieldNotesIn, type ReviewNotes, withFieldNotes } from "../review/review-notes.ts";
import { StatusNotice } from "../review/status-notice.tsx";
import { TicketCard } from "../review/ticket-card.tsx";
import { useQueueAddress } from "../review/use-queue-address.ts";
import { useTicketNotes } from "../review/use-ticket-notes.ts";
import { DecisionBar } from "./decision-bar.tsx";
import { AskButton, NoteField, PastAdjustment } from "./field-note.tsx";
import { ChangesSummary, FieldChange, useReviewChanges } from "./review-changes.tsx";

/** The reviewed content is shown first; the history loads while one reads that. */
const HistoryTimeline = lazy(async () => ({
  default: (await import("../../../features/history/history-timeline.tsx")).HistoryTimeline,
}));

interface ReviewScreenProps {
  readonly occurrence: StageOccurrence;
  readonly configuration: Configuration;
  readonly company: Company;
}

/** Everything support needs to decide on one configuration. */
export function ReviewScreen({ occurrence, configuration, company }: ReviewScreenProps) {
  const translate = useTranslations("back-office.review");
  const { draft, review, status } = configuration;
  const actions = allowedActions(configurationTransitions, status, "support");
  const country = countryOf(company.data.taxIdentificationType);
  const place = { companyId: company.id, product: configuration.product, stage: occurrence.stage };
  const changes = useReviewChanges(configuration);
  const fieldLabel = useFieldLabel();
  const mayDecide = actions.length > 0;
  const kept = useTicketNotes(occurrence.id, mayDecide);
  const notes = fieldNotesIn(kept.draft);
  const setNotes = (next: ReviewNotes) => kept.change((before) => withFieldNotes(before, next));
  return (
    <>
      <ReviewHeader occurrence={occurrence} configuration={configuration} />
      <StatusNotice
        occurrence={occurrence}
        status={status}
        sentences={{
          open: translate("notSent"),
          revision: translate("withClient"),
          approved: translate("decided"),
        }}
      />
      <div className="review-layout">
        <div className="review-ticket">
          <TicketCard occurrence={occurrence} country={country} />
        </div>
        <div className="review-main">
          <CompanyCard company={company} />
          <RelatedCompanies companies={company.data.relatedCompanies} />
          <h2 className="review-heading">{translate("sent")}</h2>
          <ChangesSummary changes={changes} />
          <ConfigurationView
            draft={draft}
            renderAside={
              mayDecide ? (field) => <AskButton field={field} notes={notes} onChange={setNotes} /> : undefined
            }
            renderBelow={(field) => (
              <>
                {changes.isAgain ? (
                  <FieldChange field={field} changes={changes} />
                ) : (
                  <PastAdjustment field={field} review={review} />
                )}
                {mayDecide && <NoteField field={field} notes={notes} onChange={setNotes} />}
              </>
            )}
          />
        </div>
        <div className="review-history">
          <Card title={translate("history")}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <HistoryTimeline {...place} country={country} fieldLabel={fieldLabel} />
            </Suspense>
          </Card>
        </div>
      </div>
      <DecisionBar
        occurrence={occurrence}
        configuration={configuration}
        actions={actions}
        notes={notes}
        onNotes={setNotes}
        kept={kept}
      />
    </>
  );
}

function ReviewHeader({ occurrence, configuration }: Omit<ReviewScreenProps, "company">) {
  const translate = useTranslations("back-office.review");
  const queueAddress = useQueueAddress();
  const { subject, product } = useSubject()(occurrence);
  return (
    <PageHeader
      above={<Link to={queueAddress}>{translate("back")}</Link>}
      title={occurrence.client}
      status={<OccurrenceStatusBadge status={occurrenceStatusOf[configuration.status]} />}
      intro={`${occurrence.number} · ${subject} · ${product}`}
    />
  );
}
