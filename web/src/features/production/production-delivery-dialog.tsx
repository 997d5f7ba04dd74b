import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { ProductionDelivery as Delivery, Production } from "@portal/shared/production/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { submissionOf } from "../../lib/api/submission.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { TextArea, TextField } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { SharedMerchantId } from "../access-data/shared-merchant-id.tsx";
import { refreshQueue, refreshStages } from "../occurrence/model.ts";

const fields = {
  "online-payment": ["merchantId"],
  "fraud-prevention": ["privateKey", "publicKey"],
} as const satisfies Record<ProductId, readonly (keyof Delivery)[]>;

const valuesOf = ({ version, product, merchantId, status }: Production): Delivery => ({
  version,
  sharesMerchantId: false,
  ...(status === "delivered" ? { reason: "" } : {}),
  ...(product === "online-payment" ? { merchantId: merchantId ?? "" } : { privateKey: "", publicKey: "" }),
});

/** Delivers what the product needs in production; keys left blank keep their value. */
export function ProductionDeliveryDialog({
  production,
  onClose,
}: {
  production: Production;
  onClose: () => void;
}) {
  const translate = useTranslations("production.delivery");
  const shared = useTranslations("shell.ui");
  const client = useQueryClient();
  const { companyId, product } = production;
  const params: { companyId: string; product: ProductId } = { companyId, product };
  const form = useApiForm({
    values: valuesOf(production),
    submissions: { deliver: submissionOf(productionContract, "deliver", params) },
    valuesOf,
    failureTitle: translate("failed"),
    onSaved: (saved) => {
      client.setQueryData(readOf(productionContract, "get", { companyId, product }).queryKey, saved);
      refreshStages(client, companyId);
      refreshQueue(client);
      notify.success(translate("done"));
      onClose();
    },
  });
  const keepsKeys = production.status === "delivered" && product === "fraud-prevention";
  return (
    <Dialog title={translate(`title.${product}`)} onClose={onClose}>
      <ApiForm form={form} aria-label={translate(`title.${product}`)}>
        <p className="ui-dialog__text">{translate("lead")}</p>
        {fields[product].map((field) => (
          <TextField
            key={field}
            name={field}
            label={translate(`field.${field}`)}
            hint={keepsKeys ? translate("keepsKey") : undefined}
            autoComplete="off"
            spellCheck={false}
          />
        ))}
        {product === "online-payment" && <SharedMerchantId failure={form.failure} field="merchantId" />}
        {production.status === "delivered" && (
          <TextArea name="reason" label={translate("reason")} rows={3} maxLength={500} />
        )}
        <div className="ui-dialog__actions">
          <Button onClick={onClose}>{shared("cancel")}</Button>
          <SubmitButton form={form} intent="deliver">
            {translate("confirm")}
          </SubmitButton>
        </div>
      </ApiForm>
    </Dialog>
  );
}
