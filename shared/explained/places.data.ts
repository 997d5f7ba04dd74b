import type { PortalPath } from "../site.ts";
import type { Explained } from "./model.ts";

type ClientPlace = Extract<PortalPath, `/onboarding${string}` | `/anti-fraud${string}` | "/e-sitef/swagger">;
type OfSupport = Extract<
  PortalPath,
  `/onboarding/bo/${string}` | "/anti-fraud/occurrence-configuration" | "/anti-fraud/occurrence-certification"
>;

const ofThePortal = { none: "Belongs to the portal's own course; nothing of an integration stands there." };
const byField = { none: "Each of its fields leads to its own page." };

/** The page that explains what a client does at a place of the portal. */
export const explainedPlaces: Readonly<Record<Exclude<ClientPlace, OfSupport>, Explained>> = {
  "/onboarding": "/docs/e-sitef/home-quickstart",
  "/onboarding/dashboard": ofThePortal,
  "/onboarding/configuration": byField,
  "/onboarding/access-data": "/docs/e-sitef/ambientes",
  "/onboarding/sandbox": "/docs/e-sitef/sandbox",
  "/onboarding/certification": "/docs/e-sitef/perguntas-frequentes#negada",
  "/onboarding/certification/test-cases": "/docs/e-sitef/cartoes-teste",
  "/onboarding/certification/send-test": { none: "Each case leads to its own page." },
  "/onboarding/certification/history": ofThePortal,
  "/onboarding/certification/test-cards": "/docs/e-sitef/cartoes-teste",
  "/onboarding/history": ofThePortal,
  "/onboarding/listOfPartners": ofThePortal,
  "/onboarding/registerPartner": ofThePortal,
  "/onboarding/release": ofThePortal,
  "/onboarding/production": "/docs/e-sitef/ambientes",
  "/onboarding/fraud-keys": "/docs/e-sitef/sandbox#risco",
  "/onboarding/fraud-keys/components/NotProductionKeys": "/docs/e-sitef/sandbox#risco",
  "/onboarding/fraud-keys/components/ProductionKeys": "/docs/e-sitef/ambientes",
  "/e-sitef/swagger": "/docs/e-sitef/pagamento-rest-overview",
  "/anti-fraud/access": ofThePortal,
  "/anti-fraud/OperationProfile": byField,
  "/anti-fraud/IntegrationType": byField,
  "/anti-fraud/AnalysisModel": byField,
  "/anti-fraud/RiskManagement": "/docs/e-sitef/sandbox#risco",
  "/anti-fraud/TechnicalInfo": byField,
  "/anti-fraud/configuration": byField,
  "/anti-fraud/Components/Notifications": ofThePortal,
  "/anti-fraud/occurrences": ofThePortal,
  "/anti-fraud/certification": "/docs/e-sitef/sandbox#risco",
  "/anti-fraud/certification/test-cases": "/docs/e-sitef/sandbox#risco",
  "/anti-fraud/certification/send-test": { none: "Each scenario leads to its own page." },
  "/anti-fraud/prod-keys-config": "/docs/e-sitef/ambientes",
};
