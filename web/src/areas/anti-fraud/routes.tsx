import type { PortalRoute } from "../../lib/portal-route.ts";

/** The steps of the configuration are one module, and one route for all of them: every page's first load has the routes. */
const stepRoutes = (
  [
    { path: "/anti-fraud/OperationProfile" },
    { path: "/anti-fraud/IntegrationType" },
    { path: "/anti-fraud/AnalysisModel" },
    { path: "/anti-fraud/RiskManagement" },
    { path: "/anti-fraud/TechnicalInfo" },
  ] as const
).map(
  ({ path }): PortalRoute => ({
    path,
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/step-page.tsx")).stepPages[path] }),
  }),
);

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
  ...stepRoutes,
  {
    path: "/anti-fraud/configuration",
    access: "company",
    title: "fraudConfiguration",
    load: async () => ({ Page: (await import("./configuration/review-page.tsx")).FraudConfigurationPage }),
  },
];
