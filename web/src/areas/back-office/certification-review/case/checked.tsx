import type { Certification } from "@portal/shared/certification/model.ts";
import { useTranslations } from "use-intl";
import { InMatchWords } from "../../../../features/certification-match/in-words.ts";
import { Button } from "../../../../ui/button.tsx";
import { Alert } from "../../../../ui/feedback/status.tsx";
import { type Judgements, judgementOn } from "../verdicts.ts";

interface EverythingCheckedProps {
  readonly certification: Certification;
  readonly judgements: Judgements;
  readonly mayDecide: boolean;
  readonly onPass: (caseIds: readonly string[]) => void;
}

/** Recorded calls prove what was sent: their cases pass at a click, and whoever wants to looks at each. */
export const EverythingChecked = (props: EverythingCheckedProps) => (
  <InMatchWords>
    <Checked {...props} />
  </InMatchWords>
);

function Checked({ certification, judgements, mayDecide, onPass }: EverythingCheckedProps) {
  const translate = useTranslations("certification-match.checked");
  const { selected, matched } = certification;
  const open = selected.filter(
    (caseId) => matched[caseId] && judgementOn(judgements, caseId).verdict === undefined,
  );
  return (
    <Alert tone="success" title={translate("title")}>
      <p>{translate("lead")}</p>
      {mayDecide && open.length > 0 && (
        <Button variant="primary" size="small" onClick={() => onPass(open)}>
          {translate("pass")}
        </Button>
      )}
    </Alert>
  );
}
