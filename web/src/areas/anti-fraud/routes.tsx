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
];
