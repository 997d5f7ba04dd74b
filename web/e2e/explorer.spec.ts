import { type Locator, type Page } from "@playwright/test";
import { labelNames, swaggerLabels } from "../src/areas/explorer/swagger-labels.ts";
import { openAs, type Person, personOf } from "./people.ts";
import { expect, expectSoundPage, expectSoundPart, test } from "./portal-test.ts";

const address = "/e-sitef/swagger";

/** Labels of Swagger UI that are shown in English where the page's language has another word for them. */
function englishLabels({ page, words }: Person): Promise<string[]> {
  const others = labelNames.filter((name) => words(`explorer.labels.${name}`) !== swaggerLabels[name]);
  return page.locator(".explorer").evaluate(
    (explorer, labels) => {
      const texts = document.createTreeWalker(explorer, NodeFilter.SHOW_TEXT);
      const shown: string[] = [];
      while (texts.nextNode()) shown.push(texts.currentNode.nodeValue?.trim() ?? "");
      const named = [...explorer.querySelectorAll("[title], [placeholder], [aria-label]")].flatMap((each) =>
        ["title", "placeholder", "aria-label"].map((name) => each.getAttribute(name) ?? ""),
      );
      return [...new Set([...shown, ...named])].filter((text) => labels.includes(text));
    },
    others.map((name): string => swaggerLabels[name]),
  );
}

/** Goes there as somebody does who has no mouse. */
async function tabTo(page: Page, target: Locator, most = 80): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let step = 0; !(await isThere()); step += 1) {
    expect(step, `the keyboard reaches ${String(target)}`).toBeLessThan(most);
    await page.keyboard.press("Tab");
  }
}

for (const locale of ["pt", "en", "es"] as const) {
  test(`the explorer can be read without an account in ${locale}, and asks no other site for anything`, async ({
    page,
  }) => {
    const person = personOf(page, locale);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(person.at(address));
    // Half a megabyte of code, and a document as large.
    await page.locator('[data-path="/v1/payments/{nit}"]').first().waitFor({ timeout: 30_000 });
    await expect(page.getByRole("link", { name: person.words("explorer.signUp") })).toBeVisible();
    const { origin } = new URL(page.url());
    expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith("data:"))).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await page.locator(".opblock-summary-control").first().click();
    await expect(page.locator(".opblock-body").first()).toBeVisible();
    await expect(
      page.getByRole("heading", { name: person.words("explorer.labels.responses") }),
    ).toBeVisible();
    const execute = page.getByRole("button", { name: person.words("explorer.labels.execute") });
    await expect(execute).toHaveCount(0);
    expect(await englishLabels(person)).toEqual([]);
    await expectSoundPage(page);
    await page
      .getByRole("tab", { name: person.words("explorer.labels.schema") })
      .first()
      .click();
    // What the call's references lead to: a reference that was left as it is would be of any type.
    await expect(page.locator(".opblock-body").getByText("object | object").first()).toBeVisible();
    await page.locator(".opblock-body .json-schema-2020-12-expand-deep-button").nth(1).click();
    await expect(page.locator(".opblock-body").getByText("merchant_usn").first()).toBeVisible();
    expect(await englishLabels(person)).toEqual([]);
    const limits = (await page.locator(".json-schema-2020-12__constraint").allInnerTexts()).join(" ");
    expect(limits).toContain(person.words("explorer.labels.characters"));
    expect(limits).toContain(person.words("explorer.labels.matches"));
    await expectSoundPart(page.locator(".opblock-body"));
  });
}

test("a member of a company calls the sandbox from the explorer by keyboard, and never sees the key", async ({
  page,
  watch,
}) => {
  const person = personOf(page, "en");
  watch.expectRefusals(409);
  await openAs(person, "gabi@example.com", "/docs/e-sitef/pagamento-rest-begin");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: person.words("docs/try-it.open") }).click();
  const create = main.getByRole("button", { name: person.words("docs/try-it.access.createKeys") });
  const send = main.getByRole("button", { name: person.words("docs/try-it.send.send"), exact: true });
  await create.or(send).first().waitFor();
  if (await create.isVisible()) await create.click();
  await send.waitFor();

  await page.goto(person.at(address));
  const operation = page.locator(".opblock-post").first();
  await operation.waitFor();
  await tabTo(page, operation.locator(".opblock-summary-control"));
  await page.keyboard.press("Enter");
  await tabTo(page, operation.locator("textarea"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(
    JSON.stringify({ installments: "1", installment_type: "4", authorizer_id: "1", amount: "4321" }),
  );
  await tabTo(page, operation.getByRole("button", { name: person.words("explorer.labels.execute") }));
  const sent = page.waitForRequest((request) =>
    request.url().includes("/sandbox/e-sitef/api/v1/transactions"),
  );
  await page.keyboard.press("Enter");
  expect((await sent).postDataJSON()).toMatchObject({ amount: "4321" });
  const headers = await (await sent).allHeaders();
  expect(headers.merchant_key).toMatch(/^s\./);
  await expect(page.locator(".live-responses-table")).toContainText("NOV");
  await expectSoundPart(operation);
  expect(await page.content()).not.toContain(headers.merchant_key);
  await expect(page.getByText("$MERCHANT_KEY").first()).toBeVisible();
});
