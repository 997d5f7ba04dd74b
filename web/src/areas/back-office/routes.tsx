import type { PortalRoute } from "../../shell/portal-route.ts";

export const backOfficeRoutes: readonly PortalRoute[] = [
  {
    path: "/onboarding/bo/dashboard",
    access: "support",
    title: "backOfficeDashboard",
    words: ["back-office", "occurrence"],
    load: async () => ({ Page: (await import("./queue-page.tsx")).QueuePage }),
  },
  {
    path: "/onboarding/bo/configurationOccurrence",
    access: "support",
    title: "backOfficeConfiguration",
    words: ["back-office", "occurrence", "configuration", "access-data", "company"],
    load: async () => ({ Page: (await import("./review-page.tsx")).ReviewPage }),
  },
];
