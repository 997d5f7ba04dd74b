import { missingIn } from "@portal/shared/certification/case-rules.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import type { Country } from "@portal/shared/country.ts";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useLocalized, usePath } from "../../../lib/text/locale.ts";
import { lazyPart } from "../../../ui/feedback/lazy-part.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { CasePanel } from "../../certification-engine/case-panel.tsx";
import { mayEditCase } from "../../certification-engine/shown-status.ts";
import { useMissingText } from "../case/case-state-text.tsx";
import { VerdictNotice } from "../case/verdict-notice.tsx";
import { type CaseProgress, faultsIn, nextOpen } from "../progress/progress.ts";
import { MandatoryBadge } from "../progress/status-badge.tsx";
import { certificationScreens } from "../screens.ts";
import { CaseReturnView } from "./case-return-view.tsx";
import "../certification.css";
import "../returns.css";

/** Loaded with the first case, as what it lists of cards and amounts is. */
const CaseFacts = lazyPart(async () => (await import("../case/case-facts.tsx")).CaseFacts);

/** Loaded with the first case: the list of cases needs no form library. */
const CaseReturnForm = lazyPart(async () => (await import("./return-form.tsx")).CaseReturnForm);

const { returnsPage: page } = certificationScreens;

interface OwnCasePanelProps {
  readonly certification: Certification;
  readonly country: Country;
  /** All selected cases, in the order in which one goes through them. */
  readonly progress: readonly CaseProgress[];
  readonly current: CaseProgress;
  /** What recorded calls say of the case. */
  readonly match: ReactNode;
  /** The files of the case. */
  readonly evidence: ReactNode;
}

/** One case of Online Payment: what support said of it beside what every case has. */
export function OwnCasePanel({
  certification,
  country,
  progress,
  current,
  match,
  evidence,
}: OwnCasePanelProps) {
  const { test } = current;
  const goOn = useGoOn(progress, current);
  return (
    <>
      <PanelHead progress={progress} current={current} />
      <VerdictNotice {...current} />
      <CasePanel
        words="certification"
        isEditable={mayEditCase(certification, test.id)}
        needsFile={test.needsScreens}
        facts={<CaseFacts test={test} country={country} />}
        match={match}
        evidence={evidence}
        renderForm={(files) => (
          <CaseReturnForm
            certification={certification}
            test={test}
            country={country}
            note={<SavedNote current={current} />}
            evidence={files}
            {...goOn}
          />
        )}
        view={<CaseReturnView compared={certification} test={test} country={country} />}
      />
      <Pager progress={progress} current={current} />
    </>
  );
}

/** After a save: says what the case still lacks, and the second button leads to the next open case. */
function useGoOn(progress: readonly CaseProgress[], current: CaseProgress) {
  const translate = useTranslations("certification.sendTest");
  const saidSaved = useTranslations("certification")("saved");
  const missingText = useMissingText();
  const path = usePath();
  const navigate = useNavigate();
  const next = nextOpen(progress, current);
  const onSaved = (saved: Certification, leadsOn: boolean) => {
    const { test, cleanFiles } = current;
    const isMatched = saved.matched[test.id] !== undefined;
    const missing = missingIn(test, saved.returns[test.id], { cleanFiles, isMatched });
    const detail =
      missing.length > 0 ? translate("stillMissing", { parts: missingText(missing) }) : undefined;
    notify.success(saidSaved, detail);
    if (leadsOn) void navigate(path(next ? `${page}?case=${next.test.id}` : page));
  };
  return { onward: next ? ("next" as const) : ("summary" as const), onSaved };
}

function PanelHead({ progress, current }: Pick<OwnCasePanelProps, "progress" | "current">) {
  const translate = useTranslations("certification");
  const localized = useLocalized();
  const path = usePath();
  const { test } = current;
  return (
    <header className="case-head">
      <Link className="case-head__back" to={path(page)} preventScrollReset>
        {translate("sendTest.back")}
      </Link>
      <p className="ui-muted">
        {translate("sendTest.position", { number: progress.indexOf(current) + 1, total: progress.length })}
        {" · "}
        {translate(`block.${test.block}`)}
      </p>
      <div className="case-head__line">
        <h2>{localized(test.title)}</h2>
        <MandatoryBadge isMandatory={test.isMandatory} />
      </div>
    </header>
  );
}

interface SavedNoteProps {
  readonly current: Pick<CaseProgress, "given" | "missing" | "remarks">;
}

/** What the saved return still lacks or contradicts, in the words of the list beside it. */
export function SavedNote({ current }: SavedNoteProps) {
  const translate = useTranslations("certification.sendTest");
  const missingText = useMissingText();
  const { given, missing } = current;
  if (!given) return translate("neverSaved");
  const faults = faultsIn(current).length;
  const parts = [
    missing.length > 0 && translate("savedMissing", { parts: missingText(missing) }),
    faults > 0 && translate("state.faulty", { count: faults }),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(" · ") : translate("savedComplete");
}

function Pager({ progress, current }: Pick<OwnCasePanelProps, "progress" | "current">) {
  const translate = useTranslations("certification.sendTest");
  const localized = useLocalized();
  const path = usePath();
  const at = progress.indexOf(current);
  const neighbours = [
    { label: "previous", entry: progress[at - 1] },
    { label: "next", entry: progress[at + 1] },
  ] as const;
  return (
    <div className="case-pager">
      {neighbours.map(
        ({ label, entry }) =>
          entry && (
            <Link key={label} data-way={label} to={path(`${page}?case=${entry.test.id}`)} preventScrollReset>
              <span className="ui-muted">{translate(label)}</span>
              {localized(entry.test.title)}
            </Link>
          ),
      )}
    </div>
  );
}
