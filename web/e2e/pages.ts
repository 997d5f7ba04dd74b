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

/**
 * A while by the page's own clock, around which it has nothing left to do: what an answer leads to is asked for by
 * then. False where something is still being loaded, or the page was left meanwhile.
 */
const rests = (page: Page): Promise<boolean> =>
  page
    .evaluate(async () => {
      const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
      await idle();
      await new Promise((resolve) => setTimeout(resolve, 200));
      await idle();
      return document.querySelector(".ui-skeleton") === null;
    })
    .catch(() => false);

/** Waits until nothing that was asked for since is on its way, and the page rests. */
function quietOf(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let asked = 0;
  const begun = (request: Request) => {
    asked += 1;
    open.add(request);
  };
  const ended = (request: Request) => open.delete(request);
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  const awaited = async () => {
    const before = asked;
    const hasRested = open.size === 0 && (await rests(page));
    return hasRested && asked === before ? [] : ["the page", ...[...open].map((request) => request.url())];
  };
  return async () => {
    await expect.poll(awaited, { intervals: [20], timeout: 30_000 }).toEqual([]);
    page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
  };
}

/** Goes to an address from the page before and waits until all of it is there. */
export async function goWhole(page: Page, address: string): Promise<void> {
  const quiet = quietOf(page);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await quiet();
  await expect(page.locator(".ui-skeleton")).toHaveCount(0);
}

/**
 * The same in a tab with nothing in it. A file that the page before still asks for is shared with the page after it,
 * and the browser then never tells how it ended; nor does its own word of an idle network come.
 */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto("about:blank");
  await goWhole(page, address);
}
