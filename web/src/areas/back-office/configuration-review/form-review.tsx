import type { Company } from "@portal/shared/company/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { Draft } from "@portal/shared/stage/adjustment.ts";
import type { QueryClient, UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslations } from "use-intl";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { NotesContext } from "../review/notes/notes-context.ts";
import { NotesOfColleagues } from "../review/notes/notes-of-colleagues.tsx";
import { fieldNotesIn, type ReviewNotes, withFieldNotes } from "../review/notes/review-notes.ts";
import { useTicketNotes } from "../review/notes/use-ticket-notes.ts";
import { ReviewLayout } from "../review/review-layout.tsx";
import type { DecisionProps, FormKind, SentForm } from "./decision.ts";
import { FormDecisionBar } from "./decision-bar.tsx";
import { AskButton, NoteField, PastAdjustment } from "./field-note.tsx";

/** Whose it is comes after what is decided on. */
const CompanyCard = lazyPart(async () => (await import("../company-card/company-card.tsx")).CompanyCard);
const RelatedCompanies = lazyPart(
  async () => (await import("../company-card/related-companies.tsx")).RelatedCompanies,
);

/** Only of what was sent again. */
const ChangesSummary = lazyPart(async () => (await import("./review-changes.tsx")).ChangesSummary);
const FieldChange = lazyPart(async () => (await import("./review-changes.tsx")).FieldChange);

/** Whether support has seen the form before: only then is there a sending to compare it with. */
export const isSentAgain = ({ status, revision }: { readonly status: string; readonly revision: number }) =>
  status === "under-approval" && revision > 1;

/** What support's work adds to each field of what was sent. */
interface Rows {
  readonly renderAside: ((field: string) => ReactNode) | undefined;
  readonly renderBelow: (field: string) => ReactNode;
}

interface FormReviewProps<Item extends SentForm & { readonly revision: number }> {
  readonly kind: FormKind;
  readonly keep: (client: QueryClient, decided: Item) => void;
  readonly renderReject: (dialog: DecisionProps<Item>) => ReactNode;
  readonly renderConclude: (dialog: DecisionProps<Item>) => ReactNode;
  readonly occurrence: StageOccurrence;
  readonly configuration: Item;
  readonly company: Company;
  readonly country: Country;
  readonly actions: readonly string[];
  readonly earlier: UseQueryResult<{ readonly draft: Draft }>;
  readonly renderBefore: (field: string) => ReactNode;
  readonly renderView: (rows: Rows) => ReactNode;
}

/** Where support decides on a form, field by field, whichever product's it is. */
export function FormReview<Item extends SentForm & { readonly revision: number }>(
  props: FormReviewProps<Item>,
) {
  const { kind, occurrence, configuration, company, country, actions, earlier } = props;
  const translate = useTranslations("back-office-review.screen");
  const mayDecide = actions.length > 0;
  const kept = useTicketNotes(occurrence.id, mayDecide);
  const notes = fieldNotesIn(kind.fields, kept.draft);
  const onChange = (next: ReviewNotes) => kept.change((before) => withFieldNotes(before, next));
  const again = { fields: kind.fields, sent: configuration, earlier };
  const isAgain = isSentAgain(configuration);
  const of = (field: string) => ({ field, label: kind.labelOf(field), notes, onChange });
  return (
    <NotesContext value={{ kept, country }}>
      <ReviewLayout
        occurrence={occurrence}
        status={configuration.status}
        sentences={{
          open: translate("notSent"),
          revision: translate("withClient"),
          approved: translate("decided"),
        }}
        country={country}
        fieldLabel={kind.labelOf}
        bar={
          <FormDecisionBar
            kind={kind}
            keep={props.keep}
            renderReject={props.renderReject}
            renderConclude={props.renderConclude}
            occurrence={occurrence}
            configuration={configuration}
            actions={actions}
            notes={notes}
            onNotes={onChange}
            kept={kept}
          />
        }
      >
        <Suspense fallback={<Skeleton lines={6} />}>
          <CompanyCard company={company} />
          <RelatedCompanies companies={company.data.relatedCompanies} />
        </Suspense>
        <h2 className="review-heading">{translate("sent")}</h2>
        {isAgain && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ChangesSummary {...again} labelOf={kind.labelOf} />
          </Suspense>
        )}
        {props.renderView({
          renderAside: mayDecide ? (field) => <AskButton {...of(field)} /> : undefined,
          renderBelow: (field) => (
            <>
              {isAgain ? (
                <Suspense>
                  <FieldChange {...again} field={field} renderBefore={() => props.renderBefore(field)} />
                </Suspense>
              ) : (
                <PastAdjustment field={field} review={configuration.review} />
              )}
              {mayDecide && <NoteField {...of(field)} />}
              {mayDecide && <NotesOfColleagues subject={field} />}
            </>
          ),
        })}
      </ReviewLayout>
    </NotesContext>
  );
}
