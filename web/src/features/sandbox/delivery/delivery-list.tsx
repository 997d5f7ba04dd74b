import type { Country } from "@portal/shared/country.ts";
import { callbackIds } from "@portal/shared/esitef/callbacks.data.ts";
import { callbackWords } from "@portal/shared/esitef/words/callbacks.data.ts";
import { longPages } from "@portal/shared/paging.ts";
import { type DeliveryLine, deliveryStatuses } from "@portal/shared/sandbox/delivery.ts";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { FilterBar, FilterSelect } from "../../../ui/list/filters.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import type { Change } from "../address.ts";
import { Command } from "../command.tsx";
import { LiveSwitch } from "../live-switch.tsx";
import { Moment } from "../moment.tsx";
import { type DeliveryFilter, deliveriesQuery, type StorePlace } from "../queries.ts";
import { DeliveryBadge } from "./delivery-status.tsx";
import "../sandbox.css";

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
  const [isLive, setLive] = useState(true);
  const paging = useCursorPaging(longPages);
  const { cursor, limit } = paging;
  const query = deliveriesQuery(place, { ...filter, cursor, limit }, isLive && cursor === undefined);
  const deliveries = useQuery(query);
  const columns = useColumns(country, openId, addressOf);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <section aria-label={translate("title")}>
      <FilterBar>
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
        <LiveSwitch isLive={isLive} onChange={setLive} />
      </FilterBar>
      {filter.transactionId && (
        <p className="sandbox-narrowed">
          {translate("ofTransaction")} <code>{filter.transactionId.slice(0, 12)}…</code>
          <Button variant="link" onClick={() => onFilter({ nit: undefined })}>
            {translate("all")}
          </Button>
        </p>
      )}
      <DataTable
        caption={translate("title")}
        columns={columns}
        rows={deliveries.data?.items}
        rowKey={({ id }) => id}
        load={{ ...deliveries, isFetching: deliveries.isPlaceholderData }}
        empty={
          deliveries.data?.cursor ? (
            <NothingSoFar paging={paging} cursor={deliveries.data.cursor} />
          ) : isFiltered ? (
            <EmptyState title={translate("nothing")}>{translate("nothingLead")}</EmptyState>
          ) : (
            <Start {...{ addressOf, mayAct }} />
          )
        }
      />
      <ListFoot paging={paging} page={deliveries.data} />
    </section>
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
          <Link
            to={addressOf({ delivery: id })}
            aria-current={id === openId ? "true" : undefined}
            className="sandbox-call"
            preventScrollReset
          >
            <span className="sandbox-path">{transactionId.slice(0, 12)}…</span>{" "}
            <span className="ui-muted">{localized(callbackWords[callback].title)}</span>
          </Link>
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
