import { useEffect } from "react";
import { useFormContext } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { ApiError } from "../../lib/api/api-error.ts";
import { Alert } from "../../ui/feedback/status.tsx";
import { CheckboxField } from "../../ui/form/field/choices.tsx";

interface SharedMerchantIdProps {
  readonly failure: ApiError | undefined;
  /** The form field with the number. */
  readonly field: string;
}

/** Names the other companies with the same merchantId; support confirms before delivering it all the same. */
export function SharedMerchantId({ failure, field }: SharedMerchantIdProps) {
  const translate = useTranslations("access-data.shared");
  const { setValue, watch } = useFormContext();
  useEffect(() => {
    const watching = watch((_values, { name }) => {
      // The confirmation is about one number, so a change of the number removes it.
      if (name === field) setValue("sharesMerchantId", false);
    });
    return () => watching.unsubscribe();
  }, [field, setValue, watch]);
  if (failure?.code !== "merchant-id-shared") return null;
  return (
    <Alert tone="warning" title={translate("title")}>
      <ul>
        {failure.companies.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <CheckboxField name="sharesMerchantId" label={translate("accept")} />
    </Alert>
  );
}
