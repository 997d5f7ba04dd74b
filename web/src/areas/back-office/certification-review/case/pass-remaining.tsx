import type { Certification } from "@portal/shared/certification/model.ts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useOpenedFiles } from "../../../../features/evidence/preview/opened-files.ts";
import { evidenceQuery } from "../../../../features/evidence/queries.ts";
import { Button } from "../../../../ui/button.tsx";
import { ConfirmDialog } from "../../../../ui/feedback/dialog.tsx";
import { notify } from "../../../../ui/feedback/notify.ts";
import type { Judgements } from "../verdicts.ts";
import type { ReviewEntry } from "./entries.ts";
import { remainingOf } from "./remaining.ts";

interface PassRemainingProps {
  readonly certification: Certification;
  readonly entries: readonly ReviewEntry[];
  readonly judgements: Judgements;
  readonly onPassRemaining: (caseIds: readonly string[]) => void;
  /** The button may be gone by then. */
  readonly onPassed: () => void;
}

function useRemaining({ certification, entries, judgements }: PassRemainingProps) {
  const { companyId, product } = certification;
  const { data } = useQuery(evidenceQuery(companyId, product));
  const opened = useOpenedFiles();
  const cases = entries.map(({ test }) => test);
  return remainingOf(certification, cases, judgements, { files: data?.items, opened });
}

/** Passes at once what nobody need look at again; asks first, because it gives many verdicts. */
export function PassRemaining(props: PassRemainingProps) {
  const translate = useTranslations("back-office-certification.remaining");
  const [isAsking, setAsking] = useState(false);
  const { clear, remarked, unopened } = useRemaining(props);
  const [count, left] = [clear.length, remarked.length + unopened.length];
  if (count === 0) return left > 0 && <p className="ui-muted">{translate("none", { count: left })}</p>;
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {translate("open")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={translate("title", { count })}
          confirmLabel={translate("confirm")}
          onConfirm={() => {
            props.onPassRemaining(clear);
            setAsking(false);
            notify.success(translate("done", { count, left }));
            // Runs after the dialog returned the focus to a button that may have disappeared with the cases.
            setTimeout(props.onPassed);
          }}
          onCancel={() => setAsking(false)}
        >
          <div className="case-review-decision">
            <p>{translate("lead")}</p>
            {remarked.length > 0 && <p>{translate("remarked", { count: remarked.length })}</p>}
            {unopened.length > 0 && <p>{translate("unopened", { count: unopened.length })}</p>}
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
