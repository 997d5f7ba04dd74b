import {
  type ConfigurationDraft,
  type ConfigurationField,
  configurationDataSchema,
  configurationFields,
} from "./model.ts";
import { requiredChoices } from "./sendable.ts";

const alwaysRequired = configurationFields.filter(
  (field) => !configurationDataSchema.shape[field].safeParse(undefined).success,
);

/** What has to be there to send a configuration with these choices, in the schema's order. */
export function requiredFields(draft: ConfigurationDraft): ConfigurationField[] {
  const choices = requiredChoices(draft);
  return configurationFields.filter((field) => alwaysRequired.includes(field) || choices.has(field));
}
