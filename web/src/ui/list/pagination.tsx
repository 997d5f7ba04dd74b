import { useId } from "react";
import { useTranslations } from "use-intl";
import type { CursorPaging } from "../../lib/api/paging.ts";
import { Button } from "../button.tsx";

interface PaginationProps {
  readonly paging: CursorPaging;
  /** Of the page that is shown; absent on the last one. */
  readonly nextCursor: string | undefined;
  /** How many rows there are on all pages, where that is known. */
  readonly total?: number;
}

export function Pagination({ paging, nextCursor, total }: PaginationProps) {
  const translate = useTranslations("list");
  const { page } = paging;
  const pages = total === undefined ? undefined : Math.max(page, Math.ceil(total / paging.limit));
  const id = useId();
  return (
    <nav className="ui-pagination" aria-label={translate("label")}>
      <label className="ui-pagination__size" htmlFor={id}>
        {translate("size")}
        <select
          id={id}
          className="ui-input ui-input--select ui-input--small"
          value={paging.limit}
          onChange={(event) => paging.setLimit(Number(event.target.value))}
        >
          {paging.sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <output className="ui-muted">
        {pages === undefined ? translate("page", { page }) : translate("pageOf", { page, pages })}
      </output>
      <div className="ui-pagination__buttons">
        <Button size="small" disabled={!paging.hasPrevious} onClick={paging.previous}>
          {translate("previous")}
        </Button>
        <Button size="small" disabled={!nextCursor} onClick={() => nextCursor && paging.next(nextCursor)}>
          {translate("next")}
        </Button>
      </div>
    </nav>
  );
}
