import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";

export const areas = {
  onboarding: [
    "/onboarding/dashboard",
    "/onboarding/configuration",
    "/onboarding/access-data",
    "/onboarding/sandbox",
    "/onboarding/certification",
    "/onboarding/production",
    "/onboarding/fraud-keys",
    "/onboarding/history",
    "/onboarding/listOfPartners",
  ],
  backOffice: [
    "/onboarding/bo/dashboard",
    "/onboarding/bo/company",
    "/onboarding/bo/release",
    "/onboarding/listOfPartners",
  ],
} as const satisfies Record<string, readonly PortalPath[]>;

export type AreaPath = (typeof areas)[keyof typeof areas][number];

/** The pages of an area that are there. */
export const entriesOf = (area: keyof typeof areas): readonly AreaPath[] =>
  areas[area].filter((entry) => portalPaths.includes(entry));

/** What a client must complete before a page is useful; keys under `shell.areas.locked`. */
export type Lock = "company" | "configuration" | "certification";

const needsNoCompany: readonly AreaPath[] = ["/onboarding/dashboard", "/onboarding/listOfPartners"];

/** Why a page is not useful to the client yet; undefined when it is, or while that is not known. */
export function lockOf(
  path: AreaPath,
  hasCompany: boolean,
  products: Overview["products"] | undefined,
): Lock | undefined {
  if (!hasCompany) return needsNoCompany.includes(path) ? undefined : "company";
  const payment = products?.find(({ product }) => product === "online-payment");
  const fraud = products?.find(({ product }) => product === "fraud-prevention");
  if (path === "/onboarding/access-data" && payment && !wasApproved(payment)) return "configuration";
  if (path === "/onboarding/certification" && payment?.certification.status === "locked")
    return "configuration";
  if (path === "/onboarding/production" && payment?.production.status === "locked") return "certification";
  if (path === "/onboarding/fraud-keys" && fraud?.configuration.status === "locked") return "configuration";
  return undefined;
}

/** A configuration that was approved and reopened: its access data was delivered, so the certification is open. */
const wasApproved = ({ configuration, certification }: Overview["products"][number]): boolean =>
  configuration.status === "approved" || certification.status !== "locked";
