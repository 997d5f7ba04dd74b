import type { PortalRoute } from "../../shell/portal-route.ts";

export const onboardingRoutes: readonly PortalRoute[] = [
  {
    path: "/onboarding",
    access: "anyone",
    title: "onboarding",
    words: ["onboarding"],
    load: async () => ({ Page: (await import("./root-page.tsx")).RootPage }),
  },
  {
    path: "/onboarding/dashboard",
    access: "signed-in",
    title: "dashboard",
    words: ["onboarding"],
    load: async () => ({ Page: (await import("./dashboard-page.tsx")).DashboardPage }),
  },
  {
    path: "/onboarding/configuration",
    access: "company",
    title: "configuration",
    words: ["configuration", "occurrence", "onboarding"],
    load: async () => ({ Page: (await import("./configuration-page.tsx")).ConfigurationPage }),
  },
  {
    path: "/onboarding/access-data",
    access: "company",
    title: "accessData",
    words: ["access-data", "onboarding"],
    load: async () => ({ Page: (await import("./access-data-page.tsx")).AccessDataPage }),
  },
];
