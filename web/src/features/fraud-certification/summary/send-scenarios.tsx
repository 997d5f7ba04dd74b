import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useTranslations } from "use-intl";
import { ConfirmDialog } from "../../../ui/feedback/dialog.tsx";
import { SendButton, SendFailure, useSend } from "../../certification-engine/send.tsx";
import { fraudCertificationScreens } from "../screens.ts";

interface SendScenariosProps {
  readonly certification: FraudCertification;
  /** How many scenarios wait for a verdict. */
  readonly count: number;
  /** Says what is missing instead, while something is. */
  readonly onIncomplete: (() => void) | undefined;
}

/** The way to support, and why it was not notified where that failed. */
export function SendScenarios({ certification, count, onIncomplete }: SendScenariosProps) {
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
