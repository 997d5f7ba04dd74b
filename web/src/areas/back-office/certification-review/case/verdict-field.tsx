import { verdicts } from "@portal/shared/stage/verdict.ts";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useLocalized } from "../../../../lib/text/locale.ts";
import { useColleagueName } from "../../review/notes/colleague-name.ts";
import { NotesOfColleagues } from "../../review/notes/notes-of-colleagues.tsx";
import { type Judgement, maxFeedbackLength, type ReviewCase } from "../verdicts.ts";
import { wordsAnchor } from "./case-jump.ts";

interface VerdictFieldProps {
  readonly test: ReviewCase;
  readonly judgement: Judgement;
  readonly wasRefused: boolean;
  readonly onJudge: (caseId: string, said: Partial<Judgement>) => void;
}

/** The verdict on one case, and what the client reads beside it. */
export function VerdictField({ test, judgement, wasRefused, onJudge }: VerdictFieldProps) {
  const translate = useTranslations("back-office-certification.case");
  const translateVerdict = useTranslations("certification.verdict");
  const title = useLocalized()(test.title);
  const nameOf = useColleagueName();
  const errorId = useId();
  const isMissing = wasRefused && judgement.verdict === undefined;
  return (
    <div className="case-review__verdict">
      <fieldset className="case-verdict" aria-describedby={isMissing ? errorId : undefined}>
        <legend>
          {translate("verdict")}
          <span className="brand-visually-hidden">: {title}</span>
        </legend>
        <div className="case-verdict__choices">
          {verdicts.map((verdict) => (
            <label key={verdict} className="case-verdict__choice" data-verdict={verdict}>
              <input
                type="radio"
                name={`verdict-${test.id}`}
                checked={judgement.verdict === verdict}
                onChange={() => onJudge(test.id, { verdict })}
              />
              {translateVerdict(verdict)}
            </label>
          ))}
        </div>
        {judgement.by && <p className="ui-muted">{translate("verdictOf", { name: nameOf(judgement.by) })}</p>}
        {isMissing && (
          <p className="ui-field__error" id={errorId}>
            {translate("noVerdict")}
          </p>
        )}
      </fieldset>
      <FeedbackField
        id={wordsAnchor(test.id)}
        title={title}
        judgement={judgement}
        wasRefused={wasRefused}
        onWrite={(feedback) => onJudge(test.id, { feedback })}
      />
      <NotesOfColleagues subject={test.id} />
    </div>
  );
}

interface FeedbackFieldProps extends Pick<VerdictFieldProps, "judgement" | "wasRefused"> {
  readonly id: string;
  readonly title: string;
  readonly onWrite: (feedback: string) => void;
}

function FeedbackField({ id, title, judgement, wasRefused, onWrite }: FeedbackFieldProps) {
  const translate = useTranslations("back-office-certification.case");
  const translateError = useTranslations("errors.field");
  const { verdict, feedback } = judgement;
  const isRequired = verdict === "failed";
  const isMissing = wasRefused && isRequired && feedback.trim() === "";
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={id}>
        {translate("feedback")}
        <span className="brand-visually-hidden">: {title}</span>{" "}
        <span className="ui-field__optional">{translate(isRequired ? "required" : "optional")}</span>
      </label>
      <textarea
        id={id}
        className="ui-input ui-input--area"
        rows={2}
        maxLength={maxFeedbackLength}
        value={feedback}
        aria-required={isRequired}
        aria-invalid={isMissing}
        aria-describedby={isMissing ? `${id}-error` : undefined}
        onChange={(event) => onWrite(event.target.value)}
      />
      {isMissing && (
        <p className="ui-field__error" id={`${id}-error`}>
          {translateError("required", { field: translate("feedback"), limit: 0 })}
        </p>
      )}
    </div>
  );
}
