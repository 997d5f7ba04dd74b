import { type Country, zoneOf } from "@portal/shared/country.ts";
import type { HistorySubject } from "@portal/shared/history/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { isApiError } from "../../lib/api/api-error.ts";
import { type CursorPaging, useCursorPaging } from "../../lib/api/paging.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../ui/feedback/states.tsx";
import { ListFoot, NothingSoFar } from "../../ui/list/list-foot.tsx";
import type { FieldLabel } from "./entry-details.tsx";
import { HistoryEntryLine } from "./history-entry.tsx";
import {
  type HistoryFilter,
  isNarrowed,
  readHistoryFilter,
  withoutFilter,
  writeHistoryFilter,
} from "./history-filter.ts";
import { HistoryFilters } from "./history-filters.tsx";
import { companyHistoryQuery } from "./queries.ts";
import "./history.css";

interface HistoryListProps {
  readonly companyId: string;
  readonly country: Country;
  /** Shows this subject only, of one product or of all, and offers no choice of either. */
  readonly place?: { readonly product?: ProductId; readonly subject: HistorySubject };
  readonly fieldLabel?: FieldLabel;
}

/** What happened to a company and its products, newest first; filter and place live in the address. */
export function HistoryList({ companyId, country, place, fieldLabel }: HistoryListProps) {
  const translate = useTranslations("history");
  const [search, setSearch] = useSearchParams();
  const paging = useCursorPaging();
  const filter = { ...readHistoryFilter(search), ...place };
  const { cursor, limit } = paging;
  const history = useQuery(companyHistoryQuery(companyId, filter, zoneOf(country), { cursor, limit }));
  const entries = history.data?.items;
  const change = (part: Partial<HistoryFilter>) =>
    setSearch(writeHistoryFilter(search, part), { replace: "text" in part, preventScrollReset: true });
  const clear = () => setSearch(withoutFilter(search), { preventScrollReset: true });
  const chosen = readHistoryFilter(search);
  return (
    <>
      <HistoryFilters
        filter={chosen}
        onChange={change}
        onClear={clear}
        hasFixedSubject={place !== undefined}
      />
      <output className="brand-visually-hidden">
        {entries && !history.isFetching
          ? translate("found", { count: entries.length })
          : translate("loading")}
      </output>
      {history.error && !entries ? (
        <HistoryError error={history.error} onRetry={() => void history.refetch()} onRestart={paging.first} />
      ) : !entries ? (
        <Skeleton lines={5} />
      ) : entries.length === 0 ? (
        <Nothing
          isNarrowed={isNarrowed(chosen)}
          isAboutAccessData={place?.subject === "access-data"}
          onClear={clear}
          nextCursor={history.data?.cursor}
          paging={paging}
        />
      ) : (
        <ol className="history-list" aria-busy={history.isFetching}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <HistoryEntryLine entry={entry} country={country} fieldLabel={fieldLabel} />
            </li>
          ))}
        </ol>
      )}
      <ListFoot paging={paging} page={history.data} />
    </>
  );
}

interface HistoryErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** An invalid cursor stays invalid when asked again, so the list starts over. */
function HistoryError({ error, onRetry, onRestart }: HistoryErrorProps) {
  const translate = useTranslations("history");
  const isLostPlace = isApiError(error) && error.code === "invalid-cursor";
  return <ErrorState title={translate("failed")} error={error} onRetry={isLostPlace ? onRestart : onRetry} />;
}

interface NothingProps {
  readonly isNarrowed: boolean;
  readonly isAboutAccessData: boolean;
  readonly onClear: () => void;
  /** Set when more can be searched: an empty page need not be the last. */
  readonly nextCursor: string | undefined;
  readonly paging: CursorPaging;
}

function Nothing({ isNarrowed: isFiltered, isAboutAccessData, onClear, nextCursor, paging }: NothingProps) {
  const translate = useTranslations("history");
  if (nextCursor) return <NothingSoFar paging={paging} cursor={nextCursor} />;
  if (isAboutAccessData && !isFiltered) {
    return <EmptyState title={translate("accessData.empty")}>{translate("accessData.emptyLead")}</EmptyState>;
  }
  return (
    <EmptyState
      title={translate("empty")}
      action={isFiltered && <Button onClick={onClear}>{translate("filter.clear")}</Button>}
    >
      {translate(isFiltered ? "emptyFiltered" : "emptyYet")}
    </EmptyState>
  );
}
