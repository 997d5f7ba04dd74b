import type { PortalRoute } from "../../lib/portal-route.ts";

export const antiFraudRoutes: readonly PortalRoute[] = [
  {
    path: "/anti-fraud/certification",
    access: "company",
    title: "certification",
    load: async () => ({
      Page: (await import("./certification/certification-page.tsx")).FraudCertificationPage,
    }),
  },
  {
    path: "/anti-fraud/certification/test-cases",
    access: "company",
    title: "testCases",
    load: async () => ({ Page: (await import("./certification/test-cases-page.tsx")).FraudTestCasesPage }),
  },
  {
    path: "/anti-fraud/certification/send-test",
    access: "company",
    title: "sendTest",
    load: async () => ({ Page: (await import("./certification/send-test-page.tsx")).FraudSendTestPage }),
  },
  {
    path: "/anti-fraud/prod-keys-config",
    access: "company",
    title: "productionKeys",
    load: async () => ({
      Page: (await import("./certification/production-keys-page.tsx")).FraudProductionKeysPage,
    }),
  },
  {
    path: "/anti-fraud/access",
    access: "company",
    title: "fraudAccess",
    load: async () => ({ Page: (await import("./access/access-page.tsx")).FraudAccessPage }),
  },
  {
    path: "/anti-fraud/OperationProfile",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/step-page.tsx")).OperationProfilePage }),
  },
  {
    path: "/anti-fraud/IntegrationType",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/step-page.tsx")).IntegrationTypePage }),
  },
  {
    path: "/anti-fraud/AnalysisModel",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/step-page.tsx")).AnalysisModelPage }),
  },
  {
    path: "/anti-fraud/RiskManagement",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/step-page.tsx")).RiskManagementPage }),
  },
  {
    path: "/anti-fraud/TechnicalInfo",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/step-page.tsx")).TechnicalInfoPage }),
  },
  {
    path: "/anti-fraud/configuration",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/review-page.tsx")).FraudConfigurationPage }),
  },
];
