import { failAt } from "./failing.ts";
import { type Person, signedIn, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const flora = "Flora Urbana";

/** Support's page of a company, found by its name. */
async function openCompany({ page }: Person, company: string): Promise<void> {
  await page.getByRole("link", { name: company, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: company })).toBeVisible();
}

const tab = ({ page, words }: Person, label: string, name: string) =>
  page.getByRole("navigation", { name: words(label) }).getByRole("link", { name: words(name), exact: true });

test("support reads what a company calls in the sandbox, by an address to pass on, and can change nothing", async ({
  page,
}) => {
  const support = await signedIn(page, "pt", supportEmail, `/onboarding/bo/company?text=${flora}`);
  const { words } = support;
  await openCompany(support, flora);
  await tab(support, "back-office-companies.view.label", "back-office-companies.view.sandbox").click();
  const lines = page.locator(".sandbox-call");
  await expect(lines).toHaveCount(7);
  await expect(page.getByText(words("sandbox.calls.noAnswer"), { exact: true })).toBeVisible();
  await expect(tab(support, "sandbox.view.label", "sandbox.view.settings")).toHaveCount(0);
  await expectSoundPage(page);

  await lines.filter({ hasText: "/v2/payments" }).first().click();
  const detail = page.getByRole("article");
  await expect(detail.getByText(words("sandbox.meaning.code", { code: "951" }))).toBeVisible();
  await expect(detail.getByRole("button", { name: words("shell.ui.copy", { what: "curl" }) })).toBeVisible();
  await expect(detail.getByRole("button", { name: words("sandbox.again.send") })).toHaveCount(0);
  await expectSoundPage(page);
  const address = page.url();

  await tab(support, "sandbox.view.label", "sandbox.view.transactions").click();
  await lines.filter({ hasText: "FLORA-1003" }).click();
  await expect(page).toHaveURL(/transaction=/);
  await expect(detail.getByRole("heading", { name: words("sandbox.path.title") })).toBeVisible();
  await expect(page.getByText(words("sandbox.act.title"))).toHaveCount(0);
  await expectSoundPage(page);

  await tab(support, "sandbox.view.label", "sandbox.view.deliveries").click();
  await lines.first().click();
  await expect(
    detail.getByRole("button", { name: words("shell.ui.copy", { what: "" }).trim() }).first(),
  ).toBeVisible();
  await expect(detail.getByRole("button", { name: words("sandbox.deliveries.again.send") })).toHaveCount(0);
  await expectSoundPage(page);

  // The address alone leads back to the call; one of the client's settings leads to none of them.
  await page.goto(address);
  await expect(detail.getByText(words("sandbox.meaning.code", { code: "951" }))).toBeVisible();
  await page.goto(address.replace("view=calls", "view=settings"));
  await expect(page.getByText(words("back-office-companies.releases")).first()).toBeVisible();
});

test("of a company that has no keys support is told so, and of a sandbox that does not load as well", async ({
  page,
  watch,
}) => {
  const support = await signedIn(page, "es", supportEmail, "/onboarding/bo/company?text=Pampa");
  const { words } = support;
  await openCompany(support, "Pampa Pagos");
  const sandbox = tab(support, "back-office-companies.view.label", "back-office-companies.view.sandbox");
  await sandbox.click();
  await expect(page.getByText(words("sandbox.unopened.title"))).toBeVisible();
  await expectSoundPage(page);

  watch.expectRefusals(500);
  const mend = await failAt(page, "GET", (path) => path.endsWith("/sandbox"));
  await page.reload();
  await expect(page.getByText(words("back-office.load.failed"))).toBeVisible();
  await mend();
  await page.getByRole("button", { name: words("shell.ui.retry") }).click();
  await expect(page.getByText(words("sandbox.unopened.title"))).toBeVisible();
});
