import { certificationTests } from "@portal/shared/certification/test-cases.data.ts";
import { type ConfigurationField, configurationFields } from "@portal/shared/configuration/model.ts";
import {
  type CompanyHistoryEntry,
  historyKindOf,
  products,
  stages,
} from "@portal/shared/occurrence/model.ts";
import type { Country } from "@portal/shared/tax-id.ts";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../lib/format.ts";
import { useLocalized } from "../../lib/locale.ts";
import { type Choice, useChoiceDisplay } from "../../ui/choice.ts";
import { StatusBadge } from "../../ui/status.tsx";
import { toneOfEvent, useActorText, useEventTitle } from "../occurrence/use-event-title.ts";

interface EntryProps {
  readonly entry: CompanyHistoryEntry;
  readonly country: Country;
}

const hasDetails = ({ comment, adjustments = [], reviews = [] }: CompanyHistoryEntry): boolean =>
  comment !== null || adjustments.length > 0 || reviews.length > 0;

/** One line of what happened; it opens where somebody wrote something. */
export function HistoryEntryLine({ entry, country }: EntryProps) {
  const translate = useTranslations("history");
  if (!hasDetails(entry)) {
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
      <Details entry={entry} />
    </details>
  );
}

function Headline({ entry, country }: EntryProps) {
  const translate = useTranslations("history");
  const actorOf = useActorText();
  const titleOf = useEventTitle();
  const locale = useLocale();
  const caseTitle = useCaseTitle();
  const { event, at, actor, caseId, fileName } = entry;
  const about = [caseId && caseTitle(caseId), fileName].filter(Boolean).join(" · ");
  return (
    <span className="history-entry__line">
      <span className="history-entry__what">
        <strong>{titleOf(event)}</strong>
        {about && <span>{about}</span>}
        <span className="ui-muted">{usePlaceText(entry)}</span>
      </span>
      <StatusBadge tone={toneOfEvent(event)}>{translate(`kind.${historyKindOf(event)}`)}</StatusBadge>
      <span className="history-entry__who">{actorOf(actor)}</span>
      <time className="history-entry__when" dateTime={at}>
        {formatInstant(at, locale, country)}
      </time>
    </span>
  );
}

function usePlaceText({ product, stage }: CompanyHistoryEntry): string {
  const translate = useTranslations("history");
  const productLabel = useChoiceDisplay(products satisfies readonly Choice[]);
  const stageLabel = useChoiceDisplay(stages satisfies readonly Choice[]);
  return `${productLabel(product)} · ${stage === "production" ? translate("production") : stageLabel(stage)}`;
}

function useCaseTitle(): (caseId: string) => string {
  const localized = useLocalized();
  return (caseId) => {
    const found = certificationTests.find(({ id }) => id === caseId);
    return found ? localized(found.title) : caseId;
  };
}

const isField = (field: string): field is ConfigurationField =>
  (configurationFields as readonly string[]).includes(field);

function Details({ entry: { comment, adjustments = [], reviews = [] } }: Pick<EntryProps, "entry">) {
  const translate = useTranslations("history");
  const fieldLabel = useTranslations("configuration.field");
  const caseTitle = useCaseTitle();
  const failed = reviews.filter(({ verdict }) => verdict === "failed").length;
  return (
    <div className="history-entry__details">
      {comment && <p className="ui-comment">{comment}</p>}
      {adjustments.length > 0 && (
        <>
          <h2>{translate("adjustments", { count: adjustments.length })}</h2>
          <ul>
            {adjustments.map(({ field, comment: wanted }) => (
              <li key={field}>
                <strong>{isField(field) ? fieldLabel(field) : field}</strong>: {wanted}
              </li>
            ))}
          </ul>
        </>
      )}
      {reviews.length > 0 && (
        <>
          <h2>{translate("reviews", { passed: reviews.length - failed, failed })}</h2>
          <ul>
            {reviews.map(({ caseId, verdict, feedback }) => (
              <li key={caseId}>
                <strong>{caseTitle(caseId)}</strong>:{" "}
                {translate(verdict === "passed" ? "verdict.passed" : "verdict.failed")}
                {feedback && `. ${feedback}`}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
