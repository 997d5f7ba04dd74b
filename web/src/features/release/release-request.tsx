import type { ProductId } from "@portal/shared/product.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { type Release, type ReleaseCategory, releaseCategories } from "@portal/shared/release/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { Select } from "../../ui/form/field/select.tsx";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { RequestForm } from "../../ui/form/request-form.tsx";
import { refreshStages } from "../occurrence/model.ts";
import { releaseQuery } from "./queries.ts";

interface RequestValues {
  version: number;
  category: ReleaseCategory;
  reason: string;
}

const valuesOf = ({ version, product }: Release): RequestValues => ({
  version,
  category: product,
  reason: "",
});

/** Asks support to open a stage before its time, with a reason. */
export function ReleaseRequestForm({ release, labelledBy }: { release: Release; labelledBy: string }) {
  const translate = useTranslations("release.request");
  const client = useQueryClient();
  const { companyId, product } = release;
  const params: { companyId: string; product: ProductId } = { companyId, product };
  return (
    <RequestForm
      item={release}
      valuesOf={valuesOf}
      request={submissionOf(releaseContract, "request", params)}
      words={{ send: translate("send"), sent: translate("sent"), failed: translate("failed") }}
      labelledBy={labelledBy}
      onSaved={(saved) => {
        client.setQueryData(releaseQuery(companyId, product).queryKey, saved);
        refreshStages(client, companyId);
      }}
    >
      <Select name="category" label={translate("category")} choices={releaseCategories} required />
      <TextArea
        name="reason"
        label={translate("reason")}
        hint={translate("reasonHint")}
        rows={4}
        maxLength={1000}
      />
    </RequestForm>
  );
}
