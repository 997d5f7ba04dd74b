import {
  type AccessData,
  type AccessDataField,
  type SecretField,
  secretFields,
} from "@portal/shared/access-data/model.ts";
import { useTranslations } from "use-intl";
import { CopyButton } from "../../ui/copy-button.tsx";
import { type Description, DescriptionList } from "../../ui/feedback/status.tsx";
import { Card } from "../../ui/page.tsx";
import { SecretValue } from "../../ui/secret/secret-value.tsx";
import { revealSecret } from "./queries.ts";
import "./access-data.css";

const groups = [
  { id: "store", fields: ["merchantId", "merchantKey", "fraudDetectTestKey"] },
  { id: "login", fields: ["site", "user", "login", "email"] },
] as const satisfies readonly { id: string; fields: readonly AccessDataField[] }[];

const isSecret = (field: AccessDataField): field is SecretField =>
  (secretFields as readonly string[]).includes(field);

/** The test environment's credentials; keys are masked until somebody asks to see one. */
export function AccessDataView({ accessData }: { accessData: AccessData }) {
  const translate = useTranslations("access-data");
  const rowOf = (field: AccessDataField): Description => ({
    id: field,
    label: translate(`field.${field}`),
    value: (
      <>
        <AccessDataValue field={field} accessData={accessData} />
        <p className="access-data-help">{translate(`help.${field}`)}</p>
      </>
    ),
  });
  return groups.map(({ id, fields }) => (
    <Card key={id} title={translate(id)}>
      {id === "store" && <p className="ui-muted">{translate("recorded")}</p>}
      <DescriptionList
        items={fields.filter((field: AccessDataField) => accessData[field] !== null).map(rowOf)}
      />
    </Card>
  ));
}

function AccessDataValue({ field, accessData }: { field: AccessDataField; accessData: AccessData }) {
  const translate = useTranslations("access-data");
  const { companyId, product } = accessData;
  const label = translate(`field.${field}`);
  const value = accessData[field] ?? "";
  if (isSecret(field)) {
    return (
      <SecretValue label={label} masked={value} reveal={() => revealSecret(companyId, product, field)} />
    );
  }
  return (
    <span className="access-data-value">
      {field === "site" ? (
        <a href={value} target="_blank" rel="noopener noreferrer">
          {value}
        </a>
      ) : (
        <code>{value}</code>
      )}
      <CopyButton text={value} label={label} />
    </span>
  );
}
