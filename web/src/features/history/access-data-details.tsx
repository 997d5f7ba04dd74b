import { type ShownAccessData, secretFields } from "@portal/shared/access-data/model.ts";
import { useTranslations } from "use-intl";
import { DescriptionList } from "../../ui/feedback/status.tsx";

const shownFields = ["merchantId", ...secretFields, "site", "user", "login", "email"] as const;

/** The name of a field of the access data; one that only a newer server knows stays as it is. */
export function useAccessDataLabel(): (field: string) => string {
  const translate = useTranslations("access-data.field");
  return (field) => {
    const known = shownFields.find((one) => one === field);
    return known ? translate(known) : field;
  };
}

/** What was delivered, keys masked. */
export function DeliveredAccessData({ data }: { data: ShownAccessData }) {
  const labelOf = useAccessDataLabel();
  return (
    <DescriptionList
      items={shownFields
        // Of fraud prevention only a key is delivered.
        .filter((field) => data[field])
        .map((field) => ({ id: field, label: labelOf(field), value: <code>{data[field]}</code> }))}
    />
  );
}
