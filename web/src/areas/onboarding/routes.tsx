import type { PortalRoute } from "../../lib/portal-route.ts";

export const onboardingRoutes: readonly PortalRoute[] = [
  {
    path: "/onboarding",
    access: "anyone",
    title: "onboarding",
    load: async () => ({ Page: (await import("./dashboard/root-page.tsx")).RootPage }),
  },
  {
    path: "/onboarding/dashboard",
    access: "signed-in",
    title: "dashboard",
    load: async () => ({ Page: (await import("./dashboard/dashboard-page.tsx")).DashboardPage }),
  },
  {
    path: "/onboarding/configuration",
    access: "company",
    title: "configuration",
    load: async () => ({ Page: (await import("./configuration/configuration-page.tsx")).ConfigurationPage }),
  },
  {
    path: "/onboarding/access-data",
    access: "company",
    title: "accessData",
    load: async () => ({ Page: (await import("./configuration/access-data-page.tsx")).AccessDataPage }),
  },
  {
    path: "/onboarding/sandbox",
    access: "company",
    title: "sandbox",
    load: async () => ({ Page: (await import("./sandbox/sandbox-page.tsx")).SandboxPage }),
  },
  {
    path: "/onboarding/certification",
    access: "company",
    title: "certification",
    load: async () => ({ Page: (await import("./certification/certification-page.tsx")).CertificationPage }),
  },
  {
    path: "/onboarding/certification/test-cases",
    access: "company",
    title: "testCases",
    load: async () => ({ Page: (await import("./certification/test-cases-page.tsx")).TestCasesPage }),
  },
  {
    path: "/onboarding/certification/send-test",
    access: "company",
    title: "sendTest",
    load: async () => ({ Page: (await import("./certification/send-test-page.tsx")).SendTestPage }),
  },
  {
    path: "/onboarding/certification/history",
    access: "company",
    title: "certificationHistory",
    load: async () => ({
      Page: (await import("./certification/certification-history-page.tsx")).CertificationHistoryPage,
    }),
  },
  {
    path: "/onboarding/certification/test-cards",
    access: "company",
    title: "testCards",
    load: async () => ({ Page: (await import("./certification/test-cards-page.tsx")).TestCardsPage }),
  },
  {
    path: "/onboarding/history",
    access: "company",
    title: "history",
    load: async () => ({ Page: (await import("./history/history-page.tsx")).HistoryPage }),
  },
  {
    path: "/onboarding/listOfPartners",
    access: "signed-in",
    title: "partners",
    load: async () => ({ Page: (await import("./partner/partners-page.tsx")).PartnersPage }),
  },
  {
    path: "/onboarding/registerPartner",
    access: "company",
    title: "registerPartner",
    load: async () => ({ Page: (await import("./partner/register-partner-page.tsx")).RegisterPartnerPage }),
  },
  {
    path: "/onboarding/release",
    access: "company",
    title: "release",
    load: async () => ({ Page: (await import("./production/release-page.tsx")).ReleasePage }),
  },
  {
    path: "/onboarding/production",
    access: "company",
    title: "production",
    load: async () => ({ Page: (await import("./production/production-page.tsx")).ProductionPage }),
  },
  {
    path: "/onboarding/fraud-keys",
    access: "company",
    title: "fraudKeys",
    load: async () => ({ Page: (await import("./production/fraud-keys-page.tsx")).FraudKeysPage }),
  },
  {
    path: "/onboarding/fraud-keys/components/NotProductionKeys",
    access: "company",
    title: "testKeys",
    load: async () => ({ Page: (await import("./production/fraud-keys-page.tsx")).TestKeysPage }),
  },
  {
    path: "/onboarding/fraud-keys/components/ProductionKeys",
    access: "company",
    title: "productionKeys",
    load: async () => ({ Page: (await import("./production/fraud-keys-page.tsx")).ProductionKeysPage }),
  },
  {
    path: "/anti-fraud/Components/Notifications",
    access: "company",
    title: "notices",
    load: async () => ({ Page: (await import("./notices/notices-page.tsx")).NoticesPage }),
  },
  {
    path: "/s3demo",
    access: "company",
    title: "uploadDemo",
    load: async () => ({ Page: (await import("./upload-demo/upload-demo-page.tsx")).UploadDemoPage }),
  },
];
