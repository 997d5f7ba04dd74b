import type { CorrectionCount } from "@portal/shared/stage/correction.ts";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../button.tsx";
import { useCorrectionCounts } from "./corrections.tsx";
import { ConfirmDialog, Dialog } from "./dialog.tsx";

interface SendCorrectionsProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly cancelLabel: string;
  /** How many corrections were made; absent when support asked for none, or while that is unknown. */
  readonly count: CorrectionCount | undefined;
  /** The names of the fields or cases that return unchanged. */
  readonly unchanged: readonly string[];
  /** What to do when nothing was corrected or answered. */
  readonly untouchedLead: string;
  /** A returned promise keeps the dialog busy until it settles. */
  readonly onConfirm: () => unknown;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before sending, names what returns unchanged, and does not send when nothing was corrected. */
export function SendCorrections({
  count,
  unchanged,
  untouchedLead,
  children,
  ...dialog
}: SendCorrectionsProps) {
  const translate = useTranslations("correction.send");
  const counts = useCorrectionCounts();
  if (count && count.open > 0 && count.changed + count.answered === 0) {
    return (
      <Dialog title={translate("untouched")} onClose={dialog.onCancel} role="alertdialog">
        <p className="ui-dialog__text">{untouchedLead}</p>
        <div className="ui-dialog__actions">
          <Button variant="primary" onClick={dialog.onCancel}>
            {dialog.cancelLabel}
          </Button>
        </div>
      </Dialog>
    );
  }
  const isPartial = count !== undefined && count.open > 0;
  return (
    <ConfirmDialog {...dialog} confirmLabel={isPartial ? translate("anyway") : dialog.confirmLabel}>
      {count && <p>{translate("corrections", { counts: counts(count) })}</p>}
      {isPartial && (
        <>
          <p>{translate("unchanged")}</p>
          <ul>
            {unchanged.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </>
      )}
      {children}
    </ConfirmDialog>
  );
}
