import { isRecord } from "@portal/shared/field/record.ts";
import { type PageSizes, shortPages } from "@portal/shared/paging.ts";
import { useLocation, useNavigate, useSearchParams } from "react-router";

/** The pages before the one that is shown, by their cursors; the first one has none. */
type Trail = readonly (string | null)[];

/** History entries outlive releases, so their state is validated. */
const trailIn = (state: unknown): Trail | undefined =>
  isRecord(state) && Array.isArray(state.cursors)
    ? state.cursors.filter((cursor): cursor is string | null => cursor === null || typeof cursor === "string")
    : undefined;

/** The trail to each visited page, for links back that do not go through the history entry. */
const walked = new Map<string, Trail>();

export interface CursorPaging {
  readonly sizes: readonly number[];
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
function limitOf(value: string | null, { sizes, usual }: PageSizes): number {
  const limit = Number(value);
  return sizes.includes(limit) ? limit : usual;
}

/**
 * The position in a list that only knows its next page. Cursor and size are in the address, the way back in the
 * history entry; both survive a reload. A shared address has no way back and leads to the first page.
 */
export function useCursorPaging(sizes: PageSizes = shortPages): CursorPaging {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const cursor = search.get("cursor");
  const trail = trailIn(state) ?? walked.get(cursor ?? "") ?? [];

  const go = (target: string | null, cursors: Trail, limit = search.get("limit")) => {
    const next = new URLSearchParams(search);
    next.delete("cursor");
    if (target) {
      next.set("cursor", target);
      walked.set(target, cursors);
    }
    if (limit) next.set("limit", limit);
    void navigate({ search: `?${next}` }, { state: { cursors }, preventScrollReset: true });
  };

  return {
    sizes: sizes.sizes,
    cursor: cursor ?? undefined,
    limit: limitOf(search.get("limit"), sizes),
    page: trail.length + 1,
    hasPrevious: cursor !== null,
    next: (target) => go(target, [...trail, cursor]),
    previous: () => go(trail.at(-1) ?? null, trail.slice(0, -1)),
    first: () => go(null, []),
    setLimit: (limit) => go(null, [], String(limit)),
  };
}
