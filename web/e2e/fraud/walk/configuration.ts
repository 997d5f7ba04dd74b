import type { Page } from "@playwright/test";
import type { FraudConfigurationField } from "@portal/shared/fraud-configuration/model.ts";
import type { PortalPath } from "@portal/shared/site.ts";
import { arriveAt, expectToast, field, type Person } from "../../people.ts";
import { expect, expectSoundPage } from "../../portal-test.ts";
import type { Hands } from "./hands.ts";

/** Somebody who walks through the product. */
export interface Walker extends Person {
  readonly hands: Hands;
  /** At a screen that is seen for the first time: with axe in one of the walks, else at its width alone. */
  readonly look: (page: Page) => Promise<void>;
}

const review = "/anti-fraud/configuration";

export const say = ({ words }: Person, name: string, values?: Record<string, string | number>) =>
  words(`fraud-flow.${name}`, values);
export const labelOf = ({ words }: Person, name: FraudConfigurationField) =>
  words(`fraud-configuration.field.${name}`);

const write = (client: Walker, name: FraudConfigurationField, text: string) =>
  client.hands.write(field(client, labelOf(client, name)), text);
const choose = (client: Walker, name: FraudConfigurationField, index: number) =>
  client.hands.choose(
    client.page.getByRole("group", { name: labelOf(client, name) }).locator("input:not([type=search])"),
    index,
  );
const press = ({ page, hands }: Walker, name: string) =>
  hands.press(page.getByRole("button", { name, exact: true }));

/** Saves the step, which leads to the next one. */
async function goOn(client: Walker, next: PortalPath, isNew = true): Promise<void> {
  if (isNew) await client.look(client.page);
  await press(client, say(client, next === review ? "toReview" : "continue"));
  await arriveAt(client, next);
}

/** What somebody types who looks for a category on a keyboard without accents, and what it finds. */
const category = { pt: "eletronicos", en: "electronics", es: "electronica" } as const;

async function findCategory(client: Walker, typed: string): Promise<void> {
  const { page, words, hands } = client;
  const label = labelOf(client, "bestSellingCategory");
  await hands.write(page.getByLabel(words("form.picker.searchIn", { field: label })), typed);
  const found = page.getByRole("radio", { name: /^\d{4} / });
  await expect(found).toHaveCount(1);
  await hands.choose(found, 0);
  await expect(page.locator(".ui-chip")).toContainText("5732");
}

/** What is left out of the steps at first. */
export interface LeftOut {
  readonly leaves: readonly ("rejectionMessage" | "testSite")[];
}
const message = {
  pt: "Não foi possível aprovar a sua compra.",
  en: "We could not approve your purchase.",
  es: "No fue posible aprobar su compra.",
};

/** All steps in their order, from the access page on. */
export async function configure(
  client: Walker,
  locale: keyof typeof category,
  { leaves }: LeftOut,
): Promise<void> {
  const { page, hands } = client;
  await hands.press(page.getByRole("link", { name: say(client, "access.start") }));
  await arriveAt(client, "/anti-fraud/OperationProfile");
  await write(client, "monthlyOrders", "700");
  await write(client, "monthlyTicket", "98.000,00");
  await choose(client, "operationChannel", 1);
  await findCategory(client, category[locale]);
  await goOn(client, "/anti-fraud/IntegrationType");
  await choose(client, "integrationTypes", 0);
  await goOn(client, "/anti-fraud/AnalysisModel");
  await choose(client, "trigger", 0);
  // Below every scenario's amount: all of them are analysed.
  await write(client, "triggerValue", "90,00");
  await write(client, "analysisExpiry", "3");
  await choose(client, "actionAfterDeadline", 0);
  if (!leaves.includes("rejectionMessage")) await write(client, "rejectionMessage", message[locale]);
  await goOn(client, "/anti-fraud/RiskManagement");
  await goOn(client, "/anti-fraud/TechnicalInfo");
  if (!leaves.includes("testSite")) await write(client, "testSite", "https://teste.loja.example.com");
  await write(client, "webhookUrl", "https://teste.loja.example.com/antifraude");
  await write(client, "homologationUrl", "https://teste.loja.example.com/pedidos");
  await goOn(client, review);
}

/** Nothing is sent while something is missing: what it is, and in which step, is told, and led to. */
export async function sendIncomplete(client: Walker, locale: keyof typeof category): Promise<void> {
  const { page, hands } = client;
  await press(client, say(client, "words.send"));
  const refusal = page.getByRole("alert").filter({ hasText: say(client, "review.invalid") });
  await expect(refusal).toBeFocused();
  const missing = refusal.getByRole("link");
  await expect(missing).toHaveCount(2);
  await expectSoundPage(page);
  await hands.press(missing.filter({ hasText: labelOf(client, "rejectionMessage") }));
  await arriveAt(client, "/anti-fraud/AnalysisModel");
  await write(client, "rejectionMessage", message[locale]);
  await goOn(client, "/anti-fraud/RiskManagement", false);
  await goOn(client, "/anti-fraud/TechnicalInfo", false);
  await write(client, "testSite", "https://teste.loja.example.com");
  await goOn(client, review, false);
}

export async function sendConfiguration(client: Walker): Promise<void> {
  await expect(client.page.getByText(say(client, "review.ready"))).toBeVisible();
  await press(client, say(client, "words.send"));
  await expectToast(client, say(client, "words.sent"));
  await expect(client.page.getByText(say(client, "underApproval.title"))).toBeVisible();
}

/** What support asked for leads to its field, where the question stands beside it. */
export async function correct(client: Walker, asked: string): Promise<void> {
  const { page, at, words, look } = client;
  await page.goto(at(review));
  const go = page.getByRole("link", {
    name: words("adjustment.go", { field: labelOf(client, "webhookUrl") }),
  });
  await expect(go).toBeVisible();
  await look(page);
  await go.click();
  await arriveAt(client, "/anti-fraud/TechnicalInfo");
  await expect(page.getByText(asked).first()).toBeVisible();
  await write(client, "webhookUrl", "https://teste.loja.example.com/v2/antifraude");
  await goOn(client, review);
}

/** The approval leads to the test key, which is masked and shown on record. */
export async function revealTestKey(client: Walker, key: string): Promise<void> {
  const { page, at, words, look } = client;
  await page.goto(at(review));
  await expect(page.getByText(say(client, "approvedTitle"))).toBeVisible();
  await page.getByRole("link", { name: say(client, "review.keys") }).click();
  await arriveAt(client, "/onboarding/fraud-keys");
  await expect(page.getByText(`••••${key.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(key)).toBeHidden();
  await look(page);
  const what = words("fraud-keys.test.key");
  await page.getByRole("button", { name: words("shell.ui.reveal", { what }) }).click();
  await expect(page.getByText(key)).toBeVisible();
}
