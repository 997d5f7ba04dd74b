import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { release } from "../../testing/certified.ts";
import {
  approvedFraudConfiguration,
  completeFraudDraft,
  fraudTestKey,
  openFraudPrevention,
  sentFraudConfiguration,
} from "../../testing/fraud/fraud-configuration.ts";
import { historyOf } from "../../testing/history.ts";
import { newClient, type Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = fraudConfigurationContract;
const { routes: access } = accessDataContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

async function openClient() {
  const { client, companyId } = await newClient(stage);
  await openFraudPrevention(client, support, companyId);
  return { client, companyId, params: { companyId } };
}

const adjustments = [{ field: "webhookUrl" as const, comment: "O endereço não responde." }];
const accessData = { fraudDetectTestKey: fraudTestKey };

type Status = FraudConfiguration["status"];

/** A configuration that stands where it is said, brought there as people bring it. */
const bring: Readonly<Record<Status, (client: Person, companyId: string) => Promise<FraudConfiguration>>> = {
  open: (client, companyId) =>
    ask(client, routes.saveDraft, { params: { companyId }, body: { version: 0, draft: {} } }),
  "under-approval": sentFraudConfiguration,
  revision: async (client, companyId) => {
    const { version } = await sentFraudConfiguration(client, companyId);
    return ask(support, routes.reject, { params: { companyId }, body: { version, adjustments } });
  },
  approved: (client, companyId) => approvedFraudConfiguration(client, support, companyId),
};

const corrected = completeFraudDraft({ webhookUrl: "https://teste.loja.example.com/novo" });
const acts = {
  saveDraft: (version: number) => ({ version, draft: {} }),
  send: (version: number) => ({ version, draft: corrected }),
  reject: (version: number) => ({ version, adjustments }),
  conclude: (version: number) => ({ version, accessData }),
  reopen: (version: number) => ({ version }),
} as const;

/** Who may do what when, and where that leads; everything else is refused. */
const steps: Readonly<Record<string, Status>> = {
  "client saveDraft open": "open",
  "client saveDraft revision": "revision",
  "client send open": "under-approval",
  "client send revision": "under-approval",
  "support reject under-approval": "revision",
  "support conclude under-approval": "approved",
  "client reopen approved": "revision",
};
const ofClients = ["saveDraft", "send", "reopen"];

test.each(["open", "under-approval", "revision", "approved"] as const)(
  "of a configuration that is %s each action leads where it should, for those who may take it, and nowhere else",
  async (status) => {
    for (const action of ["saveDraft", "send", "reject", "conclude", "reopen"] as const) {
      for (const role of ["client", "support"] as const) {
        const { client, companyId, params } = await openClient();
        const before = await bring[status](client, companyId);
        const caller = role === "client" ? client : support;
        const call = { params, body: acts[action](before.version) };
        const next = steps[`${role} ${action} ${status}`];
        if (next) {
          expect(await ask(caller, routes[action], call)).toMatchObject({ status: next });
          continue;
        }
        const isTheirs = ofClients.includes(action) === (role === "client");
        expect(await refusal(caller, routes[action], call)).toMatchObject({
          code: isTheirs ? "action-not-allowed" : "forbidden",
        });
        expect(await ask(client, routes.get, { params })).toEqual(before);
      }
    }
  },
  120_000,
);

test("it is closed until the company has a test environment and uses the product, and what was begun goes on", async () => {
  const { client, companyId } = await newClient(stage);
  const call = { params: { companyId }, body: { version: 0, draft: {} } };
  expect(await refusal(client, routes.saveDraft, call)).toMatchObject({ code: "stage-locked" });
  const send = { params: { companyId }, body: { version: 0, draft: completeFraudDraft() } };
  expect(await refusal(client, routes.send, send)).toMatchObject({ code: "stage-locked" });
  await openFraudPrevention(client, support, companyId);
  const begun = await ask(client, routes.saveDraft, call);
  const { data, version } = await ask(client, companyContract.routes.get, { params: { companyId } });
  await ask(client, companyContract.routes.update, {
    params: { companyId },
    body: { version, data: { ...data, usesFraudDetect: false } },
  });
  const on = { params: { companyId }, body: { version: begun.version, draft: {} } };
  expect(await ask(client, routes.saveDraft, on)).toMatchObject({ status: "open" });
});

test("a company that does not use the product is let in by support's release alone", async () => {
  const { client, companyId } = await newClient(stage, { usesFraudDetect: false });
  await openFraudPrevention(client, support, companyId);
  const call = { params: { companyId }, body: { version: 0, draft: {} } };
  expect(await refusal(client, routes.saveDraft, call)).toMatchObject({ code: "stage-locked" });
  await release(support, companyId, "fraud-prevention");
  expect(await ask(client, routes.saveDraft, call)).toMatchObject({ status: "open", version: 1 });
});

test("what was half typed is kept in a draft and refused by its name when it is sent", async () => {
  const { client, params } = await openClient();
  const typed = { webhookUrl: "http://loja", analysisExpiry: 0, monthlyOrders: 5_000_000_000 };
  const saved = await ask(client, routes.saveDraft, { params, body: { version: 0, draft: typed } });
  expect(saved.draft).toEqual({ ...typed, integrationTypes: [] });
  const { rejectionMessage: _left, publishedSite: _none, ...draft } = completeFraudDraft(typed);
  const problem = await refusal(client, routes.send, {
    params,
    body: { version: 1, draft: { ...draft, integrationTypes: [], bestSellingCategory: "57" } },
  });
  expect(problem.fields).toEqual([
    { path: "draft.monthlyOrders", code: "too-large", limit: 999_999_999 },
    { path: "draft.bestSellingCategory", code: "invalid-option" },
    { path: "draft.integrationTypes", code: "required", limit: 1 },
    { path: "draft.analysisExpiry", code: "too-small", limit: 1 },
    { path: "draft.rejectionMessage", code: "required" },
    { path: "draft.webhookUrl", code: "url-not-https" },
  ]);
});

test("a category that the list does not have is refused", async () => {
  const { client, params } = await openClient();
  const draft = completeFraudDraft({ bestSellingCategory: "0000" });
  expect(await refusal(client, routes.send, { params, body: { version: 0, draft } })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "draft.bestSellingCategory", code: "invalid-option" }],
  });
});

test("sent, given back, corrected and approved, it delivers its test key, which is shown masked and revealed on record", async () => {
  const { client, companyId, params } = await openClient();
  const rejected = await bring.revision(client, companyId);
  expect(rejected).toMatchObject({ status: "revision", review: { adjustments }, revision: 1 });
  const untouched = { params, body: { version: rejected.version, draft: completeFraudDraft() } };
  expect(await refusal(client, routes.send, untouched)).toMatchObject({ code: "nothing-corrected" });
  const answers = { webhookUrl: "Abrimos a porta.", testSite: "Ninguém perguntou." };
  const again = await ask(client, routes.send, {
    params,
    body: { version: rejected.version, draft: completeFraudDraft(), answers },
  });
  expect(again).toMatchObject({ status: "under-approval", answers: { webhookUrl: "Abrimos a porta." } });
  expect(again.answers).not.toHaveProperty("testSite");
  const missing = { params, body: { version: again.version, accessData: {} } };
  expect(await refusal(support, routes.conclude, missing)).toMatchObject({
    code: "access-data-incomplete",
    fields: [{ path: "accessData.fraudDetectTestKey", code: "required" }],
  });
  await ask(support, routes.conclude, { params, body: { version: again.version, accessData } });
  const place = { companyId, product: "fraud-prevention" as const };
  expect(await ask(client, access.get, { params: place })).toMatchObject({
    fraudDetectTestKey: "••••9876",
    merchantId: "",
  });
  const reveal = { params: place, body: { field: "fraudDetectTestKey" as const } };
  expect(await ask(client, access.reveal, reveal)).toMatchObject({ value: fraudTestKey });
  const revealed = await historyOf(client, place, "access-data");
  expect(revealed.items[0]).toMatchObject({ event: "access-data.revealed", field: "fraudDetectTestKey" });
  const { items } = await historyOf(client, place, "configuration", { limit: 20 });
  expect(items.map(({ event, actor }) => [event, actor.name])).toEqual([
    ["fraud-configuration.approved", "Bruno Lima"],
    ["fraud-configuration.sent", "Ana Souza"],
    ["fraud-configuration.rejected", "Bruno Lima"],
    ["fraud-configuration.sent", "Ana Souza"],
  ]);
  expect(items[1]).toMatchObject({ revision: 2, corrections: { open: 0, changed: 0, answered: 1 } });
});

test("a key that was delivered stays when a new revision is approved without one", async () => {
  const { client, companyId, params } = await openClient();
  const approved = await bring.approved(client, companyId);
  const { version } = await ask(client, routes.reopen, { params, body: { version: approved.version } });
  const sent = await ask(client, routes.send, { params, body: { version, draft: corrected } });
  await ask(support, routes.conclude, { params, body: { version: sent.version, accessData: {} } });
  const place = { companyId, product: "fraud-prevention" as const };
  const reveal = { params: place, body: { field: "fraudDetectTestKey" as const } };
  expect(await ask(client, access.reveal, reveal)).toMatchObject({ value: fraudTestKey });
  const revision = await ask(client, routes.getRevision, { params: { companyId, revision: 2 } });
  expect(revision).toMatchObject({ revision: 2, draft: corrected });
});

test("fraud prevention is delivered a key and no store", async () => {
  const { client, companyId } = await openClient();
  await bring.approved(client, companyId);
  const problem = await refusal(support, access.replace, {
    params: { companyId, product: "fraud-prevention" },
    body: { version: 1, reason: "Trocar.", accessData: { merchantId: "LOJA0099" } },
  });
  expect(problem).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "accessData.merchantId", code: "unknown-field" }],
  });
});

test("a key that is replaced is told by a letter that leads to where it is shown", async () => {
  const { client, companyId } = await openClient();
  await bring.approved(client, companyId);
  const params = { companyId, product: "fraud-prevention" as const };
  const fraudDetectTestKey = "antifraude-de-teste-nova-5555";
  const body = { version: 1, reason: "A chave vazou.", accessData: { fraudDetectTestKey } };
  await ask(support, access.replace, { params, body });
  await stage.deliverEvents();
  const mail = stage.aws.mails.filter(({ to }) => to === client.account.email).at(-1);
  expect(mail?.text).toContain("A chave vazou.");
  expect(mail?.text).toMatch(/\/onboarding\/fraud-keys\s/);
  expect(mail?.text).not.toContain(fraudDetectTestKey);
});

test("its ticket is support's work under the product's own subject", async () => {
  const { client, companyId } = await openClient();
  const sent = await bring["under-approval"](client, companyId);
  const occurrenceId = sent.occurrence?.id ?? "";
  expect(occurrenceId).toBe(`${companyId}.fraud-prevention.configuration`);
  const ticket = await ask(support, occurrenceContract.routes.get, { params: { occurrenceId } });
  expect(ticket).toMatchObject({
    status: "support-pending",
    subjectNumber: 201,
    product: "fraud-prevention",
    stage: "configuration",
    contact: { name: "Ana Souza" },
  });
});
