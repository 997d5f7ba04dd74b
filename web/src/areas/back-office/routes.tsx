import type { PortalRoute } from "../../lib/portal-route.ts";

export const backOfficeRoutes: readonly PortalRoute[] = [
  {
    path: "/anti-fraud/occurrence-configuration",
    access: "support",
    title: "backOfficeFraudConfiguration",
    load: async () => ({
      Page: (await import("./fraud-configuration-review/review-page.tsx")).FraudConfigurationReviewPage,
    }),
  },
  {
    path: "/onboarding/bo/dashboard",
    access: "support",
    title: "backOfficeDashboard",
    load: async () => ({ Page: (await import("./queue/queue-page.tsx")).QueuePage }),
  },
  {
    path: "/anti-fraud/occurrences",
    access: "support",
    title: "fraudOccurrences",
    load: async () => ({ Page: (await import("./queue/queue-page.tsx")).FraudQueuePage }),
  },
  {
    path: "/onboarding/bo/configurationOccurrence",
    access: "support",
    title: "backOfficeConfiguration",
    load: async () => ({
      Page: (await import("./configuration-review/review-page.tsx")).ConfigurationReviewPage,
    }),
  },
  {
    path: "/onboarding/bo/certificationOccurrence",
    access: "support",
    title: "backOfficeCertification",
    load: async () => ({
      Page: (await import("./certification-review/review-page.tsx")).CertificationReviewPage,
    }),
  },
  {
    path: "/anti-fraud/occurrence-certification",
    access: "support",
    title: "backOfficeCertification",
    load: async () => ({ Page: (await import("./fraud-review/review-page.tsx")).FraudReviewPage }),
  },
  {
    path: "/onboarding/bo/release",
    access: "support",
    title: "backOfficeRelease",
    load: async () => ({ Page: (await import("./releases/releases-page.tsx")).ReleasesPage }),
  },
  {
    path: "/onboarding/bo/company",
    access: "support",
    title: "backOfficeCompanies",
    load: async () => ({ Page: (await import("./companies/companies-page.tsx")).CompaniesPage }),
  },
];
