import {
  type FraudConfigurationDraft,
  type FraudConfigurationField,
  sendableFraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import {
  type FraudStep,
  type FraudStepId,
  fraudSteps,
} from "@portal/shared/fraud-configuration/steps.data.ts";

export const fraudStep = (id: FraudStepId): FraudStep => {
  const step = fraudSteps.find((one) => one.id === id);
  if (!step) throw new Error(`No step is called ${id}.`);
  return step;
};

const fieldsIn = ({ fields }: FraudStep): readonly FraudConfigurationField[] => fields;

export const stepOfField = (field: string): FraudStep | undefined =>
  fraudSteps.find((step) => fieldsIn(step).some((one) => one === field));

const { shape } = sendableFraudConfigurationSchema;

export const isRequiredField = (field: FraudConfigurationField): boolean =>
  !shape[field].safeParse(undefined).success;

/** The fields of a step whose value could not be sent: it is missing, or wrong. */
export const openFieldsOf = (step: FraudStep, draft: FraudConfigurationDraft): FraudConfigurationField[] =>
  fieldsIn(step).filter((field) => !shape[field].safeParse(draft[field]).success);
