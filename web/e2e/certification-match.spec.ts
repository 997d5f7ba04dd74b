import type { Page, Request } from "@playwright/test";
import { type CertificationCase, casesFor } from "@portal/shared/certification/cases.ts";
import { certificationSchema } from "@portal/shared/certification/model.ts";
import { type RecipeCall, valuesAt } from "@portal/shared/certification-match/recipe/recipe.ts";
import { recipeOf } from "@portal/shared/certification-match/recipe/recipes.data.ts";
import { type RecipeRunner, runRecipe } from "@portal/shared/certification-match/recipe/run-recipe.ts";
import { sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";
import * as z from "zod/mini";
import { picture } from "./evidence-files.ts";
import {
  expectToast,
  field,
  newContext,
  newPerson,
  openAs,
  type Person,
  personOf,
  supportEmail,
} from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";

const sessionSchema = z.object({ merchantId: z.string(), merchantKey: z.string() });
const listSchema = z.object({ items: z.array(z.object({ id: z.string() })) });

/** What a program of the integrator has: the store, its key, and the portal's own list of what was made. */
interface Program {
  readonly companyId: string;
  readonly authorization: string;
  readonly merchantId: string;
  readonly merchantKey: string;
}

const caseAddress = (id: string) => `/onboarding/certification/send-test?case=${id}`;

/** Runs one case from its page, and takes over the store's key of an hour that this asks for. */
async function runForMe(client: Person, id: string): Promise<Program> {
  const { page, words, at } = client;
  await page.goto(at(caseAddress(id)));
  const asked = page.waitForRequest((request) => request.url().endsWith("/sandbox/session"));
  await page.getByRole("button", { name: words("certification-match.produce.run") }).click();
  const request: Request = await asked;
  const session = sessionSchema.parse(await (await request.response())?.json());
  const companyId = /companies\/(\w+)/.exec(request.url())?.[1] ?? "";
  await expect(page.getByText(words("certification-match.produce.ran"))).toBeVisible({ timeout: 20_000 });
  const { authorization = "" } = await request.allHeaders();
  return { companyId, authorization, ...session };
}

/** A plain HTTP client: it knows the documented interface and nothing of the portal's screens. */
function runnerOf(page: Page, { companyId, authorization, merchantId, merchantKey }: Program): RecipeRunner {
  const headers = { merchant_id: merchantId, merchant_key: merchantKey };
  return {
    call: async (call: RecipeCall) => {
      const answer = await page.request.fetch(sandboxAddress + call.path, {
        method: call.method,
        headers: { ...headers, ...call.headers },
        ...(call.body ? { data: call.body } : {}),
        timeout: 60_000,
      });
      const told: unknown = await answer.json().catch(() => undefined);
      return { status: answer.status(), body: told };
    },
    wait: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    newest: async (machine) => {
      const list = `/api/companies/${companyId}/sandbox/stores/${merchantId}/transactions?machine=${machine}`;
      const answer = await page.request.get(list, { headers: { authorization } });
      return listSchema.parse(await answer.json()).items[0]?.id;
    },
  };
}

type Spoil = (call: RecipeCall) => RecipeCall;

/** All cases; those that wait for a minute go on beside the others. */
async function runAll(
  page: Page,
  program: Program,
  cases: readonly CertificationCase[],
  spoils: Readonly<Record<string, Spoil>> = {},
): Promise<void> {
  const runner = runnerOf(page, program);
  const run = (one: CertificationCase, index: number) =>
    runRecipe(
      recipeOf(one.id, one.requiredCards.length > 0 ? one.requiredCards : one.cards?.slice(0, 1)).map(
        spoils[one.id] ?? ((call) => call),
      ),
      valuesAt(new Date(), index, program.merchantKey),
      runner,
    );
  const waiting = cases.filter(({ block }) => block === "status").map((one, index) => run(one, 90 + index));
  for (const [index, one] of cases.filter(({ block }) => block !== "status").entries()) await run(one, index);
  await Promise.all(waiting);
}

async function certificationOf(page: Page, { companyId, authorization }: Program) {
  const answer = await page.request.get(`/api/companies/${companyId}/certifications/online-payment`, {
    headers: { authorization },
  });
  return certificationSchema.parse(await answer.json());
}

/** Three things that integrators get wrong, and what the page says of each. */
const faults: Readonly<Record<string, { readonly spoil: Spoil; readonly said: RegExp }>> = {
  capture: {
    spoil: (call) =>
      call.operation === "preauth-capture" ? { ...call, body: { ...call.body, amount: "900" } } : call,
    said: /valor de R\$\s9,00 em vez de R\$\s10,00/,
  },
  "3ds-payment": {
    spoil: (call) =>
      call.operation === "payment-do"
        ? {
            ...call,
            body: { ...call.body, external_authentication: { eci: "05", reference_id: "{trans_id}" } },
          }
        : call,
    said: /falta enviar external_authentication\.cavv/,
  },
  "timeout-approved": {
    spoil: (call) => (call.waitSeconds ? { ...call, waitSeconds: 5 } : call),
    said: /consulta depois de \d+ s; espere 60 s/,
  },
};

async function expectFaultsNamed({ page, at }: Person): Promise<void> {
  for (const [id, { said }] of Object.entries(faults)) {
    await page.goto(at(caseAddress(id)));
    await expect(page.getByText(said)).toBeVisible({ timeout: 15_000 });
  }
}

test("three faults are named; then every case is made by a program, used in one click, and concluded as checked", async ({
  browser,
  page,
}) => {
  test.setTimeout(290_000);
  const client = personOf(page, "pt");
  const { words, at } = client;
  await openAs(client, "heitor@example.com", caseAddress("card-denied"));
  await expect(page.getByText(/Encontrado: NIT/)).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("certification-match.use") }).click();
  await expect(field(client, words("certification.return.platformUsn"))).toHaveValue(/^\d{15}$/);
  await expect(page.getByText(words("certification-match.matched"))).toBeVisible();
  await field(client, words("certification.return.orderId")).fill("A-MAO-1");
  await page.getByRole("button", { name: words("certification.sendTest.save"), exact: true }).click();
  await expect(page.getByText(words("certification-match.matched"))).toBeHidden();
  await page.goto(at(caseAddress("installments-without-interest")));
  await expect(page.getByText("1 parcela em vez de 3")).toBeVisible();
  await expectSoundPage(page);

  const program = await runForMe(client, "card-cancel");
  await expect(page.getByText(/Encontrado: NIT/)).toBeVisible({ timeout: 10_000 });
  const begun = await certificationOf(page, program);
  const cases = casesFor(begun.scope).filter(({ id }) => begun.selected.includes(id));
  expect(cases).toHaveLength(25);
  for (const { id } of cases.filter(({ needsScreens }) => needsScreens)) {
    await page.goto(at(caseAddress(id)));
    await page.locator(".evidence-drop input[type=file]").setInputFiles(await picture(page, `${id}.png`));
    await expect(page.locator(".evidence-line").filter({ hasText: `${id}.png` })).toContainText(
      words("evidence.state.clean"),
    );
  }
  const faulty = cases.filter(({ id }) => id in faults);
  const spoils = Object.fromEntries(Object.entries(faults).map(([id, { spoil }]) => [id, spoil]));
  await runAll(page, program, faulty, spoils);
  await expectFaultsNamed(client);
  await runAll(page, program, cases);

  await page.goto(at("/onboarding/certification/send-test"));
  const useAll = page.getByRole("button", { name: words("certification-match.useAll", { count: 25 }) });
  await expect(useAll).toBeVisible({ timeout: 20_000 });
  await expectSoundPage(page);
  const acts = await actsOn(page);
  await useAll.click();
  await expectToast(client, words("certification-match.used", { count: 25 }));
  await expect(
    page.getByText(words("certification-match.summary", { matched: 25, total: 25 })),
  ).toBeVisible();
  await page.getByRole("button", { name: words("certification.summary.send") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("certification.summary.confirm") })
    .click();
  await expect(page.getByText(words("certification.summary.waitingTitle")).first()).toBeVisible();
  expect(await acts()).toEqual({ keys: 0, clicks: 3 });

  const analyst = await newPerson(await newContext(browser), "pt");
  await concludeChecked(analyst, "Mercado Vila Nova");
  expect((await certificationOf(page, program)).status).toBe("concluded");
  await analyst.page.context().close();
});

declare global {
  interface Window {
    acts?: { keys: number; clicks: number };
  }
}

/** Counts what a person does from here on: keys that are pressed, and clicks. */
async function actsOn(page: Page): Promise<() => Promise<{ keys: number; clicks: number } | undefined>> {
  await page.evaluate(() => {
    const acts = { keys: 0, clicks: 0 };
    window.acts = acts;
    addEventListener("keydown", () => (acts.keys += 1), true);
    addEventListener("click", () => (acts.clicks += 1), true);
  });
  return () => page.evaluate(() => window.acts);
}

/** From the queue to the certificate: what was checked is first, and its calls are there to be seen. */
async function concludeChecked(analyst: Person, company: string): Promise<void> {
  const { page, words, at } = analyst;
  await openAs(analyst, supportEmail, "/onboarding/bo/dashboard");
  await page.goto(at("/onboarding/bo/dashboard?status=support-pending"));
  const first = page.getByRole("row").nth(1);
  await expect(first).toContainText(company);
  await expect(first).toContainText(words("occurrence.checked"));
  await expectSoundPage(page);
  await page.getByRole("link", { name: new RegExp(company) }).click();
  await expect(page.getByText(words("certification-match.checked.lead"))).toBeVisible();
  const card = page.locator('[data-case-id="timeout-approved"]');
  await expect(card).toContainText(words("certification-match.matched"));
  await card.getByText(words("certification-match.calls")).click();
  await expect(card.getByText(words("certification-match.lost"))).toBeVisible();
  await expectSoundPage(page);
  await page.getByRole("button", { name: words("certification-match.checked.pass") }).click();
  await page.getByRole("button", { name: words("back-office-certification.bar.send"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: words("back-office-certification.send.conclude") }).click();
  await expect(dialog).toBeHidden();
}
