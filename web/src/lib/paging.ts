import { defaultPageSize, pageSizes } from "@portal/shared/paging.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";

interface Trail {
  readonly cursors: readonly (string | null)[];
}

const trailOf = (state: unknown): readonly (string | null)[] =>
  typeof state === "object" && state !== null && "cursors" in state ? (state as Trail).cursors : [];

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
export function limitOf(value: string | null): number {
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

  const go = (target: string | null, cursors: readonly (string | null)[], limit = search.get("limit")) => {
    const next = new URLSearchParams(search);
    next.delete("cursor");
    if (target) next.set("cursor", target);
    if (limit) next.set("limit", limit);
    void navigate({ search: `?${next}` }, { state: { cursors } satisfies Trail, preventScrollReset: true });
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
