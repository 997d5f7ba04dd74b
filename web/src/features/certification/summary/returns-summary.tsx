import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ApiError } from "../../../lib/api/api-error.ts";
import { formatInstant } from "../../../lib/text/format.ts";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { useCorrectionCounts } from "../../../ui/feedback/corrections.tsx";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { SendButton, SendFailure, useSend } from "../../certification-engine/send.tsx";
import { maySend } from "../../certification-engine/shown-status.ts";
import { useMissingText } from "../case/case-state-text.tsx";
import { FailedCases, failedBefore } from "../progress/failed-cases.tsx";
import { type CaseProgress, correctionCount, faultsIn, isComplete } from "../progress/progress.ts";
import { ProgressBar } from "../progress/progress-bar.tsx";
import { certificationScreens } from "../screens.ts";
import { refusedCases } from "../send/send-failure.ts";
import { SummaryCases } from "./summary-cases.tsx";
import "../certification.css";
import "../returns.css";

/** Loaded when it is opened. */
const SendDialog = lazyPart(async () => (await import("../send/send-dialog.tsx")).SendDialog);
const PasteNumbersDialog = lazyPart(
  async () => (await import("./paste-numbers-dialog.tsx")).PasteNumbersDialog,
);

interface ReturnsSummaryProps {
  readonly certification: Certification;
  readonly country: Country;
  readonly progress: readonly CaseProgress[];
  /** What recorded calls say of the cases, to be used at once. */
  readonly found?: ReactNode;
}

/** A summary of all cases: what is missing, with links, and the button that sends to support. */
export function ReturnsSummary(props: ReturnsSummaryProps) {
  return maySend(props.certification) ? <BeforeSending {...props} /> : <Sent {...props} />;
}

function BeforeSending({ certification, country, progress, found }: ReturnsSummaryProps) {
  const translate = useTranslations("certification.summary");
  const sending = useSend(certificationScreens, certification);
  const list = useRef<HTMLDivElement>(null);
  const incomplete = progress.filter((entry) => !isComplete(entry));
  const complete = progress.length - incomplete.length;
  return (
    <section className="ui-card" aria-labelledby="summary">
      <h2 className="ui-card__title" id="summary">
        {translate("title")}
      </h2>
      <p>{translate("progress", { complete, total: progress.length })}</p>
      <ProgressBar complete={complete} total={progress.length} />
      {found}
      <Reproved progress={progress} />
      {sending.failure && <Refused failure={sending.failure} progress={progress} />}
      <PasteNumbers certification={certification} country={country} progress={progress} />
      <div ref={list} tabIndex={-1} className="certification-missing">
        <SummaryCases progress={progress} country={country} begunAt={certification.begunAt} />
      </div>
      <div className="certification-actions">
        <SendButton
          words="certification"
          sending={sending}
          onIncomplete={incomplete.length === 0 ? undefined : () => list.current?.focus()}
          renderDialog={(ways) => <SendDialog progress={progress} {...ways} />}
        />
      </div>
    </section>
  );
}

/** For people who already have the numbers in a list. */
function PasteNumbers(props: ReturnsSummaryProps) {
  const translate = useTranslations("certification.paste");
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{translate("open")}</Button>
      {isOpen && (
        <Suspense>
          <PasteNumbersDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The failed cases stay in sight until they are sent again, with what was done about each. */
function Reproved({ progress }: Pick<ReturnsSummaryProps, "progress">) {
  const translate = useTranslations("certification.summary");
  const counts = useCorrectionCounts();
  const failed = failedBefore(progress);
  if (failed.length === 0) return null;
  const count = correctionCount(failed);
  return (
    <Alert tone={count.open > 0 ? "warning" : "success"}>
      <p>{translate("failed", { count: failed.length, counts: counts(count) })}</p>
      <FailedCases failed={failed} />
    </Alert>
  );
}

type Lacking = Pick<CaseProgress, "test" | "missing" | "remarks">;

function MissingList({ entries }: { entries: readonly Lacking[] }) {
  const translate = useTranslations("certification.summary");
  const localized = useLocalized();
  const path = usePath();
  const missingText = useMissingText();
  return (
    <ul className="certification-missing__list">
      {entries.map(({ test, missing, remarks }) => (
        <li key={test.id}>
          <Link
            to={path(`/onboarding/certification/send-test?case=${test.id}`)}
            aria-label={translate("edit", { title: localized(test.title) })}
          >
            {localized(test.title)}
          </Link>
          {missing.length > 0 && (
            <span className="ui-muted">{translate("missing", { parts: missingText(missing) })}</span>
          )}
          {faultsIn({ remarks }).length > 0 && <span className="ui-muted">{translate("faulty")}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Why support was not notified, and at which cases there is something to do about it. */
function Refused({ failure, progress }: { failure: ApiError; progress: readonly CaseProgress[] }) {
  const translate = useTranslations("certification.summary");
  const refused = refusedCases(failure).flatMap(({ caseId, missing }) =>
    progress.filter(({ test }) => test.id === caseId).map((entry) => ({ ...entry, missing })),
  );
  return (
    <SendFailure words="certification" failure={failure}>
      {failure.code === "version-conflict" && <p>{translate("conflict")}</p>}
      {refused.length > 0 && (
        <>
          <p>{translate("refused")}</p>
          <MissingList entries={refused} />
        </>
      )}
    </SendFailure>
  );
}

function Sent({ certification: { status, occurrence }, country }: ReturnsSummaryProps) {
  const translate = useTranslations("certification");
  const locale = useLocale();
  if (status === "concluded") {
    return (
      <Alert tone="success" title={translate("summary.concludedTitle")}>
        <p>{translate("summary.concludedLead")}</p>
      </Alert>
    );
  }
  const date = occurrence?.sentAt ? formatInstant(occurrence.sentAt, locale, country) : "";
  return (
    <Alert tone="info" title={translate("summary.waitingTitle")}>
      <p>{translate("summary.waitingLead", { date })}</p>
      {occurrence && <p className="ui-muted">{translate("ticket", { number: occurrence.number })}</p>}
    </Alert>
  );
}
