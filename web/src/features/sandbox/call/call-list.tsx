import type { Country } from "@portal/shared/country.ts";
import {
  type CallLine,
  outcomeClasses,
  type SandboxProduct,
  sandboxProducts,
} from "@portal/shared/sandbox/model.ts";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "use-intl";
import { StatusBadge } from "../../../ui/feedback/status.tsx";
import type { Column } from "../../../ui/list/data-table.tsx";
import { FilterSearch, FilterSelect } from "../../../ui/list/filters.tsx";
import type { Change } from "../address.ts";
import { Moment } from "../moment.tsx";
import { type CallFilter, callsQuery, type StorePlace } from "../queries.ts";
import { LineLink, StoreLines, useLivePaging } from "../store-lines.tsx";
import { HttpStatus } from "./status-badge.tsx";

/** Names are the same in every language. */
const productNames: Readonly<Record<SandboxProduct, string>> = {
  "e-sitef": "e-SiTef",
  "sitefex-ws-consulta": "WS Consulta",
};

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
  const live = useLivePaging();
  const calls = useQuery(callsQuery(place, { ...filter, ...live.page }, live.asksAgain));
  const columns = useCallColumns(country, openId, addressOf);
  return (
    <StoreLines
      title={translate("title")}
      live={live}
      query={calls}
      columns={columns}
      filter={filter}
      ofTransaction={filter.transactionId}
      onFilter={onFilter}
      nothing={translate("nothing")}
      start={start}
      filters={
        <>
          <FilterSearch
            label={translate("search")}
            hint={translate("searchHint")}
            text={filter.text ?? ""}
            onSearch={(text) => onFilter({ text })}
          />
          <FilterSelect
            label={translate("product")}
            any={translate("any")}
            value={filter.product}
            choices={sandboxProducts.map((id) => ({ id, label: productNames[id] }))}
            onChange={(product) => onFilter({ product })}
          />
          <FilterSelect
            label={translate("status")}
            any={translate("any")}
            value={filter.status}
            choices={outcomeClasses.map((id) => ({ id, label: translate(`class.${id}`) }))}
            onChange={(status) => onFilter({ status })}
          />
        </>
      }
    />
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
        cell: ({ id, method, path, origin }) => (
          <>
            <LineLink to={addressOf({ call: id })} isOpen={id === openId}>
              <span className="sandbox-method">{method}</span> <span className="sandbox-path">{path}</span>
            </LineLink>
            {origin === "portal" && (
              <>
                {" "}
                <StatusBadge tone="neutral">{translate("example")}</StatusBadge>
              </>
            )}
          </>
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
