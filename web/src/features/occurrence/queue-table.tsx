import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { type ReactNode, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatDay, formatInstant } from "../../lib/format.ts";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import type { LoadState } from "../../ui/states.tsx";
import { OccurrenceStatusBadge, PriorityBadge } from "./status-badge.tsx";
import { useSubject } from "./use-subject.ts";
import { useWaitingText } from "./use-waiting-text.ts";
import "./occurrence.css";

interface QueueTableProps {
  readonly caption: string;
  readonly rows: readonly Occurrence[] | undefined;
  readonly load: LoadState;
  readonly empty: ReactNode;
  /** The number as a link to the ticket's screen; it stretches over its whole row. */
  readonly numberLink: (occurrence: Occurrence) => ReactNode;
}

export function QueueTable({ numberLink, ...table }: QueueTableProps) {
  const columns = useQueueColumns(numberLink);
  return (
    <div className="queue-table">
      <DataTable {...table} columns={columns} rowKey={({ id }) => id} />
    </div>
  );
}

function useQueueColumns(numberLink: QueueTableProps["numberLink"]): readonly Column<Occurrence>[] {
  const translate = useTranslations("occurrence.field");
  const subjectOf = useSubject();
  return useMemo(
    () => [
      { id: "number", header: translate("number"), isHeading: true, cell: numberLink },
      { id: "client", header: translate("client"), cell: ({ client }) => client },
      {
        id: "subject",
        header: translate("subject"),
        cell: (row) => <TwoLines first={subjectOf(row).subject} second={subjectOf(row).subjectNumber} />,
      },
      {
        id: "contact",
        header: translate("contact"),
        cell: ({ contact }) => <TwoLines first={contact.name} second={contact.email} />,
      },
      { id: "product", header: translate("product"), cell: (row) => subjectOf(row).product },
      { id: "stage", header: translate("stage"), cell: (row) => subjectOf(row).stage },
      {
        id: "priority",
        header: translate("priority"),
        cell: ({ priority }) => <PriorityBadge priority={priority} />,
      },
      {
        id: "status",
        header: translate("status"),
        cell: ({ status }) => <OccurrenceStatusBadge status={status} />,
      },
      { id: "sentAt", header: translate("sentAt"), cell: (row) => <SentAt occurrence={row} /> },
    ],
    [translate, subjectOf, numberLink],
  );
}

/** The second line is cut where the column ends; resting on it shows it whole. */
function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      {first}
      <span className="queue-second" title={second}>
        {second}
      </span>
    </>
  );
}

function SentAt({ occurrence: { sentAt, status } }: { occurrence: Occurrence }) {
  const translate = useTranslations("occurrence");
  const locale = useLocale();
  const waitingText = useWaitingText();
  if (!sentAt) return <span className="ui-muted">{translate("notSent")}</span>;
  return (
    <>
      <time className="queue-day" dateTime={sentAt} title={formatInstant(sentAt, locale)}>
        {formatDay(sentAt, locale)}
      </time>
      {status === "support-pending" && <span className="queue-second">{waitingText(sentAt)}</span>}
    </>
  );
}
