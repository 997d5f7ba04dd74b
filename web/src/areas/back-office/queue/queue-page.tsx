import { splitLocale } from "@portal/shared/locales.ts";
import type { Occurrence } from "@portal/shared/occurrence/model.ts";
import { longPages } from "@portal/shared/paging.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { queueQuery } from "../../../features/occurrence/queries.ts";
import {
  isFiltered,
  type QueueFilter,
  readQueueFilter,
  writeQueueFilter,
} from "../../../features/occurrence/queue-filter.ts";
import { QueueFilters } from "../../../features/occurrence/queue-filters.tsx";
import { QueueTable } from "../../../features/occurrence/queue-table.tsx";
import { isApiError } from "../../../lib/api/api-error.ts";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { destinationPath } from "../../../lib/navigation.ts";
import { usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/states.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import { PageHeader } from "../../../ui/page.tsx";
import { ReleaseButton, useRelease } from "../release-call/release-button.tsx";
import { type FromQueue, reviewAddress } from "../review/review-address.ts";
import { SupportPage } from "../support-page.tsx";

/** The same queue of one product alone, which stands in the address and is no choice. */
export const FraudQueuePage = () => <QueuePage product="fraud-prevention" />;

/** Support's queue; filter, search and place live in the address. */
export function QueuePage({ product }: { readonly product?: ProductId }) {
  const translate = useTranslations("back-office-queue");
  const titles = useTranslations("shell.titles");
  const [search, setSearch] = useSearchParams();
  const chosen = readQueueFilter(search);
  const filter = product ? { ...chosen, product } : chosen;
  const paging = useCursorPaging(longPages);
  const queue = useQuery(queueQuery(filter, { cursor: paging.cursor, limit: paging.limit }));
  const rows = queue.data?.items;
  const { pathname } = useLocation();
  const change = (part: Partial<QueueFilter>) => {
    // The pause after typing may end after a ticket was opened; the search must not lead back from it.
    if (destinationPath() !== pathname) return;
    // Typing replaces the entry, so that "back" leaves the queue instead of undoing letters.
    setSearch(writeQueueFilter(search, part), { replace: "text" in part, preventScrollReset: true });
  };
  return (
    <SupportPage>
      <PageHeader
        title={product ? titles("fraudOccurrences") : translate("title")}
        status={<Total page={queue.data} />}
      />
      <QueueFilters filter={filter} fixedProduct={product} onChange={change} />
      <output className="brand-visually-hidden">
        {rows && !queue.isFetching ? translate("found", { count: rows.length }) : translate("loading")}
      </output>
      {queue.error && !rows ? (
        <QueueError error={queue.error} onRetry={() => void queue.refetch()} onRestart={paging.first} />
      ) : (
        <Rows
          rows={rows}
          load={queue}
          hasStatus={filter.status === "all"}
          empty={
            queue.data?.cursor ? (
              <NothingSoFar paging={paging} cursor={queue.data.cursor} />
            ) : (
              <NothingFound
                filter={product ? { ...filter, product: undefined } : filter}
                onClear={() => setSearch(new URLSearchParams())}
              />
            )
          }
        />
      )}
      <ListFoot paging={paging} page={queue.data} />
    </SupportPage>
  );
}

/** The number of matching tickets on all pages, where it is known. */
function Total({ page }: { page: { readonly total?: number } | undefined }) {
  const translate = useTranslations("back-office-queue");
  if (page?.total === undefined) return null;
  return <span className="ui-muted">{translate("total", { count: page.total })}</span>;
}

type RowsProps = Pick<Parameters<typeof QueueTable>[0], "rows" | "load" | "empty" | "hasStatus">;

function Rows(table: RowsProps) {
  const translate = useTranslations("back-office-queue");
  const path = usePath();
  const { pathname, search } = useLocation();
  const numberLink = useCallback(
    (occurrence: Occurrence) => (
      <Link
        className="queue-link"
        to={path(reviewAddress(occurrence))}
        state={{ queue: `${splitLocale(pathname).path}${search}` } satisfies FromQueue}
        aria-label={translate("open", { number: occurrence.number, client: occurrence.client })}
      >
        {occurrence.number}
      </Link>
    ),
    [path, pathname, search, translate],
  );
  const translateRelease = useTranslations("back-office.release");
  const { open, dialog } = useRelease();
  const releaseCell = useCallback(
    (occurrence: Occurrence) =>
      occurrence.stage !== "partner" && <ReleaseButton call={occurrence} onOpen={open} />,
    [open],
  );
  const rowAct = useMemo(
    () => ({ header: translateRelease("action"), cell: releaseCell }),
    [translateRelease, releaseCell],
  );
  return (
    <>
      <QueueTable {...table} caption={translate("caption")} numberLink={numberLink} rowAct={rowAct} />
      {dialog}
    </>
  );
}

interface QueueErrorProps {
  readonly error: Error;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** An invalid cursor stays invalid when asked again, so the list starts over. */
function QueueError({ error, onRetry, onRestart }: QueueErrorProps) {
  const isLostPlace = isApiError(error) && error.code === "invalid-cursor";
  return <ErrorState error={error} onRetry={isLostPlace ? onRestart : onRetry} />;
}

function NothingFound({ filter, onClear }: { filter: QueueFilter; onClear: () => void }) {
  const translate = useTranslations("back-office-queue");
  const isNarrowed = isFiltered(filter);
  return (
    <EmptyState
      title={translate("empty")}
      action={isNarrowed && <Button onClick={onClear}>{translate("clear")}</Button>}
    >
      {translate(isNarrowed ? "emptyFiltered" : "emptyQueue")}
    </EmptyState>
  );
}
