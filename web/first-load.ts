import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Locale, locales } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { accountRoutes } from "./src/areas/account/routes.tsx";
import { backOfficeRoutes } from "./src/areas/back-office/routes.tsx";
import { onboardingRoutes } from "./src/areas/onboarding/routes.tsx";
import type { PortalRoute } from "./src/lib/portal-route.ts";

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Entry>>;

/** The module that each page's code starts from. */
export const pageModules = {
  "/login": "account/login/login-page.tsx",
  "/profile": "account/profile/profile-page.tsx",
  "/logout": "account/session/logout-page.tsx",
  "/oauth2/redirect": "account/session/oauth2-redirect-page.tsx",
  "/form": "account/form/form-page.tsx",
  "/company": "account/company/company-page.tsx",
  "/onboarding": "onboarding/dashboard/root-page.tsx",
  "/onboarding/dashboard": "onboarding/dashboard/dashboard-page.tsx",
  "/onboarding/configuration": "onboarding/configuration/configuration-page.tsx",
  "/onboarding/access-data": "onboarding/configuration/access-data-page.tsx",
  "/onboarding/bo/dashboard": "back-office/queue/queue-page.tsx",
  "/onboarding/bo/configurationOccurrence": "back-office/configuration-review/review-page.tsx",
  "/onboarding/certification": "onboarding/certification/certification-page.tsx",
  "/onboarding/certification/test-cases": "onboarding/certification/test-cases-page.tsx",
  "/onboarding/certification/send-test": "onboarding/certification/send-test-page.tsx",
  "/onboarding/certification/history": "onboarding/certification/certification-history-page.tsx",
  "/onboarding/certification/test-cards": "onboarding/certification/test-cards-page.tsx",
  "/onboarding/history": "onboarding/history/history-page.tsx",
  "/onboarding/listOfPartners": "onboarding/partner/partners-page.tsx",
  "/onboarding/registerPartner": "onboarding/partner/register-partner-page.tsx",
  "/onboarding/release": "onboarding/production/release-page.tsx",
  "/onboarding/production": "onboarding/production/production-page.tsx",
  "/onboarding/fraud-keys": "onboarding/production/fraud-keys-page.tsx",
  "/onboarding/fraud-keys/components/NotProductionKeys": "onboarding/production/fraud-keys-page.tsx",
  "/onboarding/fraud-keys/components/ProductionKeys": "onboarding/production/fraud-keys-page.tsx",
  "/s3demo": "onboarding/upload-demo/upload-demo-page.tsx",
  "/onboarding/bo/certificationOccurrence": "back-office/certification-review/review-page.tsx",
  "/onboarding/bo/release": "back-office/releases/releases-page.tsx",
  "/onboarding/bo/company": "back-office/companies/companies-page.tsx",
} as const satisfies Record<PortalPath, string>;

/** Where people arrive: from the documentation, from signing in, from a mail. */
const landingPages: readonly PortalPath[] = [
  "/onboarding",
  "/onboarding/dashboard",
  "/form",
  "/onboarding/access-data",
  "/onboarding/bo/dashboard",
];

/** Pages that are one large form from the start: the form library is their first need. */
const formPages: readonly PortalPath[] = ["/company", "/onboarding/configuration"];

export const limitKilobytes = (page: PortalPath): number => {
  if (page === "/login") return 275;
  if (landingPages.includes(page)) return 160;
  // One click further: what a page needs only later, such as a dialog's form, still comes later.
  return formPages.includes(page) ? 192 : 185;
};

const manifest = (dist: string): Manifest =>
  JSON.parse(readFileSync(path.join(dist, "portal-assets/manifest.json"), "utf8"));

/** Everything the browser fetches before a module can run. */
function withImports(entries: Manifest, key: string, into = new Set<string>()): Set<string> {
  const entry = entries[key];
  if (!entry) throw new Error(`The build has no ${key}.`);
  if (into.has(entry.file)) return into;
  into.add(entry.file);
  for (const child of entry.imports ?? []) withImports(entries, child, into);
  return into;
}

const kilobytes = (dist: string, file: string): number =>
  gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024;

/** Compressed JavaScript and words that a page needs before it shows anything; `dist` holds the built portal. */
export function firstLoad(dist: string, { path: page, words }: PortalRoute): number {
  const entries = manifest(dist);
  const keys = ["index.html", `src/areas/${pageModules[page]}`];
  if (page === "/login") keys.push("src/lib/session/amplify.ts");
  const files = new Set(keys.flatMap((key) => [...withImports(entries, key)]));
  const code = [...files].reduce((sum, file) => sum + kilobytes(dist, file), 0);
  const catalog = (locale: Locale, part: string) => {
    const key = `../shared/messages/${locale}/${part}.json`;
    const entry = entries[key];
    if (!entry)
      throw new Error(`The build has no ${key}: it is older than the words. Build the portal again.`);
    return kilobytes(dist, entry.file);
  };
  // The largest language counts.
  const catalogs = locales.map((locale) =>
    ["shell", "errors", ...words].reduce((sum, part) => sum + catalog(locale, part), 0),
  );
  return code + Math.max(...catalogs);
}

export const routes = [...accountRoutes, ...onboardingRoutes, ...backOfficeRoutes];
