import type { Country } from "@portal/shared/country.ts";
import { type Occurrence, occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import type { StageStatus } from "@portal/shared/stage/model.ts";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FieldLabel } from "../../../features/history/entry-details.tsx";
import { OccurrenceStatusBadge } from "../../../features/occurrence/status-badge.tsx";
import { useSubject } from "../../../features/occurrence/use-subject.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Skeleton } from "../../../ui/feedback/states.tsx";
import { Card, PageHeader } from "../../../ui/page.tsx";
import { StatusNotice } from "./status-notice.tsx";
import { TicketCard } from "./ticket-card.tsx";
import { useQueueAddress } from "./use-queue-address.ts";

/** Loaded after what is reviewed, which stands first. */
const HistoryTimeline = lazyPart(
  async () => (await import("../../../features/history/history-timeline.tsx")).HistoryTimeline,
);

export interface TicketFrameProps {
  readonly occurrence: Occurrence;
  readonly status: StageStatus;
  /** What each state means in the words of the stage. */
  readonly sentences: Partial<Record<StageStatus, string>>;
  readonly country: Country;
  readonly actions?: ReactNode;
  /** What the history calls a field that changed. */
  readonly fieldLabel?: FieldLabel;
  /** What was sent. */
  readonly children: ReactNode;
  /** Stands below the history. */
  readonly earlier?: ReactNode;
  readonly bar?: ReactNode;
}

/** The screen of a ticket: whose it is, what was sent, what happened before, and the ways to end it. */
export function TicketFrame(props: TicketFrameProps) {
  const { occurrence, status, country } = props;
  const translate = useTranslations("back-office-review.screen");
  const queueAddress = useQueueAddress();
  const { subject, product } = useSubject()(occurrence);
  return (
    <>
      <PageHeader
        above={<Link to={queueAddress}>{translate("back")}</Link>}
        title={occurrence.client}
        status={<OccurrenceStatusBadge status={occurrenceStatusOf[status]} />}
        intro={[occurrence.number, subject, product].filter(Boolean).join(" · ")}
        actions={props.actions}
      />
      <StatusNotice occurrence={occurrence} status={status} sentences={props.sentences} />
      <div className="review-layout">
        <div className="review-ticket">
          <TicketCard occurrence={occurrence} country={country} />
        </div>
        <div className="review-main">{props.children}</div>
        <div className="review-history">
          {occurrence.stage !== "partner" && (
            <Card title={translate("history")}>
              <Suspense fallback={<Skeleton lines={3} />}>
                <HistoryTimeline
                  companyId={occurrence.companyId}
                  product={occurrence.product}
                  stage={occurrence.stage}
                  country={country}
                  fieldLabel={props.fieldLabel}
                />
              </Suspense>
            </Card>
          )}
          {props.earlier}
        </div>
      </div>
      {props.bar}
    </>
  );
}
