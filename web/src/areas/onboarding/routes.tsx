import type { PortalRoute } from "../../shell/portal-route.ts";

export const onboardingRoutes: readonly PortalRoute[] = [];
