import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
import { refreshStages } from "../occurrence/model.ts";
import { productionQuery } from "./queries.ts";

interface ProductionRequestProps {
  readonly production: Production;
  readonly labelledBy: string;
}

const valuesOf = ({ version }: Production) => ({ version, message: "" });

/** Asks the commercial department for the identifiers of production. */
export function ProductionRequest({ production, labelledBy }: ProductionRequestProps) {
  const translate = useTranslations("production.request");
  const client = useQueryClient();
  const { companyId, product } = production;
  const params: { companyId: string; product: ProductId } = { companyId, product };
  const form = useApiForm({
    values: valuesOf(production),
    submissions: { request: submissionOf(productionContract, "request", params) },
    valuesOf,
    failureTitle: translate("failed"),
    onSaved: (saved) => {
      client.setQueryData(productionQuery(companyId, product).queryKey, saved);
      refreshStages(client, companyId);
      notify.success(translate("sent"));
    },
  });
  return (
    <ApiForm form={form} aria-labelledby={labelledBy}>
      <TextArea
        name="message"
        label={translate("message")}
        hint={translate("messageHint")}
        optional
        rows={3}
        maxLength={1000}
      />
      <p>
        <SubmitButton form={form} intent="request">
          {translate("send")}
        </SubmitButton>
      </p>
    </ApiForm>
  );
}
