import type { PortalRoute } from "../../lib/portal-route.ts";

export const explorerRoutes: readonly PortalRoute[] = [
  {
    path: "/e-sitef/swagger",
    access: "anyone",
    title: "explorer",
    load: async () => ({ Page: (await import("./explorer-page.tsx")).ExplorerPage }),
  },
];
