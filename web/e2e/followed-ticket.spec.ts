import type { Page } from "@playwright/test";
import { accountContract } from "@portal/shared/account/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { callAs } from "./call-api.ts";
import {
  authorizationOf,
  colleagueEmail,
  newPerson,
  openAs,
  type Person,
  personOf,
  supportEmail,
} from "./people.ts";
import { expect, test } from "./portal-test.ts";

const queue = "/onboarding/bo/dashboard";
/** A little longer than an open ticket waits before it is asked for again. */
const followed = { timeout: 30_000 };

async function openFirst(analyst: Person, search: string): Promise<void> {
  const { page } = analyst;
  await openAs(analyst, supportEmail, `${queue}?${search}`);
  await page.locator(".queue-table tbody tr").first().getByRole("link").click();
  await page.waitForURL(/occurrence=/);
}

/** From now on the server tells what a colleague's decision would leave. */
async function decideElsewhere(page: Page): Promise<void> {
  const change = (address: RegExp, told: object) =>
    page.route(address, async (route) => {
      if (route.request().method() !== "GET") return route.fallback();
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), ...told } });
    });
  await change(/\/api\/occurrences\/[^/?]+$/, { status: "rejected", since: new Date().toISOString() });
  await change(/\/api\/companies\/[^/]+\/configurations\/[^/]+$/, { status: "revision" });
}

test("a ticket that is open says what a colleague decided on it meanwhile", async ({ page }) => {
  test.slow();
  const client = await authorizationOf("fabio@example.com");
  const { company } = await callAs(client, accountContract.routes.open, { body: { locale: "pt" } });
  const partner = await callAs(client, partnerContract.routes.register, {
    params: { companyId: company?.id ?? "" },
    body: {
      name: "Ponte Seguida",
      responsible: "Rui Alves",
      phone: "1133334444",
      email: "ponte@example.com",
      website: "https://ponte.example.com",
    },
  });
  const analyst = personOf(page, "pt");
  const { words } = analyst;
  await openFirst(analyst, "status=support-pending&text=ponte+seguida");
  await expect(page.getByRole("heading", { name: "Ponte Seguida" })).toBeVisible();
  await callAs(await authorizationOf(colleagueEmail), partnerContract.routes.approve, {
    params: { partnerId: partner.id },
    body: { version: partner.version },
  });
  await expect(page.getByText(words("back-office-review.request.listed"))).toBeVisible(followed);
  await expect(page.locator(".ui-page-header").getByText(words("occurrence.status.approved"))).toBeVisible();
});

test("a review that is open ends when a colleague has decided it, and says so", async ({ page }) => {
  test.slow();
  const analyst = personOf(page, "es");
  const { words } = analyst;
  await openFirst(analyst, "status=support-pending&stage=configuration");
  const bar = page.getByRole("region", { name: words("back-office-review.screen.decision") });
  await expect(bar).toBeVisible();
  await decideElsewhere(page);
  await expect(page.getByText(words("back-office-review.screen.withClient"))).toBeVisible(followed);
  await expect(bar).toBeHidden();
});

test("the bar of a review says that the session has ended", async ({ page, context, watch }) => {
  const analyst = personOf(page, "pt");
  const { words } = analyst;
  await openFirst(analyst, "status=support-pending&stage=configuration");
  const bar = page.getByRole("region", { name: words("back-office-review.screen.decision") });
  await expect(bar).toBeVisible();
  watch.expectRefusals(401);
  const second = await newPerson(context, "pt");
  await second.page.goto("/logout");
  await expect(bar.getByText(words("shell.sessionEnded"))).toBeVisible();
});
