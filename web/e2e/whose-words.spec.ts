import { type Shop, sendNewShop } from "./fraud/walk/new-shop.ts";
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

/** Its ticket is decided here: one of the demo people's may be decided already by another file's tests. */
const shop: Shop = {
  locale: "es",
  email: "dora@tienda-norte.com.ar",
  person: "Dora Paz",
  company: "Tienda del Norte",
  taxId: { taxIdentificationType: "CUIT", taxIdentificationNumber: "30714587966" },
  place: {
    zipCode: "A4400ABC",
    city: "Salta",
    state: "Salta",
    contactPersonPhoneNumber: "543875556666",
  },
};

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
  await sendNewShop(shop);
  const sofia = await newPerson(page.context(), "es");
  await openAs(sofia, supportEmail, queue);
  await openTicket(sofia, shop.company, "configuration");
  const caio = await newPerson(await newContext(browser), "es");
  await openAs(caio, colleagueEmail, queue);
  await openTicket(caio, shop.company, "configuration");
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

  const dora = await newPerson(await newContext(browser), "es");
  await openAs(dora, shop.email, "/onboarding/configuration");
  await expect(dora.page.getByText("El sitio no abre.").first()).toBeVisible();
  await expect(dora.page.getByText("Responde 404.").first()).toBeVisible();
  await expect(dora.page.getByText("Use la dirección púb")).toHaveCount(0);
  await caio.page.context().close();
  await dora.page.context().close();
});

test("a colleague's verdict and words on a case are sent by nobody who did not take them over", async ({
  page,
  browser,
}) => {
  const caio = await newPerson(await newContext(browser), "pt");
  await openAs(caio, colleagueEmail, queue);
  await openTicket(caio, "Letra Viva", "certification");
  // Its files are left to be opened, so that no other test judges it either.
  const cardOf = ({ page: at }: Person) => at.locator('section[data-case-id="timeout-denied"]');
  await cardOf(caio)
    .getByRole("radio", { name: caio.words("certification.verdict.failed") })
    .check();
  await cardOf(caio).getByRole("textbox").fill("Falta o comprovan");
  await savedBy(caio, "Caio Prado");

  const sofia = await newPerson(page.context(), "pt");
  const { words } = sofia;
  await openAs(sofia, supportEmail, queue);
  await openTicket(sofia, "Letra Viva", "certification");
  const card = cardOf(sofia);
  const verdict = words("back-office-certification.case.verdictOf", { name: "Caio Prado" });
  await expect(card.getByText(verdict)).toBeVisible();
  await expect(card.getByRole("textbox")).toHaveValue("");
  const take = card.getByRole("checkbox", {
    name: words("back-office-review.notes.take", { name: "Caio Prado" }),
  });
  await expect(take).not.toBeChecked();
  await expectSoundPage(sofia.page);

  await sofia.page
    .getByRole("button", { name: words("back-office-certification.bar.send"), exact: true })
    .click();
  const dialog = sofia.page.getByRole("dialog");
  await expect(
    dialog.getByText(words("back-office-certification.send.borrowed", { count: 1 })),
  ).toBeVisible();
  await expectSoundPage(sofia.page);
  await dialog
    .getByRole("button", { name: words("back-office-certification.send.takeOver", { count: 1 }) })
    .click();
  await sofia.page.keyboard.press("Escape");
  await expect(card.getByText(verdict)).toHaveCount(0);
  await take.check();
  await expect(card.getByRole("textbox")).toHaveValue("Falta o comprovan");
  await take.uncheck();
  await expect(card.getByRole("textbox")).toHaveValue("");
  await caio.page.context().close();
});
