import { type AccessDataField, requiredAccessData } from "@portal/shared/access-data/model.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { useTranslations } from "use-intl";
import { TextField } from "../../ui/form/field/text-field.tsx";

const inputTypes: Partial<Record<AccessDataField, "url" | "email">> = { site: "url", email: "email" };

interface AccessDataFieldsProps {
  readonly product: ProductId;
  readonly hasAntifraud: boolean;
  /** Keys were delivered before; keys left blank keep their value. */
  readonly keepsKeys: boolean;
}

/** The access data that support fills in when concluding; which fields are required is decided as on the server. */
export function AccessDataFields({ product, hasAntifraud, keepsKeys }: AccessDataFieldsProps) {
  const translate = useTranslations("access-data");
  return requiredAccessData(product, hasAntifraud).map((field) => {
    const isKept = keepsKeys && (field === "merchantKey" || field === "fraudDetectTestKey");
    return (
      <TextField
        key={field}
        name={`accessData.${field}`}
        label={translate(`field.${field}`)}
        hint={isKept ? translate("keepsKey") : undefined}
        type={inputTypes[field] ?? "text"}
        autoComplete="off"
        spellCheck={false}
      />
    );
  });
}
