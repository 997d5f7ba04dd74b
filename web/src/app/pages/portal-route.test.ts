import { portalPaths } from "@portal/shared/site.ts";
import { accountRoutes } from "../../areas/account/routes.tsx";
import { antiFraudRoutes } from "../../areas/anti-fraud/routes.tsx";
import { backOfficeRoutes } from "../../areas/back-office/routes.tsx";
import { explorerRoutes } from "../../areas/explorer/routes.tsx";
import { onboardingRoutes } from "../../areas/onboarding/routes.tsx";

test("every address of the portal has exactly one page", () => {
  const routes = [
    ...accountRoutes,
    ...onboardingRoutes,
    ...antiFraudRoutes,
    ...backOfficeRoutes,
    ...explorerRoutes,
  ].map(({ path }) => path);
  expect(routes.sort()).toEqual([...portalPaths].sort());
});

test("support's pages are for support alone", () => {
  expect(backOfficeRoutes.map(({ access }) => access)).toEqual(backOfficeRoutes.map(() => "support"));
});
