import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { noticeContract } from "@portal/shared/notice/contract.ts";
import type { Notice } from "@portal/shared/notice/model.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { keys } from "../../platform/table/keys.ts";
import { ask, refusal } from "../../testing/api.ts";
import {
  accessForm,
  completeDraft,
  newClient,
  type Person,
  person,
  sentConfiguration,
} from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { list, count, mark, readAll, chooseMail } = noticeContract.routes;
const { reject, conclude, send } = configurationContract.routes;

let stage: TestStage;
let support: Person;
withSupport(
  (opened, reviewer) => {
    stage = opened;
    support = reviewer;
  },
  { isEmptied: true },
);

type Query = Parameters<typeof ask<typeof list>>[2]["query"];

const noticesOf = async (who: Person, companyId: string, query: Query = {}): Promise<Notice[]> =>
  (await ask(who, list, { params: { companyId }, query })).items;
const titlesOf = async (who: Person, companyId: string, query: Query = {}) =>
  (await noticesOf(who, companyId, query)).map(({ event, isRead }) => [event, isRead]);
const unreadOf = async (who: Person, companyId: string) =>
  (await ask(who, count, { params: { companyId } })).unread;

/** A company whose configuration was rejected, and whose anti-fraud was released ahead of the usual order. */
async function toldClient() {
  const { client, companyId, params } = await newClient(stage);
  await sentConfiguration(client, companyId);
  const adjustments = [{ field: "hashUrl" as const, comment: "Não responde." }];
  await ask(support, reject, { params, body: { version: 1, comment: "Quase lá.", adjustments } });
  await ask(support, releaseContract.routes.grant, {
    params: { companyId, product: "fraud-prevention" },
    body: { version: 0, comment: "Liberado após conferência." },
  });
  return { client, companyId, params };
}

/** Somebody whom the owner lets into the company. */
async function colleagueOf(owner: Person, companyId: string, name = "Beto Alves"): Promise<Person> {
  const { register, answerJoinRequest, get } = companyContract.routes;
  const { data } = await ask(owner, get, { params: { companyId } });
  const colleague = await person(stage, name);
  await ask(colleague, register, { body: { data, acceptsTerms: true } });
  await ask(owner, answerJoinRequest, {
    params: { companyId, sub: colleague.sub },
    body: { accept: true },
  });
  return colleague;
}

const granted = ["release.granted", false];
const rejected = ["configuration.rejected", false];

test("what support did in either product is news, and what one did oneself is none", async () => {
  const { client, companyId } = await toldClient();
  expect(await titlesOf(client, companyId)).toEqual([granted, rejected]);
  expect(await noticesOf(client, companyId)).toMatchObject([
    { product: "fraud-prevention", subject: "release", comment: "Liberado após conferência." },
    { product: "online-payment", subject: "configuration", actor: { role: "support", name: "Bruno Lima" } },
  ]);
  expect(await titlesOf(client, companyId, { product: "online-payment" })).toEqual([rejected]);
  const [newest] = await noticesOf(client, companyId);
  expect(await ask(client, count, { params: { companyId } })).toEqual({
    unread: 2,
    isMore: false,
    newest: newest?.id,
    byMail: true,
  });
});

test("one notice is read, put back and read with all others; what comes later is unread again", async () => {
  const { client, companyId, params: place } = await toldClient();
  const [newest] = await noticesOf(client, companyId);
  const params = { companyId, noticeId: newest?.id ?? "" };
  await ask(client, mark, { params, body: { isRead: true } });
  expect(await titlesOf(client, companyId)).toEqual([["release.granted", true], rejected]);
  expect(await titlesOf(client, companyId, { show: "unread" })).toEqual([rejected]);
  expect(await unreadOf(client, companyId)).toBe(1);

  await ask(client, mark, { params, body: { isRead: false } });
  expect(await unreadOf(client, companyId)).toBe(2);

  await ask(client, readAll, { params: { companyId }, body: { until: params.noticeId } });
  expect(await ask(client, count, { params: { companyId } })).toMatchObject({ unread: 0, newest: null });
  expect(await titlesOf(client, companyId, { show: "unread" })).toEqual([]);

  // One that is older than all that was read is put back, and counts.
  await ask(client, mark, { params, body: { isRead: false } });
  expect(await titlesOf(client, companyId, { show: "unread" })).toEqual([granted]);

  const draft = completeDraft({ hashUrl: "https://loja.example.com/hash-2" });
  await ask(client, send, { params: place, body: { version: 2, draft } });
  await ask(support, conclude, { params: place, body: { version: 3, accessData: accessForm } });
  const events = (await noticesOf(client, companyId, { show: "unread" })).map(({ event }) => event);
  expect(events.toSorted()).toEqual(["access-data.delivered", "configuration.approved", "release.granted"]);
});

test("what arrived after the newest one that somebody saw stays unread when they read all", async () => {
  const { client, companyId } = await toldClient();
  const [, seen] = await noticesOf(client, companyId);
  await ask(client, readAll, { params: { companyId }, body: { until: seen?.id ?? "" } });
  expect(await titlesOf(client, companyId)).toEqual([granted, ["configuration.rejected", true]]);
});

test("each member reads for themselves, is told what colleagues do, and of nothing before they came", async () => {
  const { client, companyId, params } = await toldClient();
  const colleague = await colleagueOf(client, companyId);
  const asked = "company.join-requested";
  expect(await titlesOf(client, companyId)).toEqual([[asked, false], granted, rejected]);
  expect(await titlesOf(colleague, companyId, { show: "unread" })).toEqual([
    ["company.join-accepted", false],
  ]);

  const draft = completeDraft({ hashUrl: "https://loja.example.com/hash-2" });
  await ask(client, send, { params, body: { version: 2, draft } });
  expect((await titlesOf(colleague, companyId, { show: "unread" }))[0]).toEqual([
    "configuration.sent",
    false,
  ]);
  expect(await unreadOf(client, companyId)).toBe(3);
  const [sent] = await noticesOf(colleague, companyId);
  await ask(colleague, readAll, { params: { companyId }, body: { until: sent?.id ?? "" } });
  expect([await unreadOf(colleague, companyId), await unreadOf(client, companyId)]).toEqual([0, 3]);
});

test("pages of the unread begin where the one before ended, and hold what was marked meanwhile no more", async () => {
  const { client, companyId, params } = await newClient(stage);
  const { grant, revoke } = releaseContract.routes;
  const comment = "Combinado.";
  for (let version = 0; version < 8; version += 1)
    await ask(support, version % 2 ? revoke : grant, { params, body: { version, comment } });
  const query = { show: "unread", limit: 5 } as const;
  const first = await ask(client, list, { params: { companyId }, query });
  const rest = await ask(client, list, { params: { companyId }, query: { ...query, cursor: first.cursor } });
  expect([first.items.length, rest.items.length, rest.cursor]).toEqual([5, 3, undefined]);
  const ids = [...first.items, ...rest.items].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)].toSorted().toReversed());
  const noticeId = rest.items[0]?.id ?? "";
  await ask(client, mark, { params: { companyId, noticeId }, body: { isRead: true } });
  expect(await unreadOf(client, companyId)).toBe(7);
  // Its cursor is good for these notices only.
  expect(
    await refusal(client, list, { params: { companyId }, query: { limit: "5", cursor: first.cursor ?? "" } }),
  ).toMatchObject({ code: "invalid-cursor" });
});

test("nobody counts further than anybody reads", async () => {
  const { client, companyId } = await newClient(stage);
  for (let index = 0; index < 55; index += 1) {
    const id = `7ZZZZZZZZZ${String(index).padStart(16, "0")}`;
    const actor = { role: "support", sub: "somebody", name: "Bruno Lima" };
    const item = { id, event: "release.granted", at: "2026-11-22T12:00:00.000Z", actor };
    await stage.put({ ...keys.history(companyId, "online-payment#release", id), ...item });
  }
  expect(await ask(client, count, { params: { companyId } })).toMatchObject({ unread: 50, isMore: true });
});

describe("letters", () => {
  const mailsTo = ({ account }: Person) =>
    stage.aws.mails.filter(({ to }) => to === account.email).map(({ subject }) => subject);

  test("of the news reach whoever wants them, and from then on nobody who does without", async () => {
    const { client, companyId } = await toldClient();
    await stage.deliverEvents();
    expect(mailsTo(client)).toHaveLength(3);
    await ask(client, chooseMail, { params: { companyId }, body: { byMail: false } });
    expect(await ask(client, count, { params: { companyId } })).toMatchObject({ byMail: false, unread: 2 });
    const { revoke } = releaseContract.routes;
    const params = { companyId, product: "fraud-prevention" as const };
    await ask(support, revoke, { params, body: { version: 1, comment: "O contrato terminou." } });
    await stage.deliverEvents();
    expect(mailsTo(client)).toHaveLength(3);
    // Its notice says it all the same.
    expect((await noticesOf(client, companyId))[0]).toMatchObject({
      event: "release.revoked",
      isRead: false,
    });
    await ask(client, chooseMail, { params: { companyId }, body: { byMail: true } });
    await ask(support, releaseContract.routes.grant, { params, body: { version: 2, comment: "De volta." } });
    await stage.deliverEvents();
    expect(mailsTo(client)).toHaveLength(4);
  });

  test("say where to do without them, in their language, to whoever may: not support, nor where a letter is owed", async () => {
    const { client, companyId, params } = await newClient(stage, {}, "en");
    await sentConfiguration(client, companyId);
    await ask(support, conclude, { params, body: { version: 1, accessData: accessForm } });
    await stage.deliverEvents();
    const replaced = {
      version: 1,
      reason: "It leaked.",
      accessData: { merchantKey: "outra-chave-7777" },
    };
    await ask(support, accessDataContract.routes.replace, { params, body: replaced });
    await colleagueOf(client, companyId);
    await stage.deliverEvents();
    const page = "https://portal.example.com/en/anti-fraud/Components/Notifications";
    const all = stage.aws.mails.map(({ to, subject, text, html, headers }) => ({
      subject,
      isTold: [text.includes(`: ${page}`), html.includes(`<a href="${page}">`)],
      header: headers["List-Unsubscribe"],
      isClient: to === client.account.email,
    }));
    const optional = all.filter(({ header }) => header !== undefined);
    expect(optional.map(({ isClient }) => isClient)).toEqual([true, true]);
    expect(optional.every(({ isTold }) => isTold.every(Boolean))).toBe(true);
    expect(optional.map(({ header }) => header)).toEqual([`<${page}>`, `<${page}>`]);
    const owed = all.filter(({ header }) => header === undefined);
    expect(owed.filter(({ isTold }) => isTold.some(Boolean))).toEqual([]);
    // Support's, the replaced key, and what is about a colleague.
    expect(owed.filter(({ isClient }) => isClient).length).toBeGreaterThan(0);
    expect(owed.filter(({ isClient }) => !isClient).length).toBeGreaterThan(0);
  });

  test("to support go out whatever the client chose", async () => {
    const { client, companyId } = await newClient(stage);
    await ask(client, chooseMail, { params: { companyId }, body: { byMail: false } });
    await sentConfiguration(client, companyId);
    await stage.deliverEvents();
    expect(mailsTo(client)).toEqual([]);
    expect(stage.aws.mails.map(({ to }) => to)).toEqual(["suporte@example.com"]);
  });

  test("that are owed are sent all the same: a replaced key, and an answer to somebody outside", async () => {
    const { client, companyId, params } = await newClient(stage);
    await sentConfiguration(client, companyId);
    await ask(support, conclude, { params, body: { version: 1, accessData: accessForm } });
    await stage.deliverEvents();
    await ask(client, chooseMail, { params: { companyId }, body: { byMail: false } });
    const before = mailsTo(client).length;
    const replaced = {
      version: 1,
      reason: "A chave vazou.",
      accessData: { merchantKey: "outra-chave-7777" },
    };
    await ask(support, accessDataContract.routes.replace, { params, body: replaced });
    const colleague = await colleagueOf(client, companyId);
    await stage.deliverEvents();
    expect(mailsTo(client)).toHaveLength(before + 1);
    expect(mailsTo(colleague)).toHaveLength(1);
  });
});
