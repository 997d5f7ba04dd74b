import type { PortalRoute } from "../../shell/portal-route.ts";

export const backOfficeRoutes: readonly PortalRoute[] = [
  {
    path: "/onboarding/bo/dashboard",
    access: "support",
    title: "backOfficeDashboard",
    words: ["back-office", "list", "occurrence"],
    load: async () => ({ Page: (await import("./queue-page.tsx")).QueuePage }),
  },
  {
    path: "/onboarding/bo/configurationOccurrence",
    access: "support",
    title: "backOfficeConfiguration",
    words: [
      "event",
      "back-office",
      "occurrence",
      "configuration",
      "correction",
      "access-data",
      "company",
      "form",
    ],
    load: async () => ({ Page: (await import("./review-page.tsx")).ReviewPage }),
  },
  {
    path: "/onboarding/bo/certificationOccurrence",
    access: "support",
    title: "backOfficeCertification",
    words: [
      "event",
      "back-office",
      "back-office-certification",
      "certification",
      "correction",
      "evidence",
      "list",
      "occurrence",
      "form",
    ],
    load: async () => ({ Page: (await import("./certification-review-page.tsx")).CertificationReviewPage }),
  },
  {
    path: "/onboarding/bo/release",
    access: "support",
    title: "backOfficeRelease",
    words: ["back-office-releases", "list", "release", "occurrence", "form"],
    load: async () => ({ Page: (await import("./releases-page.tsx")).ReleasesPage }),
  },
  {
    path: "/onboarding/bo/company",
    access: "support",
    title: "backOfficeCompanies",
    words: ["back-office", "back-office-companies", "company", "list", "occurrence", "production", "form"],
    load: async () => ({ Page: (await import("./companies-page.tsx")).CompaniesPage }),
  },
];
