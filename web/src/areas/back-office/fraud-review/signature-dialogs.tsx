import type { Country } from "@portal/shared/country.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { keepFraudCertification } from "../../../features/fraud-certification/queries.ts";
import { refreshQueue } from "../../../features/occurrence/model.ts";
import { submissionOf } from "../../../lib/api/submission.ts";
import { todayIn } from "../../../lib/text/today.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextArea, TextField } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";

interface SignatureDialogProps {
  readonly certification: FraudCertification;
  readonly onClose: () => void;
}

function useKept(done: string, onClose: () => void) {
  const client = useQueryClient();
  return (saved: FraudCertification) => {
    keepFraudCertification(client, saved);
    refreshQueue(client);
    notify.success(done);
    onClose();
  };
}

/** Records the signature: when it was given, and where the contract is found. */
export function SignDialog({
  certification,
  country,
  onClose,
}: SignatureDialogProps & { readonly country: Country }) {
  const translate = useTranslations("fraud-certification.signature");
  const shared = useTranslations("shell.ui");
  const { companyId, version } = certification;
  const today = todayIn(country);
  const valuesOf = ({ version: fresh }: FraudCertification) => ({
    version: fresh,
    reference: "",
    signedOn: today,
  });
  const form = useApiForm({
    values: valuesOf({ ...certification, version }),
    submissions: { sign: submissionOf(fraudCertificationContract, "sign", { companyId }) },
    valuesOf,
    failureTitle: translate("failed"),
    onSaved: useKept(translate("done"), onClose),
  });
  return (
    <Dialog title={translate("record")} onClose={onClose}>
      <ApiForm form={form} aria-label={translate("record")}>
        <p className="ui-dialog__text">{translate("recordLead")}</p>
        <TextField
          name="reference"
          label={translate("reference")}
          hint={translate("referenceHint")}
          autoComplete="off"
          maxLength={60}
        />
        <TextField name="signedOn" label={translate("signedOn")} type="date" min="2000-01-01" max={today} />
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="sign">
            {translate("confirm")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}

const reasonOf = ({ version }: FraudCertification) => ({ version, comment: "" });

/** Takes it back with a reason; of a concluded certification, the conclusion too. */
export function UnsignDialog({
  certification,
  act,
  onClose,
}: SignatureDialogProps & { readonly act: "unsign" | "reopen" }) {
  const translate = useTranslations("fraud-certification.signature");
  const shared = useTranslations("shell.ui");
  const { companyId } = certification;
  const form = useApiForm({
    values: reasonOf(certification),
    submissions: { undo: submissionOf(fraudCertificationContract, act, { companyId }) },
    valuesOf: reasonOf,
    failureTitle: translate("failed"),
    onSaved: useKept(translate("undone"), onClose),
  });
  return (
    <Dialog title={translate(`undo.${act}`)} onClose={onClose} role="alertdialog">
      <ApiForm form={form} aria-label={translate(`undo.${act}`)}>
        <p className="ui-dialog__text">{translate(`undoLead.${act}`)}</p>
        <TextArea name="comment" label={translate("reason")} rows={3} maxLength={1000} />
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="undo">
            {translate(`undo.${act}`)}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}
