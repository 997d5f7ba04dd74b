import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../../testing/api.ts";
import { approveConfiguration, begin, sendFilled, verdicts } from "../../testing/certification.ts";
import type { SentMail } from "../../testing/engines/aws.ts";
import { accessForm, newClient, type Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = certificationContract;
const { routes: release } = releaseContract;

let stage: TestStage;
let support: Person;
withSupport(
  (opened, reviewer) => {
    stage = opened;
    support = reviewer;
  },
  { isEmptied: true },
);

const to = (email: string): SentMail[] => stage.aws.mails.filter((mail) => mail.to === email);
const lastTo = (email: string): SentMail | undefined => to(email).at(-1);
const site = "https://portal.example.com";

async function sentCertification(locale: Locale) {
  const who = await newClient(stage, {}, locale);
  await approveConfiguration(who.client, support, who.companyId);
  await begin(who);
  return { ...who, sent: await sendFilled(stage, who) };
}

test("sending a certification writes a receipt to the client and a notice to support", async () => {
  const { client, sent } = await sentCertification("en");
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  const { number, id } = sent.occurrence ?? {};
  expect(lastTo(client.account.email)).toMatchObject({
    subject: `We received your certification tests (${number})`,
    text: expect.stringContaining(`${site}/en/onboarding/certification`),
  });
  expect(lastTo("suporte@example.com")).toMatchObject({
    subject: `Nova certificação para validar: Loja Exemplo (${number})`,
    text: expect.stringContaining(`${site}/onboarding/bo/certificationOccurrence?occurrence=${id}`),
  });
});

test("a rejection lists the cases that failed by their titles, each with what was wrong", async () => {
  const { client, params, sent } = await sentCertification("es");
  const reviews = verdicts(sent, ["card-denied", "timeout-approved"]);
  const body = { version: sent.version, reviews, comment: "Casi listo <b>." };
  await ask(support, routes.reject, { params, body });
  await stage.deliverEvents();
  const mail = lastTo(client.account.email);
  expect(mail?.subject).toMatch(/^Su certificación necesita ajustes \(\d{4}-\d{6}\)$/);
  expect(mail?.text).toContain("2 casos deben repetirse");
  expect(mail?.text).toContain("Casos por repetir (en portugués):");
  expect(mail?.text).toContain("Pago rechazado: Não passou: card-denied.");
  expect(mail?.text).toContain("Não passou: timeout-approved.");
  expect(mail?.text).not.toContain("Pago único aprobado");
  expect(mail?.html).toContain("Casi listo &lt;b&gt;.");
});

test("a rejection for its comment alone lists no case", async () => {
  const { client, params, sent } = await sentCertification("en");
  const body = { version: sent.version, reviews: verdicts(sent), comment: "Show the shop's name." };
  await ask(support, routes.reject, { params, body });
  await stage.deliverEvents();
  const mail = lastTo(client.account.email);
  expect(mail?.text).toContain("Every case passed, but what the comment says has to be corrected.");
  expect(mail?.text).toContain("Comment from support: Show the shop's name.");
  expect(mail?.text).not.toContain("Cases to repeat");
});

test("a conclusion leads to production, and no mail of the whole way holds a key", async () => {
  const { client, params, sent } = await sentCertification("pt");
  const body = { version: sent.version, reviews: verdicts(sent) };
  await ask(support, routes.conclude, { params, body });
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  expect(lastTo(client.account.email)).toMatchObject({
    subject: expect.stringMatching(/^A sua integração está certificada \(\d{4}-\d{6}\)$/),
    text: expect.stringContaining(`${site}/onboarding/production`),
  });
  expect(JSON.stringify(stage.aws.mails)).not.toContain(accessForm.merchantKey);
});

test("filling in, choosing and restarting write to nobody", async () => {
  const who = await newClient(stage, {}, "pt");
  await approveConfiguration(who.client, support, who.companyId);
  await stage.deliverEvents();
  const before = stage.aws.mails.length;
  const { version } = await begin(who);
  const { params } = who;
  await ask(who.client, routes.select, { params, body: { version, caseIds: [] } });
  await ask(who.client, routes.restart, { params, body: { version: version + 1 } });
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  expect(stage.aws.mails).toHaveLength(before);
});

test("a release request reaches support with its reason, and the client hears the answer", async () => {
  const { client, companyId } = await newClient(stage, {}, "en");
  const params = { companyId, product: "fraud-prevention" as const };
  const reason = "We open next week & need it.";
  const wish = { version: 0, category: "developer" as const, reason };
  const { occurrence } = await ask(client, release.request, { params, body: wish });
  await stage.deliverEvents();
  const notice = lastTo("suporte@example.com");
  expect(notice?.subject).toBe(`Pedido de liberação: Loja Exemplo (${occurrence?.number})`);
  expect(notice?.text).toContain(`Motivo informado: ${reason}`);
  expect(notice?.html).toContain("next week &amp; need it");
  expect(notice?.text).toContain(`${site}/onboarding/bo/release?occurrence=${occurrence?.id}`);
  expect(to(client.account.email)).toEqual([]);

  await ask(support, release.decline, { params, body: { version: 1, comment: "No contract yet." } });
  await stage.deliverEvents();
  expect(lastTo(client.account.email)?.subject).toContain("Your release request was not accepted");
  expect(lastTo(client.account.email)?.text).toContain("Comment from support: No contract yet.");
});

test.each([
  ["online-payment", "/onboarding/certification", "Online Payment"],
  ["fraud-prevention", "/anti-fraud/access", "Fraud prevention"],
] as const)("a release of %s leads to %s", async (product, path, label) => {
  const { client, companyId } = await newClient(stage, {}, "en");
  await ask(support, release.grant, {
    params: { companyId, product },
    body: { version: 0, comment: "Soon." },
  });
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  const mail = lastTo(client.account.email);
  expect(mail?.subject).toMatch(new RegExp(`^${label} was released for Loja Exemplo`));
  expect(mail?.text).toContain(`${site}/en${path}`);
});
