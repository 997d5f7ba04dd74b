import type { StageOccurrence } from "@portal/shared/occurrence/model.ts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type * as z from "zod/mini";
import { MandatoryBadge } from "../../../features/certification/progress/status-badge.tsx";
import type { Submission } from "../../../lib/api/submission.ts";
import { useLocalized } from "../../../lib/text/locale.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { Alert } from "../../../ui/feedback/status.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextArea } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { type Decidable, type Lost, useLostDecision } from "../review/lost-decision.ts";
import { ColleagueNotes } from "../review/notes/colleague-notes.tsx";
import { useReviewNotes } from "../review/notes/notes-context.ts";
import { writtenText } from "../review/notes/review-notes.ts";
import { namesNotes, useFollowedNotes } from "../review/notes/use-decision-notes.ts";
import { useWritten } from "../review/notes/use-written.ts";
import type { ReviewDraft } from "./draft.ts";
import { judgementOn, type ReviewCase, type ReviewSummary, reviewsOf } from "./verdicts.ts";

/** A certification of either product, as far as a decision on it is concerned. */
export interface Judged extends Decidable {
  readonly version: number;
}

/** How a decision on it is sent. */
export interface Decisions<Item extends Judged> {
  readonly schema: z.ZodMiniType<Item>;
  readonly submissions: Readonly<Record<"reject" | "conclude", Submission<Item>>>;
}

interface SendDialogProps<Item extends Judged> {
  readonly occurrence: StageOccurrence;
  readonly certification: Item;
  readonly decisions: Decisions<Item>;
  readonly cases: readonly ReviewCase[];
  readonly draft: ReviewDraft;
  readonly summary: ReviewSummary;
  /** What a conclusion opens to the client. */
  readonly promise: string;
  /** What a case is called. */
  readonly labelOf: (caseId: string) => string;
  readonly onComment: (comment: string) => void;
  readonly onTakeOver: (caseIds: readonly string[]) => void;
  readonly onGoTo: (caseId: string) => void;
  readonly onClose: () => void;
  onDone(decided: Item, text: string): void;
  /** Called when the ticket changed without being decided, so that the screen is brought up to date. */
  onChanged(current: Item): void;
  /** Called when a colleague decided first. */
  onLost(lost: Lost<Item>): void;
}

/** Shows what will be sent, or what prevents the sending. */
export function CertificationSendDialog<Item extends Judged>(props: SendDialogProps<Item>) {
  return props.summary.isWhole ? <Decision {...props} /> : <Lacking {...props} />;
}

function Lacking({
  summary: { pending, unexplained, borrowed },
  onTakeOver,
  onGoTo,
  onClose,
}: Pick<SendDialogProps<Judged>, "summary" | "onTakeOver" | "onGoTo" | "onClose">) {
  const translate = useTranslations("back-office-certification.send");
  return (
    <Dialog title={translate("lacking")} onClose={onClose}>
      <CaseLinks title={translate("pending", { count: pending.length })} cases={pending} onGoTo={onGoTo} />
      <CaseLinks
        title={translate("unexplained", { count: unexplained.length })}
        cases={unexplained}
        onGoTo={onGoTo}
      />
      <CaseLinks title={translate("borrowed", { count: borrowed.length })} cases={borrowed} onGoTo={onGoTo}>
        <Button size="small" onClick={() => onTakeOver(borrowed.map(({ id }) => id))}>
          {translate("takeOver", { count: borrowed.length })}
        </Button>
      </CaseLinks>
      <div className="ui-dialog__actions">
        <Button variant="primary" onClick={onClose}>
          {translate("back")}
        </Button>
      </div>
    </Dialog>
  );
}

interface CaseLinksProps {
  readonly title: string;
  readonly cases: readonly ReviewCase[];
  readonly onGoTo: (caseId: string) => void;
  /** What can be done about all of them at once. */
  readonly children?: ReactNode;
}

function CaseLinks({ title, cases, onGoTo, children }: CaseLinksProps) {
  const localized = useLocalized();
  if (cases.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul className="case-review-links">
        {cases.map(({ id, title: caseTitle }) => (
          <li key={id}>
            <Button variant="link" onClick={() => onGoTo(id)}>
              {localized(caseTitle)}
            </Button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function useDecision<Item extends Judged>(props: SendDialogProps<Item>) {
  const { occurrence, certification, decisions, cases, draft, summary } = props;
  const translate = useTranslations("back-office-certification.send");
  const { kept } = useReviewNotes();
  const values = {
    version: certification.version,
    notesVersion: 0,
    comment: draft.comment,
    reviews: reviewsOf(cases, draft.judgements),
  };
  const form = useApiForm({
    values,
    submissions: decisions.submissions,
    beforeSending: namesNotes(kept),
    failureTitle: translate("failed"),
    onSaved: (decided, intent) => {
      const { number } = occurrence;
      const count = summary.failed.length;
      const asked = count === 0 ? "asked" : "rejected";
      const told = intent === "reject" ? asked : "concluded";
      props.onDone(decided, translate(told, { number, count }));
    },
  });
  useWritten(form.methods, ({ comment }) => props.onComment(comment));
  useFollowedNotes(form.failure, kept, () => {
    form.methods.setValue("reviews", values.reviews);
    form.methods.setValue("comment", values.comment);
  });
  const textOf = useWrittenText(props);
  useLostDecision(form.failure, certification, decisions.schema, {
    onChanged: (current) => {
      form.methods.setValue("version", current.version);
      props.onChanged(current);
    },
    onDecided: (current) => props.onLost({ current, text: textOf(form.methods.getValues("comment")) }),
  });
  return form;
}

/** The reviewer's verdicts and texts, to be copied elsewhere. */
function useWrittenText({
  cases,
  draft,
}: Pick<SendDialogProps<Judged>, "cases" | "draft">): (comment: string) => string {
  const translate = useTranslations("back-office-certification.send");
  const translateVerdict = useTranslations("certification.verdict");
  const localized = useLocalized();
  const lines = cases.map(({ id, title }) => {
    const { verdict, feedback } = judgementOn(draft.judgements, id);
    return [
      localized(title),
      [verdict && translateVerdict(verdict), feedback].filter(Boolean).join(". "),
    ] as const;
  });
  return (comment) => writtenText([...lines, [translate("comment"), comment]]);
}

/** The verdicts decide what may follow; when only optional cases failed, the reviewer chooses. */
function Decision<Item extends Judged>(props: SendDialogProps<Item>) {
  const { summary, draft, onClose, labelOf, promise } = props;
  const translate = useTranslations("back-office-certification.send");
  const form = useDecision(props);
  const { total, failed, obstacles, mayConclude, mayReject, outcome } = summary;
  const acts = obstacles.flatMap(({ act }) => act ?? []);
  return (
    <Dialog title={translate(`title.${outcome}`)} onClose={onClose} size="large">
      <ApiForm form={form} aria-label={translate(`title.${outcome}`)}>
        <div className="case-review-decision">
          <p className="ui-dialog__text">{outcome === "conclude" ? promise : translate(`lead.${outcome}`)}</p>
          <p>{translate("counts", { passed: total - failed.length, failed: failed.length })}</p>
          {obstacles.map(({ sentence }) => (
            <Alert key={sentence} tone="warning">
              <p>{sentence}</p>
            </Alert>
          ))}
          {failed.length > 0 && <FailedCases cases={failed} draft={draft} />}
        </div>
        {(mayConclude || mayReject) && (
          <>
            <TextArea
              name="comment"
              label={translate("comment")}
              optional={mayConclude || failed.length > 0}
              rows={3}
              maxLength={2000}
            />
            <ColleagueNotes labelOf={labelOf} />
          </>
        )}
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{translate("back")}</Button>
          {mayConclude && (
            <SubmitButton
              form={form}
              intent="conclude"
              variant={mayReject ? "secondary" : "primary"}
              busyLabel={translate("sending")}
            >
              {translate("conclude")}
            </SubmitButton>
          )}
          {mayReject && (
            <SubmitButton
              form={form}
              intent="reject"
              variant={acts.length > 0 ? "secondary" : "primary"}
              busyLabel={translate("sending")}
            >
              {translate(outcome === "waiting" ? "ask" : "reject")}
            </SubmitButton>
          )}
          {outcome === "waiting" &&
            acts.map(({ label, onPress }) => (
              <Button
                key={label}
                variant="primary"
                onClick={() => {
                  onClose();
                  onPress();
                }}
              >
                {label}
              </Button>
            ))}
        </div>
      </ApiForm>
    </Dialog>
  );
}

function FailedCases({ cases, draft }: { cases: readonly ReviewCase[]; draft: ReviewDraft }) {
  const translate = useTranslations("back-office-certification.send");
  const localized = useLocalized();
  return (
    <ul className="case-review-failed" aria-label={translate("failedCases")}>
      {cases.map(({ id, title, isMandatory }) => (
        <li key={id}>
          <span className="case-review-failed__title">
            {localized(title)} <MandatoryBadge isMandatory={isMandatory} />
          </span>
          <p>{judgementOn(draft.judgements, id).feedback}</p>
        </li>
      ))}
    </ul>
  );
}
