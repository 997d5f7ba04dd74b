import { type ConfigurationField, configurationFields } from "@portal/shared/configuration/model.ts";
import { useTranslations } from "use-intl";
import type { FieldLabel } from "../entry-details.tsx";

const isField = (field: string): field is ConfigurationField =>
  (configurationFields as readonly string[]).includes(field);

/** What the fields of a configuration are called in its history; one that is no more keeps its id. */
export function useFieldLabel(): FieldLabel {
  const translate = useTranslations("configuration.field");
  return (field) => (isField(field) ? translate(field) : field);
}
