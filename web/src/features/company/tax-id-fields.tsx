import { type TaxIdType, taxIdTypes } from "@portal/shared/field/tax-id.ts";
import { useTranslations } from "use-intl";
import { maskTaxId } from "../../lib/text/format.ts";
import { Select } from "../../ui/form/field/select.tsx";
import { TextField } from "../../ui/form/field/text-field.tsx";

interface TaxIdFieldsProps {
  /** Path of the object that has the two fields. */
  readonly prefix: string;
  readonly type: TaxIdType;
}

export function TaxIdFields({ prefix, type }: TaxIdFieldsProps) {
  const translate = useTranslations("company");
  return (
    <div className="ui-fields ui-fields--pair">
      <Select
        name={`${prefix}.taxIdentificationType`}
        label={translate("field.taxIdentificationType")}
        choices={taxIdTypes}
        required
      />
      <TextField
        name={`${prefix}.taxIdentificationNumber`}
        label={translate("field.taxIdentificationNumber")}
        mask={(typed) => maskTaxId(type, typed)}
        autoComplete="off"
        spellCheck={false}
      />
    </div>
  );
}
