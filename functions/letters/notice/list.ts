import { isNews } from "@portal/shared/history/news.ts";
import { maxCounted, type Notice, type NoticeCount } from "@portal/shared/notice/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import type { Actor } from "@portal/shared/roles.ts";
import { readEntries, type StoredEntry } from "../../company/history/public.ts";
import { memberRef, readCompany } from "../../platform/change/membership.ts";
import type { TablePage } from "../../platform/table/table.ts";
import { isRead, type Sight, sightOf, sightRef } from "./model.ts";

/** What the caller has read of a company that they are a member of. */
export async function readSight(companyId: string, actor: Actor): Promise<Sight> {
  const [sight, member] = [sightRef(companyId, actor.sub), memberRef(companyId, actor.sub)];
  const seen = await readCompany(companyId, actor, [sight, member]);
  return sightOf(seen.find(sight), seen.get(member).since);
}

/** Nobody is told what they did themselves. */
const isNewsTo =
  ({ sub }: Actor) =>
  ({ event, actor }: StoredEntry): boolean =>
    isNews(event) && actor.sub !== sub;

/** The oldest that can be unread: reading begins there. */
const oldestUnread = ({ until, unread }: Sight): string => [...unread, until].toSorted()[0] ?? until;

interface NoticeFilter {
  readonly product?: ProductId;
  readonly show?: "unread";
}

export async function listNotices(
  companyId: string,
  actor: Actor,
  sight: Sight,
  { product, show, limit, after }: NoticeFilter & { readonly limit: number; readonly after?: string },
): Promise<TablePage<Notice>> {
  const isNewsHere = isNewsTo(actor);
  const stretch = { product, from: show && oldestUnread(sight) };
  const matches = (entry: StoredEntry) => isNewsHere(entry) && !(show && isRead(sight, entry.id));
  const { items, ...page } = await readEntries(companyId, stretch, limit, after, matches);
  return { ...page, items: items.map((entry) => ({ ...entry, isRead: isRead(sight, entry.id) })) };
}

/** Reads only what came after the last that is surely read, so that asking again and again costs next to nothing. */
export async function countUnread(companyId: string, actor: Actor, sight: Sight): Promise<NoticeCount> {
  const filter = { show: "unread", limit: maxCounted } as const;
  const { items, next } = await listNotices(companyId, actor, sight, filter);
  const newest = items[0]?.id ?? null;
  return { unread: items.length, isMore: next !== undefined, newest, byMail: sight.byMail };
}
