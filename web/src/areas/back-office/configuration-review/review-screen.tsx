import type { Company } from "@portal/shared/company/model.ts";
import { configurationTransitions } from "@portal/shared/configuration/lifecycle.ts";
import type { Configuration } from "@portal/shared/configuration/model.ts";
import { countryOf } from "@portal/shared/country.ts";
import { allowedActions } from "@portal/shared/lifecycle.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import { useTranslations } from "use-intl";
import { ConfigurationView } from "../../../features/configuration/configuration-view.tsx";
import { useFieldLabel } from "../../../features/history/use-field-label.ts";
import { CompanyCard } from "../companies/company-card.tsx";
import { RelatedCompanies } from "../companies/related-companies.tsx";
import { ReviewLayout } from "../review/review-layout.tsx";
import { fieldNotesIn, type ReviewNotes, withFieldNotes } from "../review/review-notes.ts";
import { useTicketNotes } from "../review/use-ticket-notes.ts";
import { ConfigurationDecisionBar } from "./decision-bar.tsx";
import { AskButton, NoteField, PastAdjustment } from "./field-note.tsx";
import { ChangesSummary, FieldChange, useReviewChanges } from "./review-changes.tsx";

interface ReviewScreenProps {
  readonly occurrence: StageOccurrence;
  readonly configuration: Configuration;
  readonly company: Company;
}

/** Everything support needs to decide on one configuration. */
export function ConfigurationReviewScreen({ occurrence, configuration, company }: ReviewScreenProps) {
  const translate = useTranslations("back-office.review");
  const { draft, review, status } = configuration;
  const actions = allowedActions(configurationTransitions, status, "support");
  const changes = useReviewChanges(configuration);
  const fieldLabel = useFieldLabel();
  const mayDecide = actions.length > 0;
  const kept = useTicketNotes(occurrence.id, mayDecide);
  const notes = fieldNotesIn(kept.draft);
  const setNotes = (next: ReviewNotes) => kept.change((before) => withFieldNotes(before, next));
  return (
    <ReviewLayout
      occurrence={occurrence}
      status={status}
      sentences={{
        open: translate("notSent"),
        revision: translate("withClient"),
        approved: translate("decided"),
      }}
      country={countryOf(company.data.taxIdentificationType)}
      fieldLabel={fieldLabel}
      bar={
        <ConfigurationDecisionBar
          occurrence={occurrence}
          configuration={configuration}
          actions={actions}
          notes={notes}
          onNotes={setNotes}
          kept={kept}
        />
      }
    >
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
    </ReviewLayout>
  );
}
