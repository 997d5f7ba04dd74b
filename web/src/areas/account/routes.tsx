import type { PortalRoute } from "../../shell/portal-route.ts";

export const accountRoutes: readonly PortalRoute[] = [];
