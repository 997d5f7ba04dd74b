import { mailTo } from "./inbox.ts";
import { arriveAt, expectToast, newContext, newPerson, openAs, personOf, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const reason = "Terminamos el desarrollo y la ventana de pruebas cierra el viernes.";

test("a stage that is locked opens when support grants the request for its release", async ({
  browser,
  page,
  watch,
}) => {
  const client = personOf(page, "es");
  const { words, at } = client;
  await openAs(client, "ana@example.com", "/onboarding/certification");
  await expectSoundPage(page);
  await page.goto(at("/onboarding/release"));
  const target = words("release.target.online-payment.title");
  const card = page.getByRole("region", { name: target });
  await card.getByRole("button", { name: words("release.request.send") }).click();
  await expect(card.getByLabel(words("release.request.reason"))).toHaveAttribute("aria-invalid", "true");
  await card.getByLabel(words("release.request.reason")).fill(reason);
  await card.getByLabel(words("release.request.category")).selectOption("developer");
  await expectSoundPage(page);
  watch.expectRefusals(400);
  await card.getByRole("button", { name: words("release.request.send") }).click();
  await expectToast(client, words("release.request.sent"));
  await expect(card.getByText(words("release.asked.title"))).toBeVisible();

  const analyst = await newPerson(await newContext(browser), "en");
  await openAs(analyst, supportEmail, "/onboarding/bo/release?status=support-pending");
  await analyst.page.getByLabel(analyst.words("back-office-releases.byHand.search")).fill("Aurora");
  await expect(analyst.page.getByRole("link", { name: "Loja Aurora", exact: true })).toBeVisible();
  await analyst.page.reload();
  await expect(analyst.page.getByRole("link", { name: "Loja Aurora", exact: true })).toBeVisible();
  await analyst.page.getByRole("link", { name: /[:\d].*Loja Aurora/ }).click();
  const request = analyst.page.getByRole("region", {
    name: analyst.words("release.target.online-payment.title"),
  });
  await expect(request.getByText(reason)).toBeVisible();
  await expectSoundPage(analyst.page);
  const grant = analyst.words("release.answer.grant.action");
  await request.getByRole("button", { name: grant }).click();
  await analyst.page.getByRole("dialog").getByRole("button", { name: grant }).click();
  const done = analyst.page.getByRole("dialog", {
    name: analyst.words("release.released.online-payment.title"),
  });
  await expect(done).toBeVisible();
  await expectSoundPage(analyst.page);
  await mailTo("ana@example.com", /release|libera/i);
  await analyst.page.context().close();

  await page.reload();
  await expect(card.getByText(words("release.granted.title"))).toBeVisible();
  await card.getByRole("link", { name: words("release.granted.action") }).click();
  await arriveAt(client, "/onboarding/certification");
});

/** The dialog of a company's releases, from the queue and from the ticket itself, ends in the dialog of what was opened. */
test("support releases the certification and the anti-fraud for a call, from the queue and from its ticket", async ({
  page,
}) => {
  const support = personOf(page, "es");
  const { words } = support;
  await openAs(support, supportEmail, "/onboarding/bo/dashboard?status=all&text=Trigo+Bom");
  const open = page.getByRole("button", {
    name: words("back-office.release.open", { client: "Padaria Trigo Bom" }),
  });
  const grant = words("release.answer.grant.action");
  const release = async (product: string) => {
    const card = page.getByRole("region", { name: words(`release.target.${product}.title`) });
    await card.getByRole("button", { name: grant }).click();
    const asked = page.getByRole("dialog", { name: /¿/ });
    await asked.getByRole("textbox").fill("Acordado con el área comercial.");
    await asked.getByRole("button", { name: grant }).click();
    const done = page.getByRole("dialog", { name: words(`release.released.${product}.title`) });
    await expect(done).toBeVisible();
    await expectSoundPage(page);
    await done.getByRole("button").last().click();
    await expect(done).toBeHidden();
    // The button that opened it is gone; its card is not.
    await expect(card).toBeFocused();
  };
  await open.first().click();
  await release("online-payment");
  await page.keyboard.press("Escape");
  await expect(open.first()).toBeFocused();

  await page
    .getByRole("link", { name: /Trigo Bom/ })
    .first()
    .click();
  await expect(
    page.getByRole("link", { name: words("back-office-review.screen.back") }).first(),
  ).toBeVisible();
  await open.click();
  await release("fraud-prevention");
  await page.keyboard.press("Escape");
  await expect(open).toBeFocused();
  await mailTo("clara@example.com", /Trigo Bom/);
});
