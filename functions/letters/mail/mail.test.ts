import { accountContract } from "@portal/shared/account/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { formatTaxId } from "@portal/shared/field/tax-id.ts";
import type { Locale } from "@portal/shared/locales.ts";
import { keys } from "../../platform/table/keys.ts";
import { ask } from "../../testing/api.ts";
import type { SentMail } from "../../testing/engines/aws.ts";
import {
  accessForm,
  companyData,
  completeDraft,
  newClient,
  type Person,
  person,
  sentConfiguration,
} from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { reject, conclude, send } = configurationContract.routes;
const { register, answerJoinRequest, cancelJoinRequest, remindOwner } = companyContract.routes;

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

test("sending a configuration writes a receipt to the client and a notice to support, in each one's language", async () => {
  const { client, companyId: id } = await newClient(stage, {}, "es");
  const { occurrence } = await sentConfiguration(client, id);
  expect(await stage.deliverEvents()).toEqual({ batchItemFailures: [] });
  const [receipt, ...others] = to(client.account.email);
  expect(others).toEqual([]);
  expect(receipt).toMatchObject({
    from: '"Portal del Desarrollador" <portal@example.com>',
    replyTo: ["suporte@example.com"],
    subject: `Recibimos su configuración técnica (${occurrence?.number})`,
  });
  expect(receipt?.text).toContain("https://portal.example.com/es/onboarding/configuration");
  expect(receipt?.html).toContain('<html lang="es" dir="ltr">');
  const [notice] = to("suporte@example.com");
  expect(notice?.subject).toBe(
    `Nova configuração técnica para validar: Loja Exemplo (${occurrence?.number})`,
  );
  expect(notice?.text).toContain(
    `https://portal.example.com/onboarding/bo/configurationOccurrence?occurrence=${occurrence?.id}`,
  );
});

test("a rejection lists the fields by their names and what is wrong with each", async () => {
  const { client, companyId: id, params } = await newClient(stage, {}, "en");
  await sentConfiguration(client, id);
  const adjustments = [
    { field: "hashUrl" as const, comment: "It does not answer.\nTry it." },
    { field: "website" as const, comment: 'Wrong <store> & "name"' },
  ];
  await ask(support, reject, { params, body: { version: 1, comment: "Almost there.", adjustments } });
  await stage.deliverEvents();
  const mail = to(client.account.email).at(-1);
  expect(mail?.subject).toMatch(/^Your technical configuration needs changes \(\d{4}-\d{6}\)$/);
  expect(mail?.text).toContain("asked for 2 changes");
  expect(mail?.text).toContain("Comment from support: Almost there.");
  expect(mail?.text).toContain('Website: Wrong <store> & "name"');
  expect(mail?.html).toContain("Wrong &lt;store&gt; &amp; &quot;name&quot;");
  expect(mail?.html).toContain("It does not answer.<br>Try it.");
  expect(mail?.html).not.toMatch(/<store>/);
});

test("a rejection is told as it was said, even when the client has sent again since", async () => {
  const { client, companyId: id, params } = await newClient(stage);
  await sentConfiguration(client, id);
  const adjustments = [{ field: "hashUrl" as const, comment: "Não responde." }];
  await ask(support, reject, { params, body: { version: 1, adjustments } });
  const draft = completeDraft({ hashUrl: "https://loja.example.com/hash-2" });
  await ask(client, send, { params, body: { version: 2, draft } });
  await ask(support, conclude, { params, body: { version: 3, accessData: accessForm } });
  await stage.deliverEvents();
  expect(to(client.account.email).map(({ text }) => text.includes("Não responde."))).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test("an approval links to the access data and carries no key", async () => {
  const { client, companyId: id, params } = await newClient(stage);
  await sentConfiguration(client, id);
  await ask(support, conclude, { params, body: { version: 1, accessData: accessForm } });
  await stage.deliverEvents();
  const mail = to(client.account.email).at(-1);
  expect(mail?.text).toContain("https://portal.example.com/onboarding/access-data");
  expect(JSON.stringify(stage.aws.mails)).not.toContain(accessForm.merchantKey);
  expect(JSON.stringify(stage.aws.mails)).not.toContain(accessForm.merchantId);
});

test("a request to join is put to the owner, and the answer to whoever asked", async () => {
  for (const accept of [true, false]) {
    const { client: owner, companyId: id, data } = await newClient(stage);
    const newcomer = await person(stage, "Rita Melo", { locale: "en" });
    const body = {
      data: companyData({ taxIdentificationNumber: data.taxIdentificationNumber }),
      acceptsTerms: true as const,
    };
    await ask(newcomer, register, { body });
    await stage.deliverEvents();
    expect(to(owner.account.email).at(-1)).toMatchObject({
      subject: "Rita Melo pede para participar da empresa Loja Exemplo",
    });
    expect(to(newcomer.account.email)).toEqual([]);

    await ask(owner, answerJoinRequest, { params: { companyId: id, sub: newcomer.sub }, body: { accept } });
    await stage.deliverEvents();
    expect(to(newcomer.account.email).map(({ subject }) => subject)).toEqual([
      accept ? "You are now part of Loja Exemplo" : "Your request to join a company was declined",
    ]);
  }
});

/** A person who registers with the tax id of a company that already exists. */
async function stranger(data: { taxIdentificationNumber: string }, locale: Locale = "pt") {
  const newcomer = await person(stage, "Rita Melo", { locale });
  const { taxIdentificationNumber } = data;
  const body = { data: companyData({ taxIdentificationNumber }), acceptsTerms: true as const };
  await ask(newcomer, register, { body });
  const { joinRequest } = await ask(newcomer, accountContract.routes.open, { body: { locale } });
  return { newcomer, requestedAt: joinRequest?.requestedAt ?? "" };
}

test("who is declined learns nothing of the company but the document that they typed", async () => {
  for (const locale of ["pt", "en", "es"] as const) {
    const { client: owner, companyId: id, data } = await newClient(stage, { tradingName: "Nome Secreto" });
    const { newcomer } = await stranger(data, locale);
    await ask(owner, answerJoinRequest, {
      params: { companyId: id, sub: newcomer.sub },
      body: { accept: false },
    });
    await stage.deliverEvents();
    const [mail, ...others] = to(newcomer.account.email);
    expect(others).toEqual([]);
    expect(JSON.stringify(mail)).not.toContain("Nome Secreto");
    expect(JSON.stringify(mail)).not.toContain(owner.account.name);
    expect(mail?.text).toContain(formatTaxId(data.taxIdentificationType, data.taxIdentificationNumber));
  }
});

test("a reminder tells the owner again who waits; nobody is written to about a request that was taken back", async () => {
  const { client: owner, data } = await newClient(stage);
  const { newcomer, requestedAt: since } = await stranger(data);
  await stage.deliverEvents();
  const dayBefore = new Date(Date.parse(since) - 25 * 60 * 60 * 1000).toISOString();
  const own = (await stage.items()).filter(
    ({ pk, sk, role }) =>
      role === "requested" && (pk === keys.person(newcomer.sub).pk || String(sk).includes(newcomer.sub)),
  );
  for (const item of own) await stage.put({ ...item, since: dayBefore });
  await ask(newcomer, remindOwner, { body: { requestedAt: dayBefore } });
  await stage.deliverEvents();
  expect(to(owner.account.email).at(-1)?.subject).toBe(
    "Lembrete: Rita Melo espera a sua resposta para participar da empresa Loja Exemplo",
  );

  const { client: other, data: theirs } = await newClient(stage);
  const { newcomer: mistaken, requestedAt } = await stranger(theirs);
  await ask(mistaken, cancelJoinRequest, { body: { requestedAt } });
  await stage.deliverEvents();
  expect(to(other.account.email)).toEqual([]);
});

test("a company's news go to nobody who has left it", async () => {
  const { client: owner, companyId: id, data } = await newClient(stage);
  const leaver = await person(stage, "Lia Costa");
  const body = {
    data: companyData({ taxIdentificationNumber: data.taxIdentificationNumber }),
    acceptsTerms: true as const,
  };
  await ask(leaver, register, { body });
  await ask(owner, answerJoinRequest, { params: { companyId: id, sub: leaver.sub }, body: { accept: true } });
  await sentConfiguration(leaver, id);
  await stage.remove(keys.member(id, leaver.sub));
  await stage.deliverEvents();
  expect(to(leaver.account.email).map(({ subject }) => subject)).toEqual([
    "Você agora participa da empresa Loja Exemplo",
  ]);
  expect(to(owner.account.email).at(-1)?.subject).toContain("Recebemos a sua configuração técnica");
});

test("who left a company and asks to come back is not yet told its news", async () => {
  const { client: owner, companyId: id } = await newClient(stage);
  const leaver = await person(stage, "Lia Costa");
  const member = {
    ...keys.member(id, leaver.sub),
    sub: leaver.sub,
    since: "2026-01-02T10:00:00.000Z",
    version: 1,
  };
  await stage.put({ ...member, role: "member" });
  await sentConfiguration(leaver, id);
  await stage.put({ ...member, role: "requested" });
  await stage.deliverEvents();
  expect(to(leaver.account.email)).toEqual([]);
  expect(to(owner.account.email)).toHaveLength(1);
});

test("a line break in a name makes no header of its own", async () => {
  const { client, companyId: id } = await newClient(stage);
  await sentConfiguration(client, id);
  const company = (await stage.items()).find(({ sk }) => sk === "COMPANY");
  const { data } = await ask(client, companyContract.routes.get, { params: { companyId: id } });
  await stage.put({ ...company, data: { ...data, tradingName: "Loja\r\nBcc: alvo@example.org\u2028x" } });
  await stage.deliverEvents();
  const [notice] = to("suporte@example.com");
  expect(notice?.subject).toContain("Loja Bcc: alvo@example.org x");
  expect(notice?.subject).not.toMatch(/[\r\n\u2028]/);
});
