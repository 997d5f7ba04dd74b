import { occurrenceStatusOf } from "@portal/shared/occurrence/model.ts";
import { useTranslations } from "use-intl";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import type { Lost } from "./lost-decision.ts";

/** Shows the colleague's decision beside the reviewer's own text: nothing was overwritten and nothing is lost. */
export function LostDialog({ lost: { current, text }, onClose }: { lost: Lost; onClose: () => void }) {
  const translate = useTranslations("back-office-review.conflict");
  const translateStatus = useTranslations("occurrence.status");
  return (
    <Dialog title={translate("title")} onClose={onClose} role="alertdialog">
      <p className="ui-dialog__text">
        {translate("lead", { status: translateStatus(occurrenceStatusOf[current.status]) })}
      </p>
      {text && (
        <div className="review-lost">
          <p className="review-lost__title">
            {translate("notes")}
            <CopyButton text={text} label={translate("notes")} />
          </p>
          <pre>{text}</pre>
        </div>
      )}
      <div className="ui-dialog__actions">
        <Button variant="primary" onClick={onClose}>
          {translate("see")}
        </Button>
      </div>
    </Dialog>
  );
}
