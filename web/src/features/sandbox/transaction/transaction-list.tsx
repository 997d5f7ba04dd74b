import type { Country } from "@portal/shared/country.ts";
import { machineNames } from "@portal/shared/esitef/tester-acts.ts";
import { longPages } from "@portal/shared/paging.ts";
import type { TransactionLine } from "@portal/shared/sandbox/model.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { EmptyState } from "../../../ui/feedback/states.tsx";
import { type Column, DataTable } from "../../../ui/list/data-table.tsx";
import { FilterBar, FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import type { Change } from "../address.ts";
import { LiveSwitch } from "../live-switch.tsx";
import { Moment } from "../moment.tsx";
import { moneyOf } from "../money.ts";
import { type StorePlace, type TransactionFilter, transactionsQuery } from "../queries.ts";
import { useMachineName } from "./use-machine-name.ts";
import "../sandbox.css";

interface TransactionListProps {
  readonly place: StorePlace;
  readonly country: Country;
  readonly filter: TransactionFilter;
  readonly openId: string | undefined;
  readonly addressOf: (change: Change) => string;
  readonly onFilter: (change: Change) => void;
  readonly start: ReactNode;
}

/** What the calls made, newest first and as it is by the store's clock. */
export function TransactionList(props: TransactionListProps) {
  const { place, country, filter, openId, addressOf, onFilter, start } = props;
  const translate = useTranslations("sandbox.transactions");
  const machineName = useMachineName();
  const [isLive, setLive] = useState(true);
  const paging = useCursorPaging(longPages);
  const { cursor, limit } = paging;
  const query = transactionsQuery(place, { ...filter, cursor, limit }, isLive && cursor === undefined);
  const transactions = useQuery(query);
  const columns = useColumns(country, openId, addressOf);
  const isFiltered = (filter.machine ?? filter.status) !== undefined;
  return (
    <section aria-label={translate("title")}>
      <FilterBar>
        <FilterSelect
          label={translate("machine")}
          any={translate("any")}
          value={filter.machine}
          choices={machineNames.map((id) => ({ id, label: machineName(id) }))}
          onChange={(machine) => onFilter({ machine })}
        />
        <FilterSearch
          label={translate("status")}
          hint={translate("statusHint")}
          text={filter.status ?? ""}
          onSearch={(state) => onFilter({ state })}
        />
        <LiveSwitch isLive={isLive} onChange={setLive} />
      </FilterBar>
      <DataTable
        caption={translate("title")}
        columns={columns}
        rows={transactions.data?.items}
        rowKey={({ id }) => id}
        load={{ ...transactions, isFetching: transactions.isPlaceholderData }}
        empty={
          transactions.data?.cursor ? (
            <NothingSoFar paging={paging} cursor={transactions.data.cursor} />
          ) : isFiltered ? (
            <EmptyState title={translate("nothing")}>{translate("nothingLead")}</EmptyState>
          ) : (
            start
          )
        }
      />
      <ListFoot paging={paging} page={transactions.data} />
    </section>
  );
}

function useColumns(
  country: Country,
  openId: string | undefined,
  addressOf: TransactionListProps["addressOf"],
): readonly Column<TransactionLine>[] {
  const translate = useTranslations("sandbox.transactions");
  const machineName = useMachineName();
  return useMemo(
    () => [
      {
        id: "id",
        header: translate("transaction"),
        isHeading: true,
        cell: ({ id, orderId, machine }) => (
          <Link
            to={addressOf({ transaction: id })}
            aria-current={id === openId ? "true" : undefined}
            className="sandbox-call"
            preventScrollReset
          >
            <span className="sandbox-path">{orderId ?? `${id.slice(0, 12)}…`}</span>{" "}
            <span className="ui-muted">{machineName(machine)}</span>
          </Link>
        ),
      },
      { id: "status", header: translate("status"), cell: ({ status }) => <code>{status}</code> },
      {
        id: "amount",
        header: translate("amount"),
        align: "end",
        cell: ({ amount }) => amount && moneyOf(amount),
      },
      {
        id: "card",
        header: translate("card"),
        cell: ({ card }) => card && `${card.brand} •••• ${card.lastFour}`,
      },
      {
        id: "at",
        header: translate("at"),
        cell: ({ createdAt }) => <Moment at={createdAt} country={country} />,
      },
    ],
    [translate, machineName, country, openId, addressOf],
  );
}
