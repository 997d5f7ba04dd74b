import type { PortalPath } from "../site.ts";
import type { FraudConfigurationField } from "./model.ts";

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
