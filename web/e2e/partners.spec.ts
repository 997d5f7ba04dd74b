import { expectToldFailure } from "./failing.ts";
import { mailTo } from "./inbox.ts";
import { field, newContext, newPerson, openAs, type Person, personOf, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const partner = "Northern Bridge";

async function register({ page, words, at }: Person, client: Person): Promise<void> {
  const fill = (name: string, value: string) => field(client, words(`partner.field.${name}`)).fill(value);
  const submit = page.getByRole("button", { name: words("partner.register.submit") });
  await fill("name", "Northern Bridge 24");
  await fill("phone", "12345");
  await submit.click();
  await expect(page.getByText(words("errors.field.letters-only")).first()).toBeVisible();
  await expect(page.getByText(words("errors.field.phone-too-short")).first()).toBeVisible();
  await expect(field(client, words("partner.field.phone"))).toHaveValue("12345");
  await expectSoundPage(page);
  await fill("name", partner);
  await fill("responsible", "Grace O'Neil");
  await fill("phone", "551133445566");
  await fill("email", "hello@northern-bridge.example.com");
  await fill("website", "https://www.northern-bridge.example.com");
  await expectToldFailure(page, "POST", /\/partners$/, () => submit.click(), words("partner.failed"));
  await submit.click();
  const dialog = page.getByRole("dialog", { name: words("partner.registered.title") });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: words("partner.registered.list") }).click();
  await page.waitForURL(({ pathname }) => pathname === at("/onboarding/listOfPartners"));
}

test("a partner that a client registers is listed once support has approved it", async ({
  browser,
  page,
  watch,
}) => {
  const client = personOf(page, "en");
  const { words } = client;
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(client, "ana@example.com", "/onboarding/registerPartner");
  watch.expectRefusals(400, 500);
  await register(client, client);
  await expect(page.getByText(words("partner.status.pending"))).toBeVisible();
  await page.getByLabel(words("partner.search")).fill("northern");
  await expect(page.getByText(words("partner.empty.title")).first()).toBeVisible();
  await expectSoundPage(page);

  const analyst = await newPerson(await newContext(browser), "pt");
  await openAs(analyst, supportEmail, "/onboarding/listOfPartners?status=pending&view=table");
  const row = analyst.page.getByRole("row", { name: new RegExp(partner) });
  const approve = analyst.words("partner.answer.approve.action");
  await row.getByRole("button", { name: approve }).click();
  await expectSoundPage(analyst.page);
  const confirm = analyst.page.getByRole("dialog").getByRole("button", { name: approve });
  const failed = analyst.words("partner.answer.approve.failed");
  await expectToldFailure(analyst.page, "POST", /\/approve$/, () => confirm.click(), failed);
  await confirm.click();
  await expect(row).toBeHidden();
  await mailTo("ana@example.com", new RegExp(partner));
  await analyst.page.context().close();

  await page.reload();
  await expect(page.getByRole("heading", { name: partner })).toBeVisible();
  await expect(page.getByRole("link", { name: words("partner.writeTo", { name: partner }) })).toHaveAttribute(
    "href",
    "mailto:hello@northern-bridge.example.com",
  );
  await page.getByLabel(words("list.size")).selectOption("5");
  await expect(page).toHaveURL(/text=northern.*limit=5|limit=5.*text=northern/);
});
