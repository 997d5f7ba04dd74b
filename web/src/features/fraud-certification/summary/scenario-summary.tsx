import type { Country } from "@portal/shared/country.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import type { ScenarioPart } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { formatInstant } from "../../../lib/text/format.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { useMoney } from "../../../lib/text/money.ts";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { SendButton, SendFailure, useSend } from "../../certification-engine/send.tsx";
import { maySend } from "../../certification-engine/shown-status.ts";
import { ScenarioBadge, ScenarioMatchedBadge } from "../badges.tsx";
import { isComplete, type ScenarioProgress } from "../progress.ts";
import { useRemarkText } from "../return/use-remark-text.ts";
import { fraudCertificationScreens } from "../screens.ts";
import "../fraud-certification.css";

interface ScenarioSummaryProps {
  readonly certification: FraudCertification;
  readonly country: Country;
  readonly progress: readonly ScenarioProgress[];
  /** What the sandbox's orders say of the scenarios, to be used at once while they may be filled in. */
  readonly found: ReactNode;
}

/** All scenarios that are sent next: what each lacks, with links, and the button that sends to support. */
export function ScenarioSummary({ certification, country, progress, found }: ScenarioSummaryProps) {
  const translate = useTranslations("fraud-certification.summary");
  const list = useRef<HTMLUListElement>(null);
  const isOpen = maySend(certification);
  const waiting = progress.filter(({ state }) => state !== "passed");
  const isReady = waiting.length > 0 && waiting.every(isComplete);
  return (
    <section className="ui-card" aria-labelledby="summary">
      <h2 className="ui-card__title" id="summary">
        {translate("title")}
      </h2>
      {isOpen ? (
        <>
          <p>
            {translate("progress", { complete: progress.filter(isComplete).length, total: progress.length })}
          </p>
          {found}
        </>
      ) : (
        <Sent certification={certification} country={country} />
      )}
      <ul className="fraud-rows" ref={list} tabIndex={-1}>
        {progress.map((entry) => (
          <Row key={entry.test.id} certification={certification} country={country} entry={entry} />
        ))}
      </ul>
      {isOpen && (
        <Sending
          certification={certification}
          count={waiting.length}
          onIncomplete={isReady ? undefined : () => list.current?.focus()}
        />
      )}
    </section>
  );
}

interface RowProps extends Omit<ScenarioSummaryProps, "progress" | "found"> {
  readonly entry: ScenarioProgress;
}

function Row({ certification, country, entry }: RowProps) {
  const money = useMoney(country);
  const { test, missing, remarks, feedback, state } = entry;
  const localized = useLocalized();
  const path = usePath();
  const missingText = useMissingText();
  const remarkText = useRemarkText();
  return (
    <li>
      <div className="fraud-line">
        <Link to={path(`${fraudCertificationScreens.returnsPage}?case=${test.id}`)}>
          {localized(test.title)}
        </Link>
        <span className="ui-muted">{money(test.amountCents)}</span>
        {certification.matched[test.id] && <ScenarioMatchedBadge />}
        <ScenarioBadge state={state} />
      </div>
      {feedback && <p className="ui-comment">{feedback}</p>}
      {maySend(certification) && missing.length > 0 && <p className="ui-muted">{missingText(missing)}</p>}
      {remarks.map((remark) => (
        <p key={remark.code} className="ui-field__notice">
          {remarkText(remark)}
        </p>
      ))}
    </li>
  );
}

/** The parts that a scenario lacks, in a sentence. */
function useMissingText(): (parts: readonly ScenarioPart[]) => string {
  const translate = useTranslations("fraud-certification");
  return (parts) =>
    translate("summary.missing", { parts: parts.map((part) => translate(`part.${part}`)).join(", ") });
}

function Sent({
  certification: { status, occurrence },
  country,
}: Omit<ScenarioSummaryProps, "progress" | "found">) {
  const translate = useTranslations("fraud-certification.summary");
  const locale = useLocale();
  if (status === "concluded") return <Alert tone="success" title={translate("concludedTitle")} />;
  const date = occurrence?.sentAt ? formatInstant(occurrence.sentAt, locale, country) : "";
  return (
    <Alert tone="info" title={translate("waitingTitle")}>
      <p>{translate("waitingLead", { date })}</p>
    </Alert>
  );
}

interface SendingProps {
  readonly certification: FraudCertification;
  /** How many scenarios wait for a verdict. */
  readonly count: number;
  /** Says what is missing instead, while something is. */
  readonly onIncomplete: (() => void) | undefined;
}

/** The way to support, and why it was not notified where that failed. */
function Sending({ certification, count, onIncomplete }: SendingProps) {
  const translate = useTranslations("fraud-certification.summary");
  const sending = useSend(fraudCertificationScreens, certification);
  return (
    <>
      {sending.failure && <SendFailure words="fraud-certification" failure={sending.failure} />}
      <div className="fraud-actions">
        <SendButton
          words="fraud-certification"
          sending={sending}
          onIncomplete={onIncomplete}
          renderDialog={(ways) => (
            <ConfirmDialog title={translate("confirmTitle")} confirmLabel={translate("send")} {...ways}>
              <p>{translate("confirmLead", { count })}</p>
            </ConfirmDialog>
          )}
        />
      </div>
    </>
  );
}
