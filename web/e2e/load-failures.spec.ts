import type { BrowserContext, Page } from "@playwright/test";
import { type PortalPath, portalPaths } from "@portal/shared/site.ts";
import { failAt } from "./failing.ts";
import { addressOf, isOfSupport, openWhole } from "./pages.ts";
import { bringSession, signedIn, supportEmail } from "./people.ts";
import { expect, test } from "./portal-test.ts";

const partners = "OPS! Se ha producido un error. Por favor, inténtelo de nuevo";
const support = "OPS! Se ha producido un error, inténtelo de nuevo";

interface Place {
  readonly name: string;
  readonly email: string;
  readonly sentence: string;
  readonly address: (context: BrowserContext) => Promise<string>;
}

const place = (path: PortalPath, email: string, sentence: string): Place => ({
  name: `${path} of ${email}`,
  email,
  sentence,
  address: async (context) => `/es${await addressOf(path, context)}`,
});

/** A company's page has an address of its own, with its id in the query. */
const ofCompany = (path: PortalPath): Place => ({
  ...place(path, supportEmail, support),
  name: `${path} of one company`,
  address: async (context) => {
    const [, companyId = ""] =
      /occurrence=([^.]+)/.exec(await addressOf("/onboarding/bo/configurationOccurrence", context)) ?? [];
    return `/es${path}?company=${companyId}`;
  },
});

const places: readonly Place[] = [
  ...portalPaths.filter(isOfSupport).map((path) => place(path, supportEmail, support)),
  ofCompany("/onboarding/bo/company"),
  ofCompany("/onboarding/bo/release"),
  place("/onboarding/listOfPartners", supportEmail, partners),
  place("/onboarding/listOfPartners", "fabio@example.com", partners),
  place("/onboarding/registerPartner", "fabio@example.com", partners),
];

/** What the frame around a client's page asks, which goes without its marks when it gets no answer. */
const isOfFrame = (path: string, email: string) =>
  email !== supportEmail && /\/(?:overview|notices|notices\/count)$/.test(path);

/** The paths that the page reads of the API, told by watching it. */
async function readsOf(page: Page, address: string): Promise<string[]> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === "GET" && pathname.startsWith("/api/")) paths.add(pathname);
  });
  await openWhole(page, address);
  page.removeAllListeners("request");
  return [...paths];
}

const failures = (page: Page) =>
  page
    .locator(".ui-state--danger")
    .evaluateAll((all) => all.map((state) => state.querySelector("h2")?.textContent ?? state.textContent));

for (const { name, email, sentence, address } of places) {
  test(`whatever does not load at ${name} is told in the sentence of the place`, async ({
    context,
    page,
    watch,
  }) => {
    watch.expectRefusals(500);
    await bringSession(context, email);
    const opened = await address(context);
    const told: Record<string, string[]> = {};
    const reads = (await readsOf(page, opened)).filter((path) => !isOfFrame(path, email));
    expect(reads).not.toEqual([]);
    for (const read of reads) {
      const mend = await failAt(page, "GET", (path) => path === read);
      await openWhole(page, opened);
      told[read] = [...new Set(await failures(page))];
      await mend();
    }
    expect(told).toEqual(Object.fromEntries(reads.map((read) => [read, [sentence]])));
  });
}

test("the partners that a company registered itself say that they are on their way", async ({ page }) => {
  await page.route(
    ({ pathname }) => /\/companies\/[^/]+\/partners$/.test(pathname),
    () => undefined,
  );
  const { words } = await signedIn(page, "es", "fabio@example.com", "/onboarding/listOfPartners");
  const own = page.locator(".ui-card").filter({ hasText: words("partner.own") });
  await expect(own.locator(".ui-skeleton")).toBeVisible();
});
