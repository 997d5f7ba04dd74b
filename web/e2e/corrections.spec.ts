import { expectToldFailure } from "./failing.ts";
import { expectToast, field, newContext, newPerson, openAs, signedIn, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

test("a configuration that was given back goes again only once something was taken up, and support sees what", async ({
  page,
  browser,
  watch,
}) => {
  const client = await signedIn(page, "pt", "clara@example.com", "/onboarding/configuration");
  const { words } = client;
  const send = page.getByRole("button", { name: words("configuration.send") });
  await expect(page.getByText(words("correction.count.open", { count: 2 })).first()).toBeVisible();
  await send.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("heading")).toHaveText(words("correction.send.untouched"));
  await expectSoundPage(page);
  await dialog.getByRole("button").last().click();

  const asked = words("configuration.field.languageVersion");
  await page.getByRole("button", { name: words("adjustment.answerTo", { field: asked }) }).click();
  await page.getByLabel(words("adjustment.answerLabel")).fill("É sempre a mais nova.");
  // Nobody asked for this one.
  await field(client, words("configuration.field.applicationName")).fill("Outra loja");
  await expectSoundPage(page);
  await send.click();
  await expect(dialog).toContainText(words("correction.count.answered", { count: 1 }));
  await expect(dialog.getByRole("listitem")).toHaveText([words("configuration.field.statusUrl")]);
  watch.expectRefusals(500);
  const confirm = dialog.getByRole("button", { name: words("correction.send.anyway") });
  await expectToldFailure(
    page,
    "POST",
    /\/send$/,
    () => confirm.click(),
    words("configuration.notifyFailed"),
  );
  await send.click();
  await confirm.click();
  await expectToast(client, words("configuration.sent"));

  const analyst = await newPerson(await newContext(browser), "pt");
  await openAs(analyst, supportEmail, "/onboarding/bo/dashboard");
  await analyst.page.goto(analyst.at("/onboarding/bo/dashboard?stage=configuration"));
  await analyst.page
    .getByRole("link", { name: /Padaria Trigo Bom/ })
    .first()
    .click();
  const changes = analyst.page.getByRole("list", { name: words("back-office-form.changes.list") });
  await expect(changes.getByRole("listitem")).toHaveText([
    `${words("configuration.field.statusUrl")} ${words("back-office-review.mark.open")}`,
    `${asked} ${words("back-office-review.mark.answered")}`,
    `${words("configuration.field.applicationName")} ${words("back-office-review.mark.unasked")}`,
  ]);
  await expect(analyst.page.getByText("É sempre a mais nova.")).toBeVisible();
  await expectSoundPage(analyst.page);

  await analyst.page
    .getByRole("button", { name: words("back-office-form.adjust.askIn", { field: asked }) })
    .click();
  const note = words("back-office-form.adjust.comment", { field: asked });
  await analyst.page.getByLabel(note).fill("Mesmo assim, diga qual é hoje.");
  await expect(
    analyst.page.getByText(words("back-office-review.notes.savedBy", { name: "Sofia Lima" })),
  ).toBeVisible();
  // A colleague who takes over, or the same analyst after a reload, goes on from what was noted.
  await analyst.page.reload();
  await expect(analyst.page.getByLabel(note)).toHaveValue("Mesmo assim, diga qual é hoje.");
  await analyst.page.getByRole("button", { name: words("back-office-form.reject.open") }).click();
  const comment = analyst.page
    .getByRole("dialog")
    .getByLabel(new RegExp(words("back-office-form.reject.comment")));
  const saved = analyst.page.waitForResponse(
    (response) =>
      response.url().endsWith("/notes") &&
      (response.request().postData() ?? "").includes("Falta pouco.") &&
      response.ok(),
  );
  await comment.fill("Falta pouco.");
  await saved;
  await expect(
    analyst.page.getByText(words("back-office-review.notes.savedBy", { name: "Sofia Lima" })),
  ).toBeVisible();
  await analyst.page.reload();
  await analyst.page.getByRole("button", { name: words("back-office-form.reject.open") }).click();
  await expect(comment).toHaveValue("Falta pouco.");
  await analyst.page.context().close();
});
