import type { FraudScenario } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { arriveAt, expectToast, field, type Person } from "../../people.ts";
import { expect } from "../../portal-test.ts";
import { picture } from "../../typed/evidence-files.ts";
import type { Walker } from "./configuration.ts";

const certification = "/anti-fraud/certification";
export const sendTest = `${certification}/send-test`;
const keysPage = "/anti-fraud/prod-keys-config";

export const told = ({ words }: Person, key: string, values?: Record<string, string | number>) =>
  words(`fraud-certification.${key}`, values);
const matchWords = ({ words }: Person, key: string, values?: Record<string, string | number>) =>
  words(`fraud-match.${key}`, values);
const press = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Before anything is certified there are no keys of production to ask for. */
export async function expectKeysShut({ page, at, words, look }: Walker): Promise<void> {
  await page.goto(at(keysPage));
  await expect(page.getByText(words("fraud-keys.production.locked"))).toBeVisible();
  await look(page);
}

export async function begin(client: Walker): Promise<void> {
  const { page, at, look } = client;
  await page.goto(at(certification));
  await press(client, told(client, "ready.begin"));
  await expect(page.getByText(told(client, "stand.open.lead"))).toBeVisible();
  await expect(page.getByText(told(client, "signature.pendingTitle"))).toBeVisible();
  await look(page);
  await page.goto(at(`${certification}/test-cases`));
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(fraudScenarios.length);
  await look(page);
}

/** Opens what one scenario asks for. */
export const openScenario = ({ page, at }: Person, id: FraudScenario["id"]) =>
  page.goto(`${at(sendTest)}?case=${id}`);

/** Keeps a scenario's order as it is typed by hand. */
export async function typeReturn(client: Walker, orderId: string): Promise<void> {
  await field(client, told(client, "return.orderId")).fill(orderId);
  await press(client, told(client, "sendTest.save"));
  await expectToast(client, told(client, "saved"));
}

/** The one scenario of which no order shows what its buyer saw. */
export async function showError(client: Walker): Promise<void> {
  const { page, words } = client;
  await openScenario(client, "error");
  await page.locator(".evidence-drop input[type=file]").setInputFiles(await picture(page, "error.png"));
  await expect(page.locator(".evidence-line").filter({ hasText: "error.png" })).toContainText(
    words("evidence.state.clean"),
  );
}

/** An order that is not yet what the scenario asks for is shown with what it lacks. */
export async function expectUndecided({ page, words, look }: Walker): Promise<void> {
  await expect(page.getByText(words("fraud-match.difference.reviewMissing"))).toBeVisible({
    timeout: 15_000,
  });
  await look(page);
}

/** In the analyst's place, on the page of the order's payment. */
export async function decideAtSandbox(client: Walker, nit: string): Promise<void> {
  const { page, at, words } = client;
  await page.goto(at(`/onboarding/sandbox?view=transactions&transaction=${nit}`));
  await press(client, words("sandbox.act.accept"));
  await expect(page.getByRole("button", { name: words("sandbox.act.accept"), exact: true })).toHaveCount(0);
}

/** One click fills in the scenario, whatever was typed in it before. */
export async function useOne(client: Walker, { id, amountCents }: FraudScenario): Promise<void> {
  const { page, look } = client;
  const order = `PED-${amountCents}`;
  const use = page.getByRole("button", { name: matchWords(client, "use"), exact: true });
  await expect(use).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText(matchWords(client, "replaces"))).toBeVisible();
  await look(page);
  await use.click();
  await expectToast(client, matchWords(client, "used", { count: 1 }));
  await expect(page.getByText(matchWords(client, "matched"), { exact: true })).toBeVisible();
  await expect(field(client, told(client, "return.orderId"))).toHaveValue(order);
  await page.getByText(matchWords(client, "order"), { exact: true }).click();
  await expect(page.getByText(/^NOV .* → /)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("case")).toBe(id);
}

/** All that the orders prove, filled in at once. */
export async function useAll(client: Walker, count: number): Promise<void> {
  const { page, at, look } = client;
  const total = fraudScenarios.length;
  await page.goto(at(sendTest));
  const button = page.getByRole("button", { name: matchWords(client, "useAll", { count }) });
  await expect(button).toBeVisible({ timeout: 20_000 });
  await look(page);
  await button.click();
  await expectToast(client, matchWords(client, "used", { count }));
  await expect(page.getByText(matchWords(client, "summary", { matched: total, total }))).toBeVisible();
  await expect(page.getByText(told(client, "matched"), { exact: true })).toHaveCount(total);
}

async function confirmSending(client: Walker): Promise<void> {
  const send = told(client, "summary.send");
  await press(client, send);
  await client.page.getByRole("alertdialog").getByRole("button", { name: send }).click();
}

/** Support is away at the first try, which says so in the words that were ordered; nothing is lost. */
export async function sendUnheard(client: Walker): Promise<void> {
  const { page, at } = client;
  const isSending = "**/fraud-certification/send";
  await page.goto(at(sendTest));
  await page.route(isSending, (route) => route.abort("connectionfailed"));
  await confirmSending(client);
  await expect(page.getByRole("alert")).toContainText(told(client, "notifyFailed"));
  await page.unroute(isSending);
}

/** From the sending on, both the certification and its scenarios say that the signature is missing. */
export async function sendScenarios(client: Walker): Promise<void> {
  const { page, at, look } = client;
  await page.goto(at(sendTest));
  await confirmSending(client);
  await expect(page.getByText(told(client, "summary.waitingTitle"))).toBeVisible();
  await expect(page.getByText(told(client, "signature.pendingTitle"))).toBeVisible();
  await look(page);
  await page.goto(at(certification));
  await expect(page.getByText(told(client, "stand.under-approval.title"))).toBeVisible();
  await expect(page.getByText(told(client, "signature.pendingTitle"))).toBeVisible();
  await look(page);
}

export async function expectSigned(client: Walker): Promise<void> {
  const { page, at } = client;
  await page.goto(at(certification));
  const title = (key: "signedTitle" | "pendingTitle") =>
    page.getByRole("heading", { name: told(client, `signature.${key}`) });
  await expect(title("signedTitle")).toBeVisible();
  await expect(title("pendingTitle")).toHaveCount(0);
}

/** Only now the keys of production can be asked for. */
export async function askForKeys(client: Walker): Promise<void> {
  const { page, at, words, look } = client;
  await page.goto(at(certification));
  await expect(page.getByText(told(client, "stand.concluded.title"))).toBeVisible();
  await page.getByRole("link", { name: told(client, "stand.concluded.keys") }).click();
  await arriveAt(client, keysPage);
  await press(client, words("production.request.send"));
  await expectToast(client, words("production.request.sent"));
  await look(page);
}

/** Both keys are masked; each is shown when it is asked for, and that is on record. */
export async function seeKeys(
  client: Walker,
  { privateKey, publicKey }: { readonly privateKey: string; readonly publicKey: string },
): Promise<void> {
  const { page, at, words, look } = client;
  await page.goto(at(keysPage));
  for (const key of [privateKey, publicKey]) {
    await expect(page.getByText(`••••${key.slice(-4)}`)).toBeVisible();
    await expect(page.getByText(key)).toBeHidden();
  }
  await look(page);
  const what = words("fraud-keys.production.publicKey");
  await page.getByRole("button", { name: words("shell.ui.reveal", { what }) }).click();
  await expect(page.getByText(publicKey)).toBeVisible();
  await expect(page.getByText(privateKey)).toBeHidden();
  await page.goto(at("/onboarding/history?view=access-data"));
  await expect(page.getByText(words("access-data.event.revealed")).first()).toBeVisible();
}
