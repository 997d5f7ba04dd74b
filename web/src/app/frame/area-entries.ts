import type { Overview } from "@portal/shared/occurrence/overview.ts";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";

/** Where the second product begins. */
export const fraudPrevention = "/anti-fraud/access" satisfies PortalPath;

export const areas = {
  onboarding: [
    "/onboarding/dashboard",
    "/onboarding/configuration",
    "/onboarding/access-data",
    "/onboarding/sandbox",
    "/onboarding/certification",
    "/onboarding/production",
    fraudPrevention,
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

/** Pages that are marked under another page's entry. */
const parents: Partial<Record<string, PortalPath>> = {
  "/onboarding/registerPartner": "/onboarding/listOfPartners",
  "/anti-fraud/occurrences": "/onboarding/bo/dashboard",
  "/anti-fraud/occurrence-configuration": "/onboarding/bo/dashboard",
  "/anti-fraud/occurrence-certification": "/onboarding/bo/dashboard",
  "/onboarding/bo/configurationOccurrence": "/onboarding/bo/dashboard",
  "/onboarding/bo/certificationOccurrence": "/onboarding/bo/dashboard",
};

/** A client's pages of that product; notices are of both. */
const isOfFraudPrevention = (path: string): boolean =>
  path !== "/anti-fraud/Components/Notifications" && /^\/(?:anti-fraud|onboarding\/fraud-keys)\b/.test(path);

const isUnder = (path: string, entry: string): boolean => path === entry || path.startsWith(`${entry}/`);

/** The entry that is marked while that page is open. */
export function entryAt(area: keyof typeof areas, path: string): AreaPath | undefined {
  const own = area === "onboarding" && isOfFraudPrevention(path) ? fraudPrevention : (parents[path] ?? path);
  return entriesOf(area).find((entry) => isUnder(own, entry));
}

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
  if (path === "/onboarding/access-data" && payment && !wasApproved(payment)) return "configuration";
  if (path === "/onboarding/certification" && payment?.certification.status === "locked")
    return "configuration";
  if (path === "/onboarding/production" && payment?.production.status === "locked") return "certification";
  return undefined;
}

/** A configuration that was approved and reopened: its access data was delivered, so the certification is open. */
const wasApproved = ({ configuration, certification }: Overview["products"][number]): boolean =>
  configuration.status === "approved" || certification.status !== "locked";
