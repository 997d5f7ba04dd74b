import type { PortalRoute } from "../../shell/portal-route.ts";

export const backOfficeRoutes: readonly PortalRoute[] = [];
