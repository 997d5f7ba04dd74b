import type { Country } from "@portal/shared/country.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/text/format.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState, Skeleton } from "../../ui/feedback/states.tsx";
import { Timeline, type TimelineEntry } from "../../ui/feedback/status.tsx";
import { EntryDetails, type FieldLabel, useEntryAbout } from "./entry-details.tsx";
import { historyRuns, type Run } from "./history-runs.ts";
import { type HistoryPlace, stageHistoryQuery } from "./queries.ts";
import { kindTones, useActorText, useEventTitle } from "./words/use-event-title.ts";

interface HistoryTimelineProps extends HistoryPlace {
  /** The company's country, whose time zone both sides read. */
  readonly country: Country;
  readonly fieldLabel?: FieldLabel;
}

/** What happened to a stage, newest first, with what each side wrote. */
export function HistoryTimeline({ country, fieldLabel, ...place }: HistoryTimelineProps) {
  const translate = useTranslations("occurrence.history");
  const history = useInfiniteQuery(stageHistoryQuery(place));
  const entryOf = useEntry(country, fieldLabel);
  if (history.isPending) return <Skeleton lines={3} />;
  if (history.isError) {
    return <ErrorState title={translate("failed")} error={history.error} onRetry={history.refetch} />;
  }
  const entries = history.data.pages.flatMap((page) => page.items);
  if (entries.length === 0) return <p className="ui-muted">{translate("empty")}</p>;
  return (
    <>
      <Timeline entries={historyRuns(entries).map(entryOf)} />
      {history.hasNextPage && (
        <Button size="small" isBusy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
          {translate(history.isFetchingNextPage ? "loading" : "more")}
        </Button>
      )}
    </>
  );
}

function useEntry(country: Country, fieldLabel: FieldLabel | undefined): (run: Run) => TimelineEntry {
  const locale = useLocale();
  const titleOf = useEventTitle();
  const actorOf = useActorText();
  const aboutOf = useEntryAbout();
  return ({ entry, entries }) => {
    const { id, event, kind, at, actor } = entry;
    const abouts = [...new Set(entries.map(aboutOf).filter(Boolean))];
    const fields = [...new Set(entries.flatMap((one) => one.fields ?? []))];
    return {
      id,
      at,
      title: entries.length > 1 ? `${titleOf(event)} (${entries.length})` : titleOf(event),
      when: formatInstant(at, locale, country),
      tone: kindTones[kind],
      children: (
        <>
          <span className="ui-muted">{actorOf(actor)}</span>
          {abouts.map((about) => (
            <p key={about}>{about}</p>
          ))}
          <EntryDetails entry={{ ...entry, fields }} fieldLabel={fieldLabel} />
        </>
      ),
    };
  };
}
