import type { FraudConfigurationField } from "@portal/shared/fraud-configuration/model.ts";
import {
  deadlineActions,
  integrationTypes,
  operationChannels,
  triggers,
} from "@portal/shared/fraud-prevention/options.ts";
import type { Choice } from "../../ui/form/field/choice.ts";

/** The fields that are chosen from a list. */
export const fieldChoices = {
  operationChannel: operationChannels,
  integrationTypes,
  trigger: triggers,
  actionAfterDeadline: deadlineActions,
} as const satisfies Partial<Record<FraudConfigurationField, readonly Choice[]>>;

type FraudChoiceField = keyof typeof fieldChoices;

export const isChoiceField = (field: FraudConfigurationField): field is FraudChoiceField =>
  Object.hasOwn(fieldChoices, field);

const addresses: readonly FraudConfigurationField[] = [
  "testSite",
  "publishedSite",
  "webhookUrl",
  "homologationUrl",
  "productionUrl",
];

export const isAddress = (field: FraudConfigurationField): boolean => addresses.includes(field);
