import { type BrowserContext, expect, type Page, type Request } from "@playwright/test";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";
import { supportEmail } from "./people.ts";

export const visitor = "";
const begins = "gabi@example.com";
const corrects = "elisa@example.com";
const asks = "clara@example.com";
const drafts = "ana@example.com";
const sells = "fabio@example.com";
const describes = "lia@example.com";
const submits = "mauro@example.com";
const adjusts = "nair@example.com";
const shields = "iris@example.com";
const signs = "joao@example.com";
const protects = "karina@example.com";
const newcomer = "nova@example.com";

/** Who meets the most of a page, where it is not somebody who is about to certify. */
const people: Partial<Record<PortalPath, readonly string[]>> = {
  "/login": [visitor],
  "/logout": [visitor],
  "/oauth2/redirect": [visitor],
  "/onboarding": [visitor],
  "/e-sitef/swagger": [visitor],
  "/company": [newcomer, drafts],
  "/onboarding/dashboard": [newcomer, drafts, begins],
  "/onboarding/configuration": [drafts, begins],
  "/onboarding/certification": [begins, corrects, sells],
  "/onboarding/certification/test-cases": [begins, corrects],
  "/onboarding/certification/send-test": [begins, corrects],
  "/onboarding/release": [asks, drafts],
  "/onboarding/production": [begins, sells],
  "/anti-fraud/access": [drafts, describes],
  "/anti-fraud/OperationProfile": [describes],
  "/anti-fraud/IntegrationType": [describes],
  "/anti-fraud/AnalysisModel": [adjusts],
  "/anti-fraud/RiskManagement": [describes],
  "/anti-fraud/TechnicalInfo": [describes, submits, adjusts],
  "/anti-fraud/configuration": [describes, submits, adjusts, shields],
  "/anti-fraud/certification": [shields, signs, protects],
  "/anti-fraud/certification/test-cases": [shields, signs],
  "/anti-fraud/certification/send-test": [signs],
  "/anti-fraud/prod-keys-config": [shields, protects],
  "/anti-fraud/Components/Notifications": [corrects, drafts],
  "/onboarding/fraud-keys": [drafts, protects],
  "/onboarding/fraud-keys/components/NotProductionKeys": [shields],
  "/onboarding/fraud-keys/components/ProductionKeys": [protects],
};

/** Where support works, which sees the same screens of either product. */
export const isOfSupport = (path: PortalPath): boolean =>
  path.startsWith("/onboarding/bo/") || path.startsWith("/anti-fraud/occurrence");

const peopleOf = (path: PortalPath): readonly string[] =>
  people[path] ?? [isOfSupport(path) ? supportEmail : begins];

/** Every page of the portal with each person who meets something else on it. */
export const visits = portalPaths.flatMap((path) => peopleOf(path).map((email) => ({ path, email })));

const reviews: ReadonlySet<PortalPath> = new Set([
  "/anti-fraud/occurrence-configuration",
  "/onboarding/bo/configurationOccurrence",
  "/onboarding/bo/certificationOccurrence",
  "/anti-fraud/occurrence-certification",
]);

/** A page's address. Review pages show a ticket, which the query of their address names. */
export async function addressOf(path: PortalPath, context: BrowserContext): Promise<string> {
  if (!reviews.has(path)) return path;
  const page = await context.newPage();
  await page.goto("/onboarding/bo/dashboard");
  const link = page.locator(`a[href*="${path}?"]`).first();
  const address = (await link.getAttribute("href")) ?? "no ticket in the queue";
  await page.close();
  return address;
}

const quietMs = 500;

/**
 * Waits until nothing that was asked for since is on its way, for a moment. The browser's own "network is idle" is
 * sometimes never told of a page that was opened while the one before it still asked for something.
 */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = Date.now();
  const note = (change: () => unknown) => {
    change();
    changed = Date.now();
  };
  const asked = (request: Request) => note(() => open.add(request));
  const ended = (request: Request) => note(() => open.delete(request));
  page.on("request", asked).on("requestfinished", ended).on("requestfailed", ended);
  return async () => {
    const left = () => [...open].map((request) => request.url());
    await expect.poll(() => [...left(), ...(Date.now() - changed < quietMs ? ["just now"] : [])]).toEqual([]);
    page.off("request", asked).off("requestfinished", ended).off("requestfailed", ended);
  };
}

/** Opens an address and waits until all of it is there. */
export async function openWhole(page: Page, address: string): Promise<void> {
  const quiet = quietOf(page);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await quiet();
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
}
