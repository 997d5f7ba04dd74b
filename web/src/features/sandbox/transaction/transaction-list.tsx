import type { Country } from "@portal/shared/country.ts";
import { machineNames } from "@portal/shared/esitef/tester-acts.ts";
import { type RiskStatus, riskStatuses, type TransactionLine } from "@portal/shared/sandbox/model.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import type { Column } from "../../../ui/list/data-table.tsx";
import { FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import type { Change } from "../address.ts";
import { Moment } from "../moment.tsx";
import { moneyOf } from "../money.ts";
import { type StorePlace, type TransactionFilter, transactionsQuery } from "../queries.ts";
import { LineLink, StoreLines, useLivePaging } from "../store-lines.tsx";
import { statusWords } from "./status-words.ts";
import { useMachineName } from "./use-machine-name.ts";

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
  const localized = useLocalized();
  const riskName = (id: RiskStatus) => {
    const words = statusWords("risk", id);
    return words ? `${id} ${localized(words.name)}` : id;
  };
  const live = useLivePaging();
  const transactions = useQuery(transactionsQuery(place, { ...filter, ...live.page }, live.asksAgain));
  const columns = useColumns(country, openId, addressOf);
  return (
    <StoreLines
      title={translate("title")}
      live={live}
      query={transactions}
      columns={columns}
      filter={filter}
      onFilter={onFilter}
      nothing={translate("nothing")}
      start={start}
      filters={
        <>
          <FilterSelect
            label={translate("machine")}
            any={translate("any")}
            value={filter.machine}
            choices={kindsIn(country).map((id) => ({ id, label: machineName(id) }))}
            onChange={(machine) => onFilter({ machine })}
          />
          <FilterSearch
            label={translate("status")}
            hint={translate("statusHint")}
            text={filter.status ?? ""}
            onSearch={(state) => onFilter({ state })}
          />
          <FilterSelect
            label={translate("risk")}
            any={translate("any")}
            value={filter.risk}
            choices={riskStatuses.map((id) => ({ id, label: riskName(id) }))}
            onChange={(risk) => onFilter({ risk })}
          />
        </>
      }
    />
  );
}

/** An analysis is a part of its sale, and phones are topped up in Brazil alone. */
const kindsIn = (country: Country) =>
  machineNames.filter((id) => id !== "risk" && (id !== "recharge" || country === "BR"));

function useColumns(
  country: Country,
  openId: string | undefined,
  addressOf: TransactionListProps["addressOf"],
): readonly Column<TransactionLine>[] {
  const translate = useTranslations("sandbox.transactions");
  const locale = useLocale();
  const machineName = useMachineName();
  return useMemo(
    () => [
      {
        id: "id",
        header: translate("transaction"),
        isHeading: true,
        cell: ({ id, orderId, machine }) => (
          <LineLink to={addressOf({ transaction: id })} isOpen={id === openId}>
            <span className="sandbox-path">{orderId ?? `${id.slice(0, 12)}…`}</span>{" "}
            <span className="ui-muted">{machineName(machine)}</span>
          </LineLink>
        ),
      },
      {
        id: "status",
        header: translate("status"),
        cell: ({ status, risk }) => (
          <>
            <code>{status}</code>
            {risk && <code className="ui-muted"> {risk}</code>}
          </>
        ),
      },
      {
        id: "amount",
        header: translate("amount"),
        align: "end",
        cell: ({ amount }) => amount && moneyOf(amount, country, locale),
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
    [translate, machineName, country, locale, openId, addressOf],
  );
}
