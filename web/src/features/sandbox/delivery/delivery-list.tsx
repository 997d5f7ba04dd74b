import type { Country } from "@portal/shared/country.ts";
import { callbackIds } from "@portal/shared/esitef/callbacks.data.ts";
import { callbackWords } from "@portal/shared/esitef/words/callbacks.data.ts";
import { type DeliveryLine, deliveryStatuses } from "@portal/shared/sandbox/delivery.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import type { Column } from "../../../ui/list/data-table.tsx";
import { FilterSelect } from "../../../ui/list/filters.tsx";
import type { Change } from "../address.ts";
import { Command } from "../command.tsx";
import { Moment } from "../moment.tsx";
import { type DeliveryFilter, deliveriesQuery, type StorePlace } from "../queries.ts";
import { LineLink, StoreLines, useLivePaging } from "../store-lines.tsx";
import { DeliveryBadge } from "./delivery-status.tsx";

interface DeliveryListProps {
  readonly place: StorePlace;
  readonly country: Country;
  readonly filter: DeliveryFilter;
  readonly openId: string | undefined;
  readonly addressOf: (change: Change) => string;
  /** Whether who looks may do something, or only read. */
  readonly mayAct: boolean;
  readonly onFilter: (change: Change) => void;
}

/** What the store was told, and what it would have been told at an address: newest first, new ones as they come. */
export function DeliveryList(props: DeliveryListProps) {
  const { place, country, filter, openId, addressOf, mayAct, onFilter } = props;
  const translate = useTranslations("sandbox.deliveries");
  const localized = useLocalized();
  const live = useLivePaging();
  const deliveries = useQuery(deliveriesQuery(place, { ...filter, ...live.page }, live.asksAgain));
  const columns = useColumns(country, openId, addressOf);
  return (
    <StoreLines
      title={translate("title")}
      live={live}
      query={deliveries}
      columns={columns}
      filter={filter}
      ofTransaction={filter.transactionId}
      onFilter={onFilter}
      nothing={translate("nothing")}
      start={<Start {...{ addressOf, mayAct }} />}
      filters={
        <>
          <FilterSelect
            label={translate("status")}
            any={translate("any")}
            value={filter.status}
            choices={deliveryStatuses.map((id) => ({ id, label: translate(`state.${id}`) }))}
            onChange={(told) => onFilter({ told })}
          />
          <FilterSelect
            label={translate("callback")}
            any={translate("any")}
            value={filter.callback}
            choices={callbackIds.map((id) => ({ id, label: localized(callbackWords[id].title) }))}
            onChange={(callback) => onFilter({ callback })}
          />
        </>
      }
    />
  );
}

/** Where nothing was told yet: what there will be to see, and the ways to get it for those who may. */
function Start({ addressOf, mayAct }: Pick<DeliveryListProps, "addressOf" | "mayAct">) {
  const translate = useTranslations("sandbox.deliveries.start");
  if (!mayAct) return <EmptyState title={translate("title")}>{translate("lead")}</EmptyState>;
  return (
    <>
      <EmptyState title={translate("title")}>
        {translate("lead")} <Link to={addressOf({ view: "settings" })}>{translate("settings")}</Link>
      </EmptyState>
      <p>{translate("listen")}</p>
      <Command text="npm run listen -- --to http://localhost:3000/notify" label={translate("command")} />
    </>
  );
}

function useColumns(
  country: Country,
  openId: string | undefined,
  addressOf: DeliveryListProps["addressOf"],
): readonly Column<DeliveryLine>[] {
  const translate = useTranslations("sandbox.deliveries");
  const localized = useLocalized();
  return useMemo(
    () => [
      {
        id: "delivery",
        header: translate("delivery"),
        isHeading: true,
        cell: ({ id, callback, transactionId }) => (
          <LineLink to={addressOf({ delivery: id })} isOpen={id === openId}>
            <span className="sandbox-path">{transactionId.slice(0, 12)}…</span>{" "}
            <span className="ui-muted">{localized(callbackWords[callback].title)}</span>
          </LineLink>
        ),
      },
      { id: "tells", header: translate("tells"), cell: ({ tells }) => tells && <code>{tells}</code> },
      {
        id: "status",
        header: translate("status"),
        cell: ({ status }) => <DeliveryBadge status={status} />,
      },
      {
        id: "http",
        header: translate("answer"),
        cell: ({ http, tried }) => (tried === 0 ? null : (http ?? translate("noAnswer"))),
      },
      { id: "tried", header: translate("tried"), align: "end", cell: ({ tried }) => tried },
      { id: "at", header: translate("at"), cell: ({ at }) => <Moment at={at} country={country} /> },
    ],
    [translate, localized, country, openId, addressOf],
  );
}
