import type { Country } from "@portal/shared/country.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { noticeCountQuery, noticesQuery } from "../../../features/notice/queries.ts";
import { isApiError } from "../../../lib/api/api-error.ts";
import { useCursorPaging } from "../../../lib/api/paging.ts";
import { useHasSessionEnded } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState, ErrorState, Skeleton } from "../../../ui/feedback/states.tsx";
import { ListFoot, NothingSoFar } from "../../../ui/list/list-foot.tsx";
import { NoticeLine } from "./notice-line.tsx";
import { useNoticeActs } from "./use-notice-acts.ts";
import "./notices.css";

interface NoticeListProps {
  readonly companyId: string;
  readonly country: Country;
  readonly product: ProductId | undefined;
  readonly isUnreadOnly: boolean;
}

export function NoticeList({ companyId, country, product, isUnreadOnly }: NoticeListProps) {
  const translate = useTranslations("notice");
  const paging = useCursorPaging();
  const { cursor, limit } = paging;
  const show = isUnreadOnly ? "unread" : undefined;
  const enabled = !useHasSessionEnded();
  const query = useQuery({ ...noticesQuery(companyId, { product, show, cursor, limit }), enabled });
  const { mark, readAll } = useNoticeActs(companyId);
  const unread = useQuery({ ...noticeCountQuery(companyId), enabled }).data?.unread ?? 0;
  const notices = query.data?.items;
  // All are read up to the newest one, which only the first page of everything shows.
  const newest = cursor === undefined && product === undefined ? notices?.[0] : undefined;
  const isLostPlace = isApiError(query.error) && query.error.code === "invalid-cursor";
  if (query.error && !notices) {
    const onRetry = isLostPlace ? paging.first : () => void query.refetch();
    return <ErrorState title={translate("failed")} error={query.error} onRetry={onRetry} />;
  }
  if (!notices) return <Skeleton lines={6} />;
  return (
    <>
      <div className="notices__acts">
        <output className="brand-visually-hidden">
          {query.isFetching ? translate("loading") : translate("found", { count: notices.length })}
        </output>
        {newest && (
          <Button
            size="small"
            disabled={unread === 0}
            isBusy={readAll.isPending}
            onClick={() => readAll.mutate(newest.id)}
          >
            {translate("readAll")}
          </Button>
        )}
      </div>
      {notices.length === 0 ? (
        query.data?.cursor ? (
          <NothingSoFar paging={paging} cursor={query.data.cursor} />
        ) : (
          <Nothing isUnreadOnly={isUnreadOnly} isOfProduct={product !== undefined} />
        )
      ) : (
        <ol className="notices" aria-busy={query.isPlaceholderData}>
          {notices.map((notice) => (
            <li key={notice.id}>
              <NoticeLine
                notice={notice}
                country={country}
                isBusy={mark.isPending && mark.variables.noticeId === notice.id}
                onMark={(isRead) => mark.mutate({ noticeId: notice.id, isRead })}
              />
            </li>
          ))}
        </ol>
      )}
      <ListFoot paging={paging} page={query.data} />
    </>
  );
}

function Nothing({ isUnreadOnly, isOfProduct }: { isUnreadOnly: boolean; isOfProduct: boolean }) {
  const translate = useTranslations("notice");
  const [, setSearch] = useSearchParams();
  const title = isUnreadOnly ? "emptyUnread" : isOfProduct ? "emptyFiltered" : "empty";
  const isNarrowed = isUnreadOnly || isOfProduct;
  return (
    <EmptyState
      title={translate(title)}
      action={isNarrowed && <Button onClick={() => setSearch({})}>{translate("showAll")}</Button>}
    >
      {!isNarrowed && translate("emptyLead")}
    </EmptyState>
  );
}
