import { useTranslations } from "use-intl";
import { useLocalized } from "../../../lib/text/locale.ts";
import { SendCorrections } from "../../../ui/feedback/send-corrections.tsx";
import { failedBefore } from "../progress/failed-cases.tsx";
import { type CaseProgress, correctionCount } from "../progress/progress.ts";

interface SendDialogProps {
  readonly progress: readonly CaseProgress[];
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
}

/** A last look at everything before it becomes read-only. */
export function SendDialog({ progress, onConfirm, onCancel }: SendDialogProps) {
  const translate = useTranslations("certification.summary");
  const localized = useLocalized();
  const failed = failedBefore(progress);
  const isKnown = failed.some(({ correction }) => correction !== undefined);
  const unchanged = failed.filter(({ correction }) => correction === "open");
  return (
    <SendCorrections
      title={translate("confirmTitle")}
      confirmLabel={translate("confirm")}
      cancelLabel={translate("confirmBack")}
      count={isKnown ? correctionCount(failed) : undefined}
      unchanged={unchanged.map(({ test }) => localized(test.title))}
      untouchedLead={translate("untouchedLead")}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <p>{translate("confirmLead", { count: progress.length })}</p>
    </SendCorrections>
  );
}
