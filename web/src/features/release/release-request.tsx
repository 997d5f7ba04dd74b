import type { ProductId } from "@portal/shared/product.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { type Release, type ReleaseCategory, releaseCategories } from "@portal/shared/release/model.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { submissionOf } from "../../lib/api/submission.ts";
import { notify } from "../../ui/feedback/notify.ts";
import { ApiForm } from "../../ui/form/api-form.tsx";
import { Select } from "../../ui/form/field/select.tsx";
import { TextArea } from "../../ui/form/field/text-field.tsx";
import { SubmitButton } from "../../ui/form/submit-bar.tsx";
import { useApiForm } from "../../ui/form/use-api-form.ts";
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
  const form = useApiForm({
    values: valuesOf(release),
    submissions: { request: submissionOf(releaseContract, "request", params) },
    valuesOf,
    failureTitle: translate("failed"),
    onSaved: (saved) => {
      client.setQueryData(releaseQuery(companyId, product).queryKey, saved);
      refreshStages(client, companyId);
      notify.success(translate("sent"));
    },
  });
  return (
    <ApiForm form={form} aria-labelledby={labelledBy}>
      <Select name="category" label={translate("category")} choices={releaseCategories} required />
      <TextArea
        name="reason"
        label={translate("reason")}
        hint={translate("reasonHint")}
        rows={4}
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
