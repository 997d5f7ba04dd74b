import { longPages, type Page } from "@portal/shared/paging.ts";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { type CursorPaging, useCursorPaging } from "../../lib/api/paging.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, type LoadState } from "../../ui/feedback/states.tsx";
import { type Column, DataTable } from "../../ui/list/data-table.tsx";
import { FilterBar } from "../../ui/list/filters.tsx";
import { ListFoot, NothingSoFar } from "../../ui/list/list-foot.tsx";
import type { Change } from "./address.ts";
import { LiveSwitch } from "./live-switch.tsx";
import "./sandbox.css";

/** Which page of a store's lines is shown, and whether it is asked for again by the clock. */
export interface LivePaging {
  readonly paging: CursorPaging;
  readonly page: { readonly cursor: string | undefined; readonly limit: number };
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
  /** New lines come on the first page alone. */
  readonly asksAgain: boolean;
}

export function useLivePaging(): LivePaging {
  const [isOn, turn] = useState(true);
  const paging = useCursorPaging(longPages);
  const { cursor, limit } = paging;
  return { paging, page: { cursor, limit }, isOn, turn, asksAgain: isOn && cursor === undefined };
}

interface StoreLinesProps<Line> {
  readonly title: string;
  readonly live: LivePaging;
  readonly query: LoadState & { readonly data: Page<Line> | undefined; readonly isPlaceholderData: boolean };
  readonly columns: readonly Column<Line>[];
  readonly filters: ReactNode;
  readonly filter: object;
  /** The transaction whose lines alone are shown. */
  readonly ofTransaction?: string | undefined;
  readonly onFilter: (change: Change) => void;
  /** Said where the filter leaves nothing. */
  readonly nothing: string;
  /** What to do where nothing ever was. */
  readonly start: ReactNode;
}

/** Lines of a store, newest first; new ones appear while somebody looks. */
export function StoreLines<Line extends { readonly id: string }>(props: StoreLinesProps<Line>) {
  const { title, live, query, columns, filters, filter, ofTransaction, onFilter, nothing, start } = props;
  const translate = useTranslations("sandbox.lines");
  const { paging } = live;
  const { data } = query;
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <section aria-label={title}>
      <FilterBar>
        {filters}
        <LiveSwitch isLive={live.isOn} onChange={live.turn} />
      </FilterBar>
      {ofTransaction && (
        <p className="sandbox-narrowed">
          {translate("ofTransaction")} <code>{ofTransaction.slice(0, 12)}…</code>
          <Button variant="link" onClick={() => onFilter({ nit: undefined })}>
            {translate("all")}
          </Button>
        </p>
      )}
      <DataTable
        caption={title}
        columns={columns}
        rows={data?.items}
        rowKey={({ id }) => id}
        // A list that fades every few seconds could not be read.
        load={{ ...query, isFetching: query.isPlaceholderData }}
        empty={
          data?.cursor ? (
            <NothingSoFar paging={paging} cursor={data.cursor} />
          ) : isFiltered ? (
            <EmptyState title={nothing}>{translate("nothingLead")}</EmptyState>
          ) : (
            start
          )
        }
      />
      <ListFoot paging={paging} page={data} />
    </section>
  );
}

interface LineLinkProps {
  readonly to: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** Opens a line beside the list, which stays where it is. */
export const LineLink = ({ to, isOpen, children }: LineLinkProps) => (
  <Link to={to} aria-current={isOpen ? "true" : undefined} className="sandbox-call" preventScrollReset>
    {children}
  </Link>
);
