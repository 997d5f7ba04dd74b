import {
  colleagueEmail,
  expectToast,
  newContext,
  newPerson,
  openAs,
  type Person,
  supportEmail,
} from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const queue = "/onboarding/bo/dashboard";

async function openTicket({ page, at }: Person, company: string, stage: string): Promise<void> {
  await page.goto(at(`${queue}?status=support-pending&stage=${stage}&text=${encodeURIComponent(company)}`));
  await page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(company) })
    .first()
    .click();
  await page.waitForURL(/occurrence=/);
}

const savedBy = ({ page, words }: Person, name: string) =>
  expect(page.getByText(words("back-office-review.notes.savedBy", { name }))).toBeVisible();

test("of a colleague's unfinished words on a form only what is ticked reaches the client", async ({
  page,
  browser,
  watch,
}) => {
  const sofia = await newPerson(page.context(), "es");
  await openAs(sofia, supportEmail, queue);
  await openTicket(sofia, "Pampa Pagos", "configuration");
  const caio = await newPerson(await newContext(browser), "es");
  await openAs(caio, colleagueEmail, queue);
  await openTicket(caio, "Pampa Pagos", "configuration");
  const { words } = sofia;
  const [website, hash] = ["website", "hashUrl"].map((name) => words(`configuration.field.${name}`));
  const ask = ({ page: at }: Person, field: string | undefined) =>
    at.getByRole("button", { name: words("back-office-form.adjust.askIn", { field: field ?? "" }) }).click();
  const note = ({ page: at }: Person, field: string | undefined) =>
    at.getByLabel(words("back-office-form.adjust.comment", { field: field ?? "" }));

  await ask(caio, website);
  await note(caio, website).fill("Use la dirección púb");
  await ask(caio, hash);
  await note(caio, hash).fill("Responde 404.");
  await savedBy(caio, "Caio Prado");

  // Sofia's window is older than what Caio wrote: her decision is not sent before she saw it.
  watch.expectRefusals(409);
  await ask(sofia, website);
  await note(sofia, website).fill("El sitio no abre.");
  await sofia.page.getByRole("button", { name: words("back-office-form.reject.open") }).click();
  const dialog = sofia.page.getByRole("dialog");
  const confirm = dialog.getByRole("button", { name: words("back-office-form.reject.confirm") });
  await confirm.click();
  await expect(dialog.getByRole("alert")).toContainText(words("errors.code.notes-changed"));
  const byCaio = dialog.getByRole("group", {
    name: words("back-office-review.notes.by", { name: "Caio Prado" }),
  });
  await expect(byCaio.getByRole("checkbox")).toHaveCount(2);
  await expect(byCaio.getByRole("checkbox", { checked: true })).toHaveCount(0);
  await expectSoundPage(sofia.page);
  await byCaio.getByRole("checkbox", { name: hash }).check();
  await expect(dialog.getByRole("textbox", { name: hash })).toHaveValue("Responde 404.");
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expectToast(
    sofia,
    words("back-office-form.reject.done", { number: "", count: 2 }).split(" ")[0] ?? "",
  );

  const bruno = await newPerson(await newContext(browser), "es");
  await openAs(bruno, "bruno@example.com", "/onboarding/configuration");
  await expect(bruno.page.getByText("El sitio no abre.").first()).toBeVisible();
  await expect(bruno.page.getByText("Responde 404.").first()).toBeVisible();
  await expect(bruno.page.getByText("Use la dirección púb")).toHaveCount(0);
  await caio.page.context().close();
  await bruno.page.context().close();
});
