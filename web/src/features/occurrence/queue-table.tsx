import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { type ReactNode, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant, formatShortDay } from "../../lib/text/format.ts";
import type { LoadState } from "../../ui/feedback/states.tsx";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { type Column, DataTable } from "../../ui/list/data-table.tsx";
import { ageOf } from "./age.ts";
import { OccurrenceStatusBadge, PriorityBadge } from "./status-badge.tsx";
import { useSubject } from "./use-subject.ts";
import "./occurrence.css";

interface QueueTableProps {
  readonly caption: string;
  readonly rows: readonly Occurrence[] | undefined;
  readonly load: LoadState;
  readonly empty: ReactNode;
  /** The number as a link to the ticket's screen; it stretches over its whole row. */
  readonly numberLink: (occurrence: Occurrence) => ReactNode;
  /** What can be done with a row without opening it. */
  readonly rowAct?: { readonly header: string; readonly cell: (occurrence: Occurrence) => ReactNode };
  /** False when a status filter makes all rows the same. */
  readonly hasStatus: boolean;
}

type ColumnChoice = Pick<QueueTableProps, "numberLink" | "hasStatus" | "rowAct">;

export function QueueTable({ numberLink, hasStatus, rowAct, ...table }: QueueTableProps) {
  const columns = useQueueColumns({ numberLink, hasStatus, rowAct });
  return (
    <div className="queue-table">
      <DataTable {...table} columns={columns} rowKey={({ id }) => id} />
    </div>
  );
}

const statusColumn = (header: string): Column<Occurrence> => ({
  id: "status",
  header,
  cell: ({ status }) => <OccurrenceStatusBadge status={status} />,
});

function useQueueColumns({ numberLink, hasStatus, rowAct }: ColumnChoice): readonly Column<Occurrence>[] {
  const translate = useTranslations("occurrence.field");
  const subjectOf = useSubject();
  return useMemo(
    () => [
      { id: "number", header: translate("number"), isHeading: true, cell: numberLink },
      { id: "client", header: translate("client"), cell: ({ client }) => client },
      { id: "subject", header: translate("subject"), cell: (row) => <Subject occurrence={row} /> },
      { id: "product", header: translate("product"), cell: (row) => subjectOf(row).product },
      {
        id: "contact",
        header: translate("contact"),
        cell: ({ contact }) => <span title={contact.email}>{contact.name}</span>,
      },
      {
        id: "priority",
        header: translate("priority"),
        cell: ({ priority }) => <PriorityBadge priority={priority} />,
      },
      ...(hasStatus ? [statusColumn(translate("status"))] : []),
      { id: "age", header: translate("age"), align: "end", cell: ({ since }) => <Age since={since} /> },
      {
        id: "sentAt",
        header: translate("sentAt"),
        align: "end",
        cell: ({ sentAt }) => <SentAt sentAt={sentAt} />,
      },
      ...(rowAct ? [{ id: "act", align: "end" as const, ...rowAct }] : []),
    ],
    [translate, subjectOf, numberLink, hasStatus, rowAct],
  );
}

function Subject({ occurrence }: { occurrence: Occurrence }) {
  const translate = useTranslations("occurrence");
  const { subject, subjectNumber, stage } = useSubject()(occurrence);
  return (
    <>
      <abbr className="queue-subject-number" title={subjectNumber}>
        {occurrence.subjectNumber}
      </abbr>{" "}
      {occurrence.stage === "partner" ? `${stage}: ${occurrence.about}` : subject}
      {occurrence.isChecked && (
        <>
          {" "}
          <StatusBadge tone="success">{translate("checked")}</StatusBadge>
        </>
      )}
    </>
  );
}

/** How long the ticket has been in its status. */
function Age({ since }: { since: string }) {
  const translate = useTranslations("occurrence");
  const locale = useLocale();
  const age = ageOf(since);
  const isYoung = age.days === 0 && age.hours === 0;
  return (
    <time className="queue-nowrap" dateTime={since} title={formatInstant(since, locale)}>
      {isYoung ? translate("ageUnderAnHour") : translate("age", age)}
    </time>
  );
}

function SentAt({ sentAt }: { sentAt: string | null }) {
  const translate = useTranslations("occurrence");
  const locale = useLocale();
  if (!sentAt) return <span className="ui-muted">{translate("notSent")}</span>;
  return (
    <time className="queue-nowrap" dateTime={sentAt} title={formatInstant(sentAt, locale)}>
      {formatShortDay(sentAt, locale)}
    </time>
  );
}
