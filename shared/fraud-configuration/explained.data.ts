import type { Explained } from "../explained/model.ts";
import type { FraudConfigurationField } from "./model.ts";

const profile = { none: "Describes the shop to who analyses its orders; no call carries it." };
const seenBySupport = { none: "Support opens it to see the shop; no call carries it." };
const analysis = "/docs/e-sitef/sandbox#risco";

/** The page that says what a field of fraud prevention's configuration does. */
export const explainedFraudConfiguration: Readonly<Record<FraudConfigurationField, Explained>> = {
  monthlyOrders: profile,
  monthlyTicket: profile,
  operationChannel: profile,
  bestSellingCategory: "/docs/e-sitef/codigos-categoria-produto",
  integrationTypes: analysis,
  trigger: analysis,
  triggerValue: analysis,
  analysisExpiry: analysis,
  actionAfterDeadline: analysis,
  rejectionMessage: analysis,
  testSite: seenBySupport,
  publishedSite: seenBySupport,
  webhookUrl: analysis,
  homologationUrl: "/docs/e-sitef/ambientes",
  productionUrl: "/docs/e-sitef/ambientes",
};
