import { defaultPageSize, pageSizes } from "@portal/shared/paging.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import { isRecord } from "./record.ts";

type Trail = readonly (string | null)[];

/** History entries outlive releases: only what is still understood of one is used. */
const trailOf = (state: unknown): Trail =>
  isRecord(state) && Array.isArray(state.cursors)
    ? state.cursors.filter((cursor): cursor is string | null => cursor === null || typeof cursor === "string")
    : [];

export interface CursorPaging {
  readonly cursor: string | undefined;
  readonly limit: number;
  readonly page: number;
  readonly hasPrevious: boolean;
  readonly next: (cursor: string) => void;
  readonly previous: () => void;
  readonly first: () => void;
  readonly setLimit: (limit: number) => void;
}

/** The size named in the address, if it is one that exists. */
function limitOf(value: string | null): number {
  const limit = Number(value);
  return (pageSizes as readonly number[]).includes(limit) ? limit : defaultPageSize;
}

/**
 * A place in a list that only knows its next page. Cursor and size live in the address, the way back in the
 * history entry; both survive a reload. A shared address without the way back leads back to the first page.
 */
export function useCursorPaging(): CursorPaging {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const trail = trailOf(state);
  const cursor = search.get("cursor");

  const go = (target: string | null, cursors: Trail, limit = search.get("limit")) => {
    const next = new URLSearchParams(search);
    next.delete("cursor");
    if (target) next.set("cursor", target);
    if (limit) next.set("limit", limit);
    void navigate({ search: `?${next}` }, { state: { cursors }, preventScrollReset: true });
  };

  return {
    cursor: cursor ?? undefined,
    limit: limitOf(search.get("limit")),
    page: trail.length + 1,
    hasPrevious: cursor !== null,
    next: (target) => go(target, [...trail, cursor]),
    previous: () => go(trail.at(-1) ?? null, trail.slice(0, -1)),
    first: () => go(null, []),
    setLimit: (limit) => go(null, [], String(limit)),
  };
}
