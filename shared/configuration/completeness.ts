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

/** The fields that a configuration with these choices needs before it can be sent, in the schema's order. */
export function requiredFields(draft: ConfigurationDraft): ConfigurationField[] {
  const choices = requiredChoices(draft);
  return configurationFields.filter((field) => alwaysRequired.includes(field) || choices.has(field));
}
