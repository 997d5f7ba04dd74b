import type { Locator, Page } from "@playwright/test";
import { tell } from "./opened/meeting.ts";
import { expectToast, newPerson, openAs, type Person, supportEmail } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const queue = "/onboarding/bo/dashboard";

/** At the ticket, come to from the queue as one comes to work. */
async function openTicket(
  page: Page,
  locale: "pt" | "es",
  company: string,
  product: string,
): Promise<Person> {
  const analyst = await newPerson(page.context(), locale);
  await analyst.page.setViewportSize({ width: 1280, height: 500 });
  await openAs(analyst, supportEmail, queue);
  await analyst.page.goto(
    analyst.at(`${queue}?status=support-pending&stage=certification&product=${product}`),
  );
  await analyst.page
    .getByRole("main")
    .getByRole("link", { name: new RegExp(company) })
    .first()
    .click();
  await analyst.page.waitForURL(/occurrence=/);
  return analyst;
}

const cards = ({ page }: Person): Locator => page.locator("section[data-case-id]");
const words = (card: Locator): Locator => card.getByRole("textbox");

/** Judges three cases by letters alone, which are letters again as soon as one writes. */
async function judgeByLetters(
  analyst: Person,
  { pass, fail, next }: Record<"pass" | "fail" | "next", string>,
) {
  const { page } = analyst;
  const [first, second, third] = [0, 1, 2].map((index) => cards(analyst).nth(index));
  if (!first || !second || !third) throw new Error("There are three cases.");
  // The page says first whose ticket it is: nobody judges what is out of sight, so a letter leads to it.
  await expect(first).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(first).not.toBeInViewport();
  await page.keyboard.press(pass);
  await expect(first).toBeInViewport();
  await expect(first).not.toHaveAttribute("data-verdict");
  await page.keyboard.press(pass);
  await expect(first).toHaveAttribute("data-verdict", "passed");
  await page.keyboard.press(next);
  await expect(second).toBeFocused();
  await page.keyboard.press(fail);
  await expect(second).toHaveAttribute("data-verdict", "failed");
  await expect(words(second)).toBeFocused();
  const said = `${pass}${fail}${next}`;
  await page.keyboard.type(said);
  await expect(words(second)).toHaveValue(said);
  await expect(second).toHaveAttribute("data-verdict", "failed");

  // Neither on a case nor on a button of it: the letters go on from the case that was worked on last.
  await page.getByRole("link", { name: analyst.words("back-office-review.screen.back") }).focus();
  await page.keyboard.press(next);
  await expect(third).toBeFocused();
  await third.getByRole("radio").first().focus();
  await page.keyboard.press(pass);
  await expect(third).toHaveAttribute("data-verdict", "passed");
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press(fail);
  await expect(third).toHaveAttribute("data-verdict", "failed");
  await expect(words(third)).toBeFocused();
  await expectSoundPage(page);
}

/** Whoever speaks to the computer turns the letters off, and they stay off. */
async function turnOff(analyst: Person, pass: string): Promise<void> {
  const { page } = analyst;
  const hint = page.getByLabel(analyst.words("back-office-certification.keys.hint"));
  await hint.uncheck();
  await page.reload();
  await expect(hint).not.toBeChecked();
  const untouched = cards(analyst).nth(3);
  await untouched.focus();
  await page.keyboard.press(pass);
  await expect(untouched).not.toHaveAttribute("data-verdict");
  await hint.check();
  // Out of sight by now, so it is shown first.
  await page.keyboard.press(pass);
  await expect(untouched).toBeFocused();
  await page.keyboard.press(pass);
  await expect(untouched).toHaveAttribute("data-verdict", "passed");
}

test("a certification is judged by letters from its first open case on", async ({ page }) => {
  const analyst = await openTicket(page, "pt", "Letra Viva", "online-payment");
  await judgeByLetters(analyst, { pass: "a", fail: "r", next: "p" });
  const search = analyst.page.getByRole("searchbox");
  const before = await cards(analyst).first().getAttribute("data-verdict");
  await search.pressSequentially("arp");
  await expect(search).toHaveValue("arp");
  await search.fill("");
  await expect(cards(analyst).first()).toHaveAttribute("data-verdict", before ?? "");
  await expect(
    analyst.page.getByText(analyst.words("back-office-review.notes.savedBy", { name: "Sofia Lima" })),
  ).toBeVisible();
  await turnOff(analyst, "a");
});

test("a certification of fraud prevention is judged by the same letters", async ({ page }) => {
  const analyst = await openTicket(page, "es", "Agulha Fina", "fraud-prevention");
  await judgeByLetters(analyst, { pass: "a", fail: "r", next: "s" });
  await expect(
    analyst.page.getByText(analyst.words("back-office-review.notes.savedBy", { name: "Sofia Lima" })),
  ).toBeVisible();
  await turnOff(analyst, "a");
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** 251.00 where 250.00 is asked for, as a client may well send it. */
const withOtherAmount = (body: Record<string, unknown>): object => {
  const returns = isRecord(body.returns) ? body.returns : {};
  const given = isRecord(returns["card-cancel"]) ? returns["card-cancel"] : {};
  return { ...body, returns: { ...returns, "card-cancel": { ...given, valueCents: 25_100 } } };
};

test("passing the remaining leaves what is marked and what nobody opened, and says how much", async ({
  page,
}) => {
  const analyst = await newPerson(page.context(), "pt");
  const { words: told } = analyst;
  await tell(analyst.page, [/\/certifications\/online-payment$/, withOtherAmount]);
  // What other tests noted is nobody's business here.
  await tell(analyst.page, [
    /\/notes$/,
    (body) => ({ ...body, notes: { comment: "", entries: [] }, colleagues: [] }),
  ]);
  await openAs(analyst, supportEmail, queue);
  await analyst.page.goto(analyst.at(`${queue}?status=support-pending&stage=certification`));
  await analyst.page
    .getByRole("main")
    .getByRole("link", { name: /Letra Viva/ })
    .first()
    .click();
  const remaining = (key: string, values?: Record<string, string | number>) =>
    told(`back-office-certification.remaining.${key}`, values);
  const open = analyst.page.getByRole("button", { name: remaining("open") });
  const dialog = analyst.page.getByRole("alertdialog");
  await expect(open).toBeVisible();
  const total = await cards(analyst).count();

  // Opening a file of one case is looking at it.
  const card = analyst.page.locator('[data-case-id="timeout-approved"]');
  await card
    .getByRole("button", { name: /timeout-approved\.png/ })
    .first()
    .click();
  await expect(analyst.page.getByRole("img", { name: "timeout-approved.png" })).toBeVisible();
  await analyst.page.keyboard.press("Escape");

  await open.click();
  await expect(dialog).toContainText(remaining("title", { count: total - 2 }));
  await expect(dialog).toContainText(remaining("remarked", { count: 1 }));
  await expect(dialog).toContainText(remaining("unopened", { count: 1 }));
  await expectSoundPage(analyst.page);
  await dialog.getByRole("button", { name: remaining("confirm") }).click();
  await expectToast(analyst, remaining("done", { count: total - 2, left: 2 }));
  await expect(cards(analyst).and(analyst.page.locator('[data-verdict="passed"]'))).toHaveCount(total - 2);
  const left = cards(analyst).and(analyst.page.locator(":not([data-verdict])"));
  await expect(left).toHaveCount(2);
  for (const id of ["card-cancel", "timeout-denied"])
    await expect(analyst.page.locator(`[data-case-id="${id}"]`)).not.toHaveAttribute("data-verdict");
  await expect(analyst.page.getByText(remaining("none", { count: 2 }))).toBeVisible();
  await expect(open).toHaveCount(0);
});
