import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../../testing/api.ts";
import {
  beginFraud,
  fraudCertifiable,
  scenarioVerdicts,
  sendScenarios,
} from "../../testing/fraud/fraud-certification.ts";
import { completeDraft, newClient, type Person, sentConfiguration } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { partnerData } from "../../testing/suites/route-calls.ts";
import { withSupport } from "../../testing/with-support.ts";

const { reject, send } = configurationContract.routes;

let stage: TestStage;
let support: Person;
withSupport(
  (opened, reviewer) => {
    stage = opened;
    support = reviewer;
  },
  { isEmptied: true },
);

const mailsTo = (email: string) => stage.aws.mails.filter(({ to }) => to === email);
const toSupport = () => mailsTo("suporte@example.com");

const adjustments = (comment: string) => [{ field: "hashUrl" as const, comment }];

async function sentTwice(locale: Locale) {
  const { client, companyId, params } = await newClient(stage, {}, locale);
  await sentConfiguration(client, companyId);
  const body = { version: 1, adjustments: adjustments("Não responde.") };
  await ask(support, reject, { params, body });
  const draft = completeDraft({ hashUrl: "https://loja.example.com/outro" });
  await ask(client, send, { params, body: { version: 2, draft } });
  await stage.deliverEvents();
  return client;
}

test("what is sent again says so, to support and to whoever sent it", async () => {
  const client = await sentTwice("en");
  expect(toSupport().map(({ subject }) => subject.split(":")[0])).toEqual([
    "Nova configuração técnica para validar",
    "Configuração técnica enviada de novo (envio 2)",
  ]);
  const receipts = mailsTo(client.account.email).filter(({ subject }) => subject.startsWith("We received"));
  expect(receipts.map(({ subject }) => subject.replace(/ \(.*/, ""))).toEqual([
    "We received your technical configuration",
    "We received your technical configuration again",
  ]);
});

test("a release that is asked for again says so", async () => {
  const { client, params } = await newClient(stage, {}, "pt");
  const { request, decline } = releaseContract.routes;
  const wish = { category: "integrator" as const, reason: "Temos pressa." };
  await ask(client, request, { params, body: { version: 0, ...wish } });
  await ask(support, decline, { params, body: { version: 1, comment: "Ainda não." } });
  await ask(client, request, { params, body: { version: 2, ...wish } });
  await stage.deliverEvents();
  expect(toSupport().map(({ subject }) => subject.split(":")[0])).toEqual([
    "Pedido de liberação",
    "Novo pedido de liberação",
  ]);
});

test("who loses a release reads why", async () => {
  const { client, params } = await newClient(stage, {}, "pt");
  const { grant, revoke } = releaseContract.routes;
  await ask(support, grant, { params, body: { version: 0, comment: "Combinado." } });
  await ask(support, revoke, { params, body: { version: 1, comment: "O contrato terminou." } });
  await stage.deliverEvents();
  const mail = mailsTo(client.account.email).at(-1);
  expect(mail?.subject).toMatch(/^A liberação de Pagamento Online foi retirada/);
  expect(mail?.text).toContain("O contrato terminou.");
});

test("support reads whom it answers, and in which language", async () => {
  const { client, companyId, params } = await newClient(stage, {}, "es");
  await sentConfiguration(client, companyId);
  const wish = { version: 0, category: "integrator" as const, reason: "Tenemos prisa." };
  await ask(client, releaseContract.routes.request, { params, body: wish });
  await ask(client, partnerContract.routes.register, { params: { companyId }, body: partnerData });
  await stage.deliverEvents();
  expect(toSupport()).toHaveLength(3);
  for (const { text } of toSupport())
    expect(text).toContain(`Contato: Ana Souza (${client.account.email}), que usa o portal em espanhol.`);
});

test.each([
  [
    "en",
    "O endereço não responde.",
    "Comment from support, in Portuguese:",
    "Changes requested (in Portuguese)",
  ],
  [
    "es",
    "O endereço não responde.",
    "Comentario de soporte, en portugués:",
    "Ajustes solicitados (en portugués)",
  ],
  ["pt", "The address does not answer.", "em inglês:", "(em inglês)"],
] as const)(
  "in a mail in %s, the note “%s” is marked with its language",
  async (locale, note, comment, title) => {
    const { client, companyId, params } = await newClient(stage, {}, locale);
    await sentConfiguration(client, companyId);
    const body = { version: 1, comment: note, adjustments: adjustments(note) };
    await ask(support, reject, { params, body });
    await stage.deliverEvents();
    const mail = mailsTo(client.account.email).at(-1);
    expect(mail?.text).toContain(comment);
    expect(mail?.text).toContain(title);
    expect(mail?.html).toContain(locale === "pt" ? '<p lang="en">' : '<p lang="pt-BR">');
  },
);

test("a note in the mail's own language stands there without a mark", async () => {
  const { client, companyId, params } = await newClient(stage, {}, "pt");
  await sentConfiguration(client, companyId);
  const body = { version: 1, comment: "O endereço não responde.", adjustments: adjustments("Não responde.") };
  await ask(support, reject, { params, body });
  await stage.deliverEvents();
  const mail = mailsTo(client.account.email).at(-1);
  expect(mail?.text).toContain("Comentário do suporte: O endereço não responde.");
  expect(mail?.text).toContain("Ajustes pedidos:");
  expect(mail?.html).not.toMatch(/<(?:p|span) lang/);
});

test("who gets back scenarios that all passed reads what is left, and not that any has to be repeated", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const { routes } = fraudCertificationContract;
  const { version } = await beginFraud(who);
  await ask(client, routes.select, { params, body: { version, caseIds: ["approved", "rejected"] } });
  const sent = await sendScenarios(stage, who);
  const body = { version: sent.version, reviews: scenarioVerdicts(sent), comment: "Faltam os outros." };
  await ask(support, routes.reject, { params, body });
  await stage.deliverEvents();
  const mail = mailsTo(client.account.email).at(-1);
  expect(mail?.subject).toMatch(/^Os seus cenários de prevenção a fraude passaram; veja o que falta/);
  expect(mail?.text).toContain("Os que foram enviados passaram");
  expect(mail?.text).toContain("Faltam os outros.");
  expect(mail?.text).not.toMatch(/repetid|corrig/);
});

test("every mail leads whoever wants to answer into the portal", async () => {
  const client = await sentTwice("pt");
  for (const { text } of mailsTo(client.account.email)) {
    expect(text).toContain("Para responder, abra o portal pelo link acima");
    expect(text).toContain("https://portal.example.com/onboarding/configuration");
  }
  for (const { text } of toSupport()) {
    expect(text).toContain("Responda pelo portal, pelo link acima");
    expect(text).not.toContain("Para responder, abra");
  }
});
