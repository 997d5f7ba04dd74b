import type { Page } from "@portal/shared/paging.ts";
import { useTranslations } from "use-intl";
import type { CursorPaging } from "../../lib/api/paging.ts";
import { Button } from "../button.tsx";
import { EmptyState } from "../feedback/states.tsx";
import { Alert } from "../feedback/status.tsx";
import { Pagination } from "./pagination.tsx";

interface ListFootProps {
  readonly paging: CursorPaging;
  /** The API's answer; absent until it arrives. */
  readonly page: (Page<unknown> & { readonly total?: number }) | undefined;
}

/** Below a list: how many entries cannot be read, and the pagination when there is more than one page. */
export function ListFoot({ paging, page }: ListFootProps) {
  const translate = useTranslations("list");
  if (!page) return null;
  const { items, cursor, unreadable, total } = page;
  return (
    <>
      {unreadable !== undefined && (
        <Alert tone="warning">{translate("unreadable", { count: unreadable })}</Alert>
      )}
      {(items.length > 0 || paging.hasPrevious || cursor) && (
        <Pagination paging={paging} nextCursor={cursor} total={total} />
      )}
    </>
  );
}

/** A search reads a limited amount at a time, so an empty page need not be the last. */
export function NothingSoFar({ paging, cursor }: { paging: CursorPaging; cursor: string }) {
  const translate = useTranslations("list");
  return (
    <EmptyState
      title={translate("soFar")}
      action={
        <Button variant="primary" onClick={() => paging.next(cursor)}>
          {translate("searchOn")}
        </Button>
      }
    >
      {translate("soFarLead")}
    </EmptyState>
  );
}
