import {
  type FraudConfigurationDraft,
  type FraudConfigurationField,
  sendableFraudConfigurationSchema,
} from "@portal/shared/fraud-configuration/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";

/** The steps in which fraud prevention is configured, each a page; form, view and support's screen show the same. */
export const fraudSteps = [
  {
    id: "profile",
    path: "/anti-fraud/OperationProfile",
    fields: ["monthlyOrders", "monthlyTicket", "operationChannel", "bestSellingCategory"],
  },
  { id: "integration", path: "/anti-fraud/IntegrationType", fields: ["integrationTypes"] },
  {
    id: "analysis",
    path: "/anti-fraud/AnalysisModel",
    fields: ["trigger", "triggerValue", "analysisExpiry", "actionAfterDeadline", "rejectionMessage"],
  },
  // Nothing is asked here: it shows what the choices come to.
  { id: "risk", path: "/anti-fraud/RiskManagement", fields: [] },
  {
    id: "technical",
    path: "/anti-fraud/TechnicalInfo",
    fields: ["testSite", "publishedSite", "webhookUrl", "homologationUrl", "productionUrl"],
  },
] as const satisfies readonly {
  id: string;
  path: PortalPath;
  fields: readonly FraudConfigurationField[];
}[];

export type FraudStep = (typeof fraudSteps)[number];
export type FraudStepId = FraudStep["id"];

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
