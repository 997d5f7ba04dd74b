import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { locales } from "@portal/shared/locales.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { accountRoutes } from "./src/areas/account/routes.tsx";
import { backOfficeRoutes } from "./src/areas/back-office/routes.tsx";
import { onboardingRoutes } from "./src/areas/onboarding/routes.tsx";
import type { PortalRoute } from "./src/shell/portal-route.ts";

/** Needs `npm run build:web` before; the suite builds first. */
const dist = path.join(__dirname, "dist");

interface Entry {
  readonly file: string;
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Entry>>;

/** The module that each page's code starts from. */
const pageModules = {
  "/login": "account/login-page.tsx",
  "/profile": "account/profile-page.tsx",
  "/logout": "account/logout-page.tsx",
  "/oauth2/redirect": "account/oauth2-redirect-page.tsx",
  "/form": "account/form-page.tsx",
  "/company": "account/company-page.tsx",
  "/onboarding": "onboarding/root-page.tsx",
  "/onboarding/dashboard": "onboarding/dashboard-page.tsx",
  "/onboarding/configuration": "onboarding/configuration-page.tsx",
  "/onboarding/access-data": "onboarding/access-data-page.tsx",
  "/onboarding/bo/dashboard": "back-office/queue-page.tsx",
  "/onboarding/bo/configurationOccurrence": "back-office/review-page.tsx",
} as const satisfies Record<PortalPath, string>;

/** Where people arrive: from the documentation, from signing in, from a mail. */
const landingPages: readonly PortalPath[] = [
  "/onboarding",
  "/onboarding/dashboard",
  "/form",
  "/onboarding/access-data",
  "/onboarding/bo/dashboard",
];

const limitKilobytes = (page: PortalPath): number => {
  if (page === "/login") return 275;
  // A page with a form is one click further, and brings the form library with it.
  return landingPages.includes(page) ? 160 : 185;
};

const manifest = (): Manifest =>
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

const kilobytes = (file: string): number =>
  gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1024;

function firstLoad({ path: page, words }: PortalRoute): number {
  const entries = manifest();
  const keys = ["index.html", `src/areas/${pageModules[page]}`];
  if (page === "/login") keys.push("src/lib/amplify.ts");
  const files = new Set(keys.flatMap((key) => [...withImports(entries, key)]));
  const code = [...files].reduce((sum, file) => sum + kilobytes(file), 0);
  // The largest language counts.
  const catalogs = locales.map((locale) =>
    ["shell", "errors", ...words].reduce(
      (sum, part) => sum + kilobytes(entries[`../shared/messages/${locale}/${part}.json`]?.file ?? ""),
      0,
    ),
  );
  return code + Math.max(...catalogs);
}

const routes = [...accountRoutes, ...onboardingRoutes, ...backOfficeRoutes];

test("the portal has been built", () => {
  expect(existsSync(path.join(dist, "index.html"))).toBe(true);
});

test.each(routes.map((route) => [route.path, route] as const))(
  "%s stays within its budget of compressed JavaScript",
  (page, route) => {
    const size = firstLoad(route);
    console.info(`${page}: ${size.toFixed(1)} KB of ${limitKilobytes(page)} KB`);
    expect(size).toBeLessThanOrEqual(limitKilobytes(page));
  },
);

test("the page runs no inline script, so the security policy needs no exception", () => {
  const html = readFileSync(path.join(dist, "index.html"), "utf8");
  expect(html.match(/<script(?![^>]*\ssrc=)/g)).toBeNull();
  expect(html).not.toMatch(/\son\w+=/);
});
