import type { Browser } from "@playwright/test";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { callAs } from "../../call-api.ts";
import { newContext, newPerson, openAs, type Person, supportEmail } from "../../people.ts";
import { expect, expectSoundPage } from "../../portal-test.ts";
import { told } from "./certification.ts";
import { labelOf } from "./configuration.ts";
import type { Member, Shop } from "./new-shop.ts";

export const question = "Responde 404 ao nosso aviso.";
export const testKey = "chave-antifraude-de-um-teste-4821";
export const productionKeys = {
  privateKey: "chave-privada-de-um-teste-7733",
  publicKey: "chave-publica-de-um-teste-8844",
};
const reference = "PF-2026-0200";

/** What support does for a shop on its way. */
export interface Support {
  readonly giveBack: () => Promise<void>;
  readonly approve: () => Promise<void>;
  readonly sign: () => Promise<void>;
  readonly conclude: () => Promise<void>;
  readonly deliver: () => Promise<void>;
}

/** Past its screens, which one of the walks goes through. */
export function supportByApi({ companyId, support }: Member): Support {
  const params = { companyId };
  const configuration = fraudConfigurationContract.routes;
  const certification = fraudCertificationContract.routes;
  const production = productionContract.routes;
  const product = { companyId, product: "fraud-prevention" } as const;
  const reviews = fraudScenarios.map(({ id }) => ({ caseId: id, verdict: "passed" }) as const);
  return {
    giveBack: async () => {
      const { version } = await callAs(support, configuration.get, { params });
      const adjustments = [{ field: "webhookUrl", comment: question } as const];
      await callAs(support, configuration.reject, { params, body: { version, adjustments } });
    },
    approve: async () => {
      const { version } = await callAs(support, configuration.get, { params });
      const accessData = { fraudDetectTestKey: testKey };
      await callAs(support, configuration.conclude, { params, body: { version, accessData } });
    },
    sign: async () => {
      const { version } = await callAs(support, certification.get, { params });
      const signedOn = new Date().toISOString().slice(0, 10);
      await callAs(support, certification.sign, { params, body: { version, reference, signedOn } });
    },
    conclude: async () => {
      const { version } = await callAs(support, certification.get, { params });
      await callAs(support, certification.conclude, { params, body: { version, reviews } });
    },
    deliver: async () => {
      const { version } = await callAs(support, production.get, { params: product });
      await callAs(support, production.deliver, { params: product, body: { version, ...productionKeys } });
    },
  };
}

const press = ({ page }: Person, name: string) => page.getByRole("button", { name, exact: true }).click();

async function openTicket(
  { page, at }: Person,
  company: string,
  stage: "configuration" | "certification",
): Promise<void> {
  const query = `status=support-pending&product=fraud-prevention&stage=${stage}`;
  await page.goto(at(`/onboarding/bo/dashboard?${query}`));
  await page.getByRole("link", { name: new RegExp(company) }).click();
  await page.waitForURL(new RegExp(`/anti-fraud/occurrence-${stage}\\?`));
}

async function giveBack(analyst: Person): Promise<void> {
  const { page, words } = analyst;
  const asked = labelOf(analyst, "webhookUrl");
  await page.getByRole("button", { name: words("back-office-form.adjust.askIn", { field: asked }) }).click();
  await page.getByLabel(words("back-office-form.adjust.comment", { field: asked })).fill(question);
  await expectSoundPage(page);
  await press(analyst, words("back-office-form.reject.open"));
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words("back-office-form.reject.confirm") }).click();
  await expect(dialog).toBeHidden();
}

async function approve(analyst: Person): Promise<void> {
  const { page, words } = analyst;
  await press(analyst, words("back-office-form.conclude.open"));
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(words("fraud-view.conclude.key")).fill(testKey);
  await dialog.getByRole("button", { name: words("back-office-form.conclude.confirm") }).click();
  await expect(dialog).toBeHidden();
}

/** Every scenario passes, proved by its order; but nothing is concluded before the contract is signed. */
async function judge(analyst: Person): Promise<void> {
  const { page, words } = analyst;
  await expect(page.getByText(told(analyst, "signature.pendingTitle"))).toBeVisible();
  await expect(page.getByText(told(analyst, "matched"), { exact: true })).toHaveCount(fraudScenarios.length);
  await page.getByText(words("fraud-match.order"), { exact: true }).first().click();
  await expect(page.getByText(/^NOV .* → /)).toBeVisible();
  const passed = page.getByRole("radio", { name: words("certification.verdict.passed") });
  await expect(passed).toHaveCount(fraudScenarios.length);
  for (const radio of await passed.all()) await radio.check();
  await expectSoundPage(page);
  await press(analyst, words("back-office-certification.bar.send"));
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(told(analyst, "review.unsigned"));
  await expect(dialog).toContainText(words("back-office-certification.send.title.waiting"));
  await expect(dialog).not.toContainText(words("back-office-certification.send.lead.reject"));
  await expect(
    dialog.getByRole("button", { name: words("back-office-certification.send.conclude") }),
  ).toHaveCount(0);
  await dialog.getByRole("button", { name: told(analyst, "signature.record") }).click();
}

/** The dialog of it is open already: it is the way on where everything else has passed. */
async function sign(analyst: Person): Promise<void> {
  const { page } = analyst;
  await expectSoundPage(page);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: told(analyst, "signature.reference") }).fill(reference);
  await dialog.getByRole("button", { name: told(analyst, "signature.confirm") }).click();
  await expect(page.getByText(told(analyst, "signature.signedTitle"))).toBeVisible();
  await expect(page.getByText(new RegExp(reference)).first()).toBeVisible();
}

async function conclude(analyst: Person): Promise<void> {
  const { page, words } = analyst;
  await press(analyst, words("back-office-certification.bar.send"));
  await expect(page.getByRole("dialog")).toContainText(told(analyst, "review.promise"));
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("back-office-certification.send.conclude") })
    .click();
  await expect(page.getByText(told(analyst, "review.decided"))).toBeVisible();
}

async function deliver(analyst: Person, company: string): Promise<void> {
  const { page, words, at } = analyst;
  await page.goto(`${at("/onboarding/bo/company")}?text=${encodeURIComponent(company)}`);
  await page.getByRole("link", { name: company }).click();
  await press(analyst, words("production.delivery.open"));
  const dialog = page.getByRole("dialog");
  for (const name of ["privateKey", "publicKey"] as const)
    await dialog
      .getByRole("textbox", { name: words(`production.delivery.field.${name}`) })
      .fill(productionKeys[name]);
  await expectSoundPage(page);
  await dialog.getByRole("button", { name: words("production.delivery.confirm") }).click();
  await expect(dialog).toBeHidden();
}

/** At its screens, in a browser of its own. */
export async function supportAtScreens(browser: Browser, { locale, company }: Shop): Promise<Support> {
  const analyst = await newPerson(await newContext(browser), locale);
  await openAs(analyst, supportEmail, "/onboarding/bo/dashboard");
  return {
    giveBack: async () => {
      await openTicket(analyst, company, "configuration");
      await giveBack(analyst);
    },
    approve: async () => {
      await openTicket(analyst, company, "configuration");
      await approve(analyst);
    },
    sign: async () => {
      await openTicket(analyst, company, "certification");
      await judge(analyst);
      await sign(analyst);
    },
    conclude: () => conclude(analyst),
    deliver: async () => {
      await deliver(analyst, company);
      await analyst.page.context().close();
    },
  };
}
