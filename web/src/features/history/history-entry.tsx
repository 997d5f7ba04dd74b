import type { Country } from "@portal/shared/country.ts";
import type { HistoryEntry } from "@portal/shared/history/model.ts";
import { products } from "@portal/shared/product.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/text/format.ts";
import { StatusBadge } from "../../ui/feedback/status.tsx";
import { type Choice, useChoiceDisplay } from "../../ui/form/field/choice.ts";
import { DeliveredAccessData, useAccessDataLabel } from "./access-data-details.tsx";
import { EntryDetails, type FieldLabel, hasDetails, useEntryAbout } from "./entry-details.tsx";
import { kindTones, useActorText, useEventTitle } from "./words/use-event-title.ts";
import { useSubjectLabel } from "./words/use-subject-label.ts";

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly country: Country;
}

interface EntryLineProps extends EntryProps {
  readonly fieldLabel?: FieldLabel | undefined;
}

/** One entry of the history; it can be opened when it says more than its line. */
export function HistoryEntryLine({ entry, country, fieldLabel }: EntryLineProps) {
  const translate = useTranslations("history");
  if (!hasDetails(entry) && !entry.data) {
    return (
      <div className="history-entry">
        <Headline entry={entry} country={country} />
      </div>
    );
  }
  return (
    <details className="history-entry">
      <summary>
        <Headline entry={entry} country={country} />
        <span className="history-entry__more">{translate("details")}</span>
      </summary>
      <div className="history-entry__details">
        <EntryDetails entry={entry} fieldLabel={fieldLabel} />
        {entry.data && <DeliveredAccessData data={entry.data} />}
      </div>
    </details>
  );
}

function Headline({ entry, country }: EntryProps) {
  const translate = useTranslations("history");
  const actorOf = useActorText();
  const titleOf = useEventTitle();
  const locale = useLocale();
  const about = useEntryAbout()(entry);
  const { event, kind, at, actor } = entry;
  return (
    <span className="history-entry__line">
      <span className="history-entry__what">
        <strong>{titleOf(event)}</strong>
        {about && <span>{about}</span>}
        {entry.subject === "access-data" && entry.field && <RevealedKey field={entry.field} />}
        <span className="ui-muted">{usePlaceText(entry)}</span>
      </span>
      <StatusBadge tone={kindTones[kind]}>{translate(`kind.${kind}`)}</StatusBadge>
      <span className="history-entry__who">{actorOf(actor)}</span>
      <time className="history-entry__when" dateTime={at}>
        {formatInstant(at, locale, country)}
      </time>
    </span>
  );
}

function RevealedKey({ field }: { field: string }) {
  const translate = useTranslations("history");
  const labelOf = useAccessDataLabel();
  return <span>{translate("key", { field: labelOf(field) })}</span>;
}

function usePlaceText({ product, subject }: HistoryEntry): string {
  const productLabel = useChoiceDisplay(products satisfies readonly Choice[]);
  const subjectLabel = useSubjectLabel();
  return [product && productLabel(product), subjectLabel(subject)].filter(Boolean).join(" · ");
}
