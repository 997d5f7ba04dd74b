import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import type { Production } from "@portal/shared/production/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { readOf } from "../../lib/api/read.ts";
import { submissionOf } from "../../lib/api/submission.ts";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { RequestForm } from "../../ui/form/request-form.tsx";
import { refreshStages } from "../occurrence/model.ts";

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
  return (
    <RequestForm
      item={production}
      valuesOf={valuesOf}
      request={submissionOf(productionContract, "request", params)}
      words={{ send: translate("send"), sent: translate("sent"), failed: translate("failed") }}
      labelledBy={labelledBy}
      onSaved={(saved) => {
        client.setQueryData(readOf(productionContract, "get", { companyId, product }).queryKey, saved);
        refreshStages(client, companyId);
      }}
    >
      <TextArea
        name="message"
        label={translate("message")}
        hint={translate("messageHint")}
        optional
        rows={3}
        maxLength={1000}
      />
    </RequestForm>
  );
}
