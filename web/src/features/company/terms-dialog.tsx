import { privacyPath } from "@portal/shared/brand/navigation.ts";
import { currentTermsVersion } from "@portal/shared/company/model.ts";
import { withLocale } from "@portal/shared/locales.ts";
import { useLocale, useTranslations } from "use-intl";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import "./company.css";

const clauses = ["use", "test", "credentials", "data", "cooperation", "evidence", "changes"] as const;

interface TermsDialogProps {
  readonly onClose: () => void;
  /** Absent where they have been accepted already. */
  readonly onAccept?: () => void;
}

export function TermsDialog({ onClose, onAccept }: TermsDialogProps) {
  const translate = useTranslations("company.terms");
  const locale = useLocale();
  return (
    <Dialog title={translate("title")} onClose={onClose} size="large">
      <div className="terms">
        <p>{translate("version", { version: currentTermsVersion })}</p>
        {clauses.map((clause) => (
          <div key={clause}>
            <h3>{translate(`${clause}.title`)}</h3>
            <p>{translate(`${clause}.text`)}</p>
          </div>
        ))}
        <p>
          <a href={withLocale(locale, privacyPath)} target="_blank" rel="noopener">
            {translate("privacy")}
          </a>
        </p>
      </div>
      <div className="ui-dialog__actions">
        <Button onClick={onClose}>{translate("close")}</Button>
        {onAccept && (
          <Button
            variant="primary"
            onClick={() => {
              onAccept();
              onClose();
            }}
          >
            {translate("accept")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
