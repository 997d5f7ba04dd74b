import { isRecord } from "@portal/shared/field/record.ts";
import { splitLocale } from "@portal/shared/locales.ts";
import { noticeContract } from "@portal/shared/notice/contract.ts";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { api } from "../../lib/api/api.ts";
import { readsOf } from "../../lib/api/read.ts";
import { useHasUnsavedInput } from "../../ui/form/leaving/unsaved-input.ts";
import { isNoticePlace, leadsTo } from "./notice-place.ts";

interface News {
  readonly companyId: string | undefined;
  /** The newest unread notice; undefined while it is not known. */
  readonly newest: string | null | undefined;
}

const isOfCompany = ([, params]: readonly unknown[], companyId: string): boolean =>
  isRecord(params) && params.companyId === companyId;

/**
 * Once somebody else did something in the company, what the page shows of it is asked for again. Whoever is typing is
 * not disturbed: their form would be replaced by what it has become.
 */
function useFollowing({ companyId, newest }: News): void {
  const client = useQueryClient();
  const isTyping = useHasUnsavedInput();
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (companyId === undefined || newest === undefined || isTyping) return;
    const [before, now] = [seen.current, newest ?? ""];
    // What there was when the page opened is on it already; one that was read elsewhere is no news.
    if (before !== undefined && now <= before) return;
    seen.current = now;
    if (before === undefined) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => isOfCompany(queryKey, companyId) });
  }, [client, companyId, newest, isTyping]);
}

/** The newest of the unread; older ones wait for the list. */
const looked = { show: "unread", limit: 20 } as const;

async function readAt(client: QueryClient, companyId: string, path: string): Promise<void> {
  const notices = api(noticeContract);
  const { items } = await notices.list({ params: { companyId }, query: looked });
  const here = items.filter((notice) => leadsTo(notice, path));
  if (here.length === 0) return;
  const mark = ({ id: noticeId }: { readonly id: string }) =>
    notices.mark({ params: { companyId, noticeId }, body: { isRead: true } });
  await Promise.all(here.map(mark));
  await client.invalidateQueries(readsOf("notice", { companyId }));
}

/** Whoever is at the page that a notice leads to has read it. */
function useReadingHere({ companyId, newest }: News): void {
  const client = useQueryClient();
  const { path } = splitLocale(useLocation().pathname);
  useEffect(() => {
    if (companyId === undefined || !newest || !isNoticePlace(path)) return;
    // One that could not be marked stays unread, and is on the list.
    readAt(client, companyId, path).catch(() => undefined);
  }, [client, companyId, newest, path]);
}

/** What an open page does about the company's news: it follows them, and counts as reading what it shows. */
export function useNews(news: News): void {
  useFollowing(news);
  useReadingHere(news);
}
