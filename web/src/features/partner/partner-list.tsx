import type { Partner } from "@portal/shared/partner/model.ts";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "use-intl";
import { ErrorState, type LoadState, Skeleton } from "../../ui/feedback/states.tsx";
import { type Column, DataTable } from "../../ui/list/data-table.tsx";
import { PartnerContact } from "./partner-contact.tsx";
import { Registered } from "./registered.tsx";
import "./partner.css";

export const partnerViews = ["cards", "table"] as const;
export type PartnerView = (typeof partnerViews)[number];

interface PartnerListProps {
  readonly view: PartnerView;
  readonly partners: readonly Partner[] | undefined;
  readonly load: LoadState;
  readonly empty: ReactNode;
  /** Support's buttons for a partner. */
  readonly actions?: (partner: Partner) => ReactNode;
}

export function PartnerList({ view, ...list }: PartnerListProps) {
  return view === "table" ? <PartnerTable {...list} /> : <PartnerCards {...list} />;
}

type ListProps = Omit<PartnerListProps, "view">;

function PartnerTable({ partners, load, empty, actions }: ListProps) {
  const translate = useTranslations("partner");
  const columns = usePartnerColumns(actions);
  return (
    <DataTable
      caption={translate("title")}
      columns={columns}
      rows={partners}
      rowKey={({ id }) => id}
      load={load}
      empty={empty}
    />
  );
}

function usePartnerColumns(actions: ListProps["actions"]): readonly Column<Partner>[] {
  const translate = useTranslations("partner");
  return useMemo(
    () => [
      { id: "name", header: translate("field.name"), isHeading: true, cell: ({ data }) => data.name },
      { id: "responsible", header: translate("field.responsible"), cell: ({ data }) => data.responsible },
      { id: "contact", header: translate("contact"), cell: ({ data }) => <PartnerContact data={data} /> },
      ...(actions
        ? [
            {
              id: "registered",
              header: translate("registeredColumn"),
              cell: (partner: Partner) => <Registered partner={partner} />,
            },
            { id: "actions", header: translate("actions"), cell: actions },
          ]
        : []),
    ],
    [translate, actions],
  );
}

function PartnerCards({ partners, load, empty, actions }: ListProps) {
  const translate = useTranslations("partner");
  if (load.error && !partners) return <ErrorState error={load.error} onRetry={load.refetch} />;
  if (!partners) return <Skeleton lines={6} />;
  if (partners.length === 0) return empty;
  return (
    <ul className="partner-cards" aria-label={translate("title")} aria-busy={load.isFetching}>
      {partners.map((partner) => (
        <li key={partner.id} className="ui-card partner-card">
          <h2>{partner.data.name}</h2>
          <p className="ui-muted">{translate("responsibleIs", { name: partner.data.responsible })}</p>
          <PartnerContact data={partner.data} />
          <Registered partner={partner} />
          {actions?.(partner)}
        </li>
      ))}
    </ul>
  );
}
