import type { Country } from "@portal/shared/country.ts";
import { longPages } from "@portal/shared/paging.ts";
import { type CallLine, outcomeClasses } from "@portal/shared/sandbox/model.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { FilterBar, FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import type { Change } from "../address.ts";
import { LiveSwitch } from "../live-switch.tsx";
import { Moment } from "../moment.tsx";
import { type CallFilter, callsQuery, type StorePlace } from "../queries.ts";
import { HttpStatus } from "./status-badge.tsx";
import "../sandbox.css";

interface CallListProps {
  readonly place: StorePlace;
  readonly country: Country;
  readonly filter: CallFilter;
  /** The call whose detail is open. */
  readonly openId: string | undefined;
  readonly addressOf: (change: Change) => string;
  readonly onFilter: (change: Change) => void;
  /** What to do where no call ever arrived. */
  readonly start: ReactNode;
}

/** The calls that arrived, newest first; new ones appear while somebody looks. */
export function CallList({ place, country, filter, openId, addressOf, onFilter, start }: CallListProps) {
  const translate = useTranslations("sandbox.calls");
  const [isLive, setLive] = useState(true);
  const paging = useCursorPaging(longPages);
  const { cursor, limit } = paging;
  const calls = useQuery(callsQuery(place, { ...filter, cursor, limit }, isLive && cursor === undefined));
  const columns = useCallColumns(country, openId, addressOf);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <section aria-label={translate("title")}>
      <FilterBar>
        <FilterSearch
          label={translate("search")}
          hint={translate("searchHint")}
          text={filter.text ?? ""}
          onSearch={(text) => onFilter({ text })}
        />
        <FilterSelect
          label={translate("status")}
          any={translate("any")}
          value={filter.status}
          choices={outcomeClasses.map((id) => ({ id, label: translate(`class.${id}`) }))}
          onChange={(status) => onFilter({ status })}
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
        rows={calls.data?.items}
        rowKey={({ id }) => id}
        // A list that fades every few seconds could not be read.
        load={{ ...calls, isFetching: calls.isPlaceholderData }}
        empty={
          calls.data?.cursor ? (
            <NothingSoFar paging={paging} cursor={calls.data.cursor} />
          ) : isFiltered ? (
            <EmptyState title={translate("nothing")}>{translate("nothingLead")}</EmptyState>
          ) : (
            start
          )
        }
      />
      <ListFoot paging={paging} page={calls.data} />
    </section>
  );
}

function useCallColumns(
  country: Country,
  openId: string | undefined,
  addressOf: CallListProps["addressOf"],
): readonly Column<CallLine>[] {
  const translate = useTranslations("sandbox.calls");
  return useMemo(
    () => [
      {
        id: "call",
        header: translate("call"),
        isHeading: true,
        cell: ({ id, method, path }) => (
          <Link
            to={addressOf({ call: id })}
            aria-current={id === openId ? "true" : undefined}
            className="sandbox-call"
            preventScrollReset
          >
            <span className="sandbox-method">{method}</span> <span className="sandbox-path">{path}</span>
          </Link>
        ),
      },
      { id: "status", header: translate("status"), cell: ({ status }) => <HttpStatus status={status} /> },
      { id: "code", header: translate("code"), cell: ({ code }) => code && <code>{code}</code> },
      {
        id: "duration",
        header: translate("duration"),
        align: "end",
        cell: ({ durationMs }) => translate("milliseconds", { count: durationMs }),
      },
      { id: "at", header: translate("at"), cell: ({ at }) => <Moment at={at} country={country} /> },
    ],
    [translate, country, openId, addressOf],
  );
}
