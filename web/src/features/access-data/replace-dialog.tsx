import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import type { AccessData } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { readOf, readsOf } from "../../lib/api/read.ts";
import { submissionOf } from "../../lib/api/submission.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { Loaded } from "../../ui/feedback/states.tsx";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { AccessDataFields } from "./access-data-fields.tsx";
import { SharedMerchantId } from "./shared-merchant-id.tsx";
import { withoutKeys } from "./without-keys.ts";

interface ReplaceDialogProps {
  readonly companyId: string;
  readonly product: ProductId;
  readonly onClose: () => void;
}

/** Replaces delivered credentials; the client reads the reason. */
export function ReplaceDialog({ companyId, product, onClose }: ReplaceDialogProps) {
  const translate = useTranslations("access-data.replace");
  const delivered = useQuery(readOf(accessDataContract, "get", { companyId, product }));
  return (
    <Dialog title={translate("title")} onClose={onClose} size="large">
      <Loaded query={delivered} lines={6}>
        {(accessData) => <ReplaceForm accessData={accessData} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

const valuesOf = (accessData: AccessData) => ({
  version: accessData.version,
  reason: "",
  accessData: withoutKeys(accessData),
  sharesMerchantId: false,
});

function ReplaceForm({ accessData, onClose }: { accessData: AccessData; onClose: () => void }) {
  const translate = useTranslations("access-data.replace");
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const { companyId, product, fraudDetectTestKey } = accessData;
  const form = useApiForm({
    values: valuesOf(accessData),
    submissions: { replace: submissionOf(accessDataContract, "replace", { companyId, product }) },
    valuesOf,
    failureTitle: translate("failed"),
    onSaved: (saved) => {
      client.setQueryData(readOf(accessDataContract, "get", { companyId, product }).queryKey, saved);
      void client.invalidateQueries(readsOf("history", { companyId }));
      notify.success(translate("done"));
      onClose();
    },
  });
  return (
    <ApiForm form={form} aria-label={translate("title")}>
      <p className="ui-dialog__text">{translate("lead")}</p>
      <AccessDataFields product={product} hasAntifraud={fraudDetectTestKey !== null} keepsKeys />
      <SharedMerchantId failure={form.failure} field="accessData.merchantId" />
      <TextArea name="reason" label={translate("reason")} rows={3} maxLength={500} />
      <div className="ui-dialog__actions">
        <Button onClick={onClose}>{shared("cancel")}</Button>
        <SubmitButton form={form} intent="replace">
          {translate("confirm")}
        </SubmitButton>
      </div>
    </ApiForm>
  );
}
