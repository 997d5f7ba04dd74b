import { expectToast, field, openAs, type Person, personOf } from "./people.ts";
import { expect, expectSoundPage, test } from "./portal-test.ts";
import { caseProgram, type Spoil, selectedCases } from "./shop/case-program.ts";
import { buyOnHostedPage } from "./shop/hosted-case.ts";

const member = "heitor@example.com";
const caseAddress = (id: string) => `/onboarding/certification/send-test?case=${id}`;

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

/** What the calls of the company's first weeks show: a match to be used, which no edit outlives, and a nearest attempt. */
async function meetFound(client: Person): Promise<void> {
  const { page, words, at } = client;
  await openAs(client, member, caseAddress("card-denied"));
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
}

test("of all cases, run with three faults, each fault is named and the others are found", async ({
  browser,
  page,
}) => {
  test.setTimeout(240_000);
  const client = personOf(page, "pt");
  const { words, at } = client;
  await meetFound(client);
  const program = await caseProgram(member);
  const cases = selectedCases(await program.certification());
  const spoils = Object.fromEntries(Object.entries(faults).map(([id, { spoil }]) => [id, spoil]));
  await Promise.all([program.run(cases, spoils), buyOnHostedPage(browser, program)]);

  for (const [id, { said }] of Object.entries(faults)) {
    await page.goto(at(caseAddress(id)));
    await expect(page.getByText(said)).toBeVisible({ timeout: 15_000 });
  }
  const found = cases.length - Object.keys(faults).length;
  await page.goto(at("/onboarding/certification/send-test"));
  await page.getByRole("button", { name: words("certification-match.useAll", { count: found }) }).click();
  await expectToast(client, words("certification-match.used", { count: found }));
  const matched = words("certification-match.summary", { matched: found, total: cases.length });
  await expect(page.getByText(matched)).toBeVisible();
});
