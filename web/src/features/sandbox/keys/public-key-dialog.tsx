import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../../lib/api/submission.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { notify } from "../../../ui/feedback/notify.ts";
import { Alert } from "../../../ui/feedback/status.tsx";
import { ApiForm } from "../../../ui/form/api-form.tsx";
import { TextArea } from "../../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../../ui/form/use-api-form.ts";
import { Command } from "../command.tsx";
import { keepStore } from "../queries.ts";

interface PublicKeyDialogProps {
  readonly companyId: string;
  readonly merchantId: string;
  readonly onClose: () => void;
}

const makingKeys = [
  "openssl genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:4096 -out private.pem",
  "openssl rsa -in private.pem -pubout -out public.pem",
].join("\n");

/** Takes the public half of a pair; how to make one stands above the field. */
export function PublicKeyDialog({ companyId, merchantId, onClose }: PublicKeyDialogProps) {
  const translate = useTranslations("sandbox.publicKey.form");
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const form = useApiForm({
    values: { publicKey: "" },
    submissions: { register: submissionOf(sandboxContract, "registerPublicKey", { companyId, merchantId }) },
    failureTitle: translate("failed"),
    onSaved: (store) => {
      keepStore(client, companyId, store);
      notify.success(translate("done"));
      onClose();
    },
  });
  return (
    <Dialog title={translate("title")} onClose={onClose} size="large">
      <ApiForm form={form} aria-label={translate("title")}>
        <p className="ui-dialog__text">{translate("lead")}</p>
        <Command text={makingKeys} label={translate("command")} />
        <TextArea name="publicKey" label={translate("field")} hint={translate("hint")} rows={8} />
        <PrivateKeyWarning />
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="register">
            {translate("register")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}

/** The form refuses it before it is sent; here is why. */
function PrivateKeyWarning() {
  const translate = useTranslations("sandbox.publicKey.form");
  const typed = String(useFormContext().watch("publicKey") ?? "");
  if (!typed.includes("PRIVATE KEY-----")) return null;
  return (
    <Alert tone="danger" title={translate("privateTitle")}>
      <p>{translate("privateLead")}</p>
    </Alert>
  );
}
