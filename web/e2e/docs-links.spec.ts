import { withLocale } from "@portal/shared/locales.ts";
import { bringSession, field, openAs, personOf } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("a field leads to the page that explains it, a refused one to the page behind the refusal, and the page leads back", async ({
  page,
  context,
}) => {
  const ana = personOf(page, "es");
  const { words } = ana;
  await openAs(ana, "ana@example.com", "/onboarding/configuration");
  const label = words("configuration.field.authenticityUrl");
  const explained = page.getByRole("link", { name: `${words("shell.ui.docs")}: ${label}` });
  await expect(explained).toHaveAttribute("href", withLocale("es", "/docs/e-sitef/post-autenticidade"));
  await field(ana, label).fill("http://tienda.example.com/autenticidad");
  await field(ana, label).press("Tab");
  await expect(explained).toHaveAttribute("href", withLocale("es", "/docs/e-sitef/certificados"));
  await field(ana, label).fill("");
  await expect(explained).toHaveAttribute("href", withLocale("es", "/docs/e-sitef/post-autenticidade"));
  const opened = context.waitForEvent("page");
  await explained.click();
  const docs = await opened;
  await expect(docs.getByRole("heading", { level: 1 })).toHaveText("POST de autenticidad");
  await docs.locator(".in-portal").getByRole("link", { name: label }).click();
  await docs.waitForURL("**/es/onboarding/configuration#authenticityUrl");
  await expect(docs.getByRole("textbox", { name: label })).toBeInViewport();
});

test("a place of the portal and a case lead to their pages", async ({ page, context }) => {
  await bringSession(context, "elisa@example.com");
  await page.goto("/en/onboarding/access-data");
  const ofPlace = page.locator(".area-nav").getByRole("link", { name: "Documentation" });
  await expect(ofPlace).toHaveAttribute("href", "/en/docs/e-sitef/ambientes");
  await page.goto("/en/onboarding/certification/send-test?case=card-denied");
  const ofCase = page.getByRole("main").getByRole("link", { name: "Documentation", exact: true });
  await expect(ofCase).toHaveAttribute("href", "/en/docs/e-sitef/negativas#provocar");
  await expectSoundPage(page);
});
