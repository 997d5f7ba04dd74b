import type { HistoryEntry } from "@portal/shared/occurrence/model.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/format.ts";
import { ErrorState, Skeleton } from "../../ui/states.tsx";
import { Timeline, type TimelineEntry, type Tone } from "../../ui/status.tsx";
import { type HistoryPlace, historyQuery } from "./queries.ts";

const tones: Readonly<Record<string, Tone>> = {
  "configuration.sent": "info",
  "configuration.rejected": "warning",
  "configuration.approved": "success",
};

/** Another stage's events come with their own words; until then the line at least says that something happened. */
const knownEvents = [
  "configuration.edited",
  "configuration.sent",
  "configuration.rejected",
  "configuration.approved",
  "configuration.reopened",
  "access-data.revealed",
  "occurrence.prioritized",
] as const;

interface HistoryTimelineProps extends HistoryPlace {
  /** Where the company is: its clock is the one both sides read. */
  readonly country: Country;
}

/** What happened to a stage, newest first, with what each side wrote. */
export function HistoryTimeline({ country, ...place }: HistoryTimelineProps) {
  const translate = useTranslations("occurrence.history");
  const history = useInfiniteQuery(historyQuery(place));
  const entryOf = useEntry(country);
  if (history.isPending) return <Skeleton lines={3} />;
  if (history.isError) {
    return <ErrorState title={translate("failed")} error={history.error} onRetry={history.refetch} />;
  }
  const entries = history.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) return <p className="ui-muted">{translate("empty")}</p>;
  return (
    <>
      <Timeline entries={entries.map(entryOf)} />
      {history.hasNextPage && (
        <button
          type="button"
          className="brand-button brand-button--secondary brand-button--small"
          aria-disabled={history.isFetchingNextPage}
          onClick={() => !history.isFetchingNextPage && void history.fetchNextPage()}
        >
          {translate(history.isFetchingNextPage ? "loading" : "more")}
        </button>
      )}
    </>
  );
}

function useEntry(country: Country): (entry: HistoryEntry) => TimelineEntry {
  const translate = useTranslations("occurrence");
  const locale = useLocale();
  const titleOf = (event: string): string => {
    const known = knownEvents.find((candidate) => candidate === event);
    return translate(`event.${known ?? "other"}`);
  };
  return ({ id, event, at, actor, comment }) => ({
    id,
    at,
    title: titleOf(event),
    when: formatInstant(at, locale, country),
    tone: tones[event] ?? "neutral",
    children: (
      <>
        <span className="ui-muted">
          {actor.name} · {translate(`actor.${actor.role}`)}
        </span>
        {comment && <p className="history-comment">{comment}</p>}
      </>
    ),
  });
}
