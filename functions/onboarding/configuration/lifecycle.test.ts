import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { historyOf } from "../../testing/history.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  newClient,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = configurationContract;
const { routes: access } = accessDataContract;
const { routes: occurrence } = occurrenceContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const reject = { adjustments: [{ field: "website" as const, comment: "Endereço errado." }] };

test("half-typed addresses are kept in a draft and refused when it is sent", async () => {
  const { client, params } = await newClient(stage);
  const typed = { website: "http://loja", statusUrl: "loja.com/status" };
  const saved = await ask(client, routes.saveDraft, { params, body: { version: 0, draft: typed } });
  expect(saved.draft).toMatchObject(typed);

  const draft = completeDraft({ website: "http://loja.example.com" });
  const problem = await refusal(client, routes.send, { params, body: { version: 1, draft } });
  expect(problem).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "draft.website", code: "url-not-https" }],
  });
});

test("a draft that saves itself leaves no line of history, one that somebody saves leaves its own", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const save = (version: number, applicationName: string, isAutomatic: boolean) =>
    ask(client, routes.saveDraft, { params, body: { version, draft: { applicationName }, isAutomatic } });
  const lines = async () =>
    (await stage.items()).filter(({ pk, sk }) => String(pk).includes(id) && String(sk).startsWith("HIST#"))
      .length;
  const before = await lines();
  const first = await save(0, "L", true);
  const second = await save(first.version, "Lo", true);
  expect(second).toMatchObject({ version: 2, draft: { applicationName: "Lo" } });
  expect(await lines()).toBe(before);
  const body = { version: first.version, draft: { applicationName: "Outra" }, isAutomatic: true };
  expect(await refusal(client, routes.saveDraft, { params, body })).toMatchObject({
    code: "version-conflict",
    current: { draft: { applicationName: "Lo" } },
  });
  await save(second.version, "Loja", false);
  expect(await lines()).toBe(before + 1);
});

test("what decides the certification has to be there to send, not to save a draft", async () => {
  const { client, params } = await newClient(stage);
  const nothing = { transactionTypes: [], authorizers: [], bankTransferBoleto: [], modalities: [] };
  const draft = completeDraft({ ...nothing, paymentPlatforms: [] });
  await ask(client, routes.saveDraft, { params, body: { version: 0, draft } });
  expect(await refusal(client, routes.send, { params, body: { version: 1, draft } })).toMatchObject({
    code: "invalid-input",
    fields: [
      { path: "draft.transactionTypes", code: "required" },
      { path: "draft.authorizers", code: "required" },
      { path: "draft.modalities", code: "required" },
    ],
  });
});

test("an Argentine company cannot send payment methods that only exist in Brazil", async () => {
  const client = await person(stage, "Bruno Castro");
  const { id } = await companyOf(client, {
    taxIdentificationType: "CUIT",
    taxIdentificationNumber: "30-71234567-1",
    zipCode: "C1043AAR",
    state: "Buenos Aires",
  });
  const params = placeOf(id);
  const brazilian = completeDraft({ authorizers: ["1", "41"], bankTransferBoleto: ["pix"] });
  const saved = await ask(client, routes.saveDraft, { params, body: { version: 0, draft: brazilian } });
  const body = { version: saved.version, draft: brazilian };
  expect(await refusal(client, routes.send, { params, body })).toMatchObject({
    code: "invalid-input",
    fields: [
      { path: "draft.authorizers", code: "invalid-option" },
      { path: "draft.bankTransferBoleto", code: "invalid-option" },
    ],
  });
  const draft = completeDraft({ authorizers: ["1", "12"], bankTransferBoleto: [] });
  const sent = await ask(client, routes.send, { params, body: { version: saved.version, draft } });
  expect(sent.status).toBe("under-approval");
});

test("what was sent is read-only for the client until support answers", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const { version } = await sentConfiguration(client, id);
  const body = { version, draft: completeDraft() };
  expect(await refusal(client, routes.saveDraft, { params, body })).toMatchObject({
    code: "action-not-allowed",
  });
  expect(await refusal(client, routes.send, { params, body })).toMatchObject({ code: "action-not-allowed" });
  expect(await refusal(client, routes.reopen, { params, body: { version } })).toMatchObject({
    code: "action-not-allowed",
  });
});

test("support decides nothing before something was sent", async () => {
  const { client, params } = await newClient(stage);
  expect(await refusal(support, routes.reject, { params, body: { version: 0, ...reject } })).toMatchObject({
    code: "action-not-allowed",
  });
  await ask(client, routes.saveDraft, { params, body: { version: 0, draft: {} } });
  const body = { version: 1, accessData: accessForm };
  expect(await refusal(support, routes.conclude, { params, body })).toMatchObject({
    code: "action-not-allowed",
  });
});

test("a rejection needs at least one item to adjust", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const { version } = await sentConfiguration(client, id);
  const problem = await refusal(support, routes.reject, { params, body: { version, adjustments: [] } });
  expect(problem).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "adjustments", code: "required" }],
  });
});

test("support's items stay beside the form while the client corrects", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const { version } = await sentConfiguration(client, id);
  const rejected = await ask(support, routes.reject, { params, body: { version, ...reject } });
  const saved = await ask(client, routes.saveDraft, {
    params,
    body: { version: rejected.version, draft: completeDraft() },
  });
  expect(saved).toMatchObject({ status: "revision", review: rejected.review });
});

test("an approved configuration opens as a new revision and keeps its access data", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const { version } = await sentConfiguration(client, id);
  const approved = await ask(support, routes.conclude, { params, body: { version, accessData: accessForm } });
  const reopened = await ask(client, routes.reopen, { params, body: { version: approved.version } });
  expect(reopened).toMatchObject({ status: "revision", review: null, draft: approved.draft });
  expect(await ask(client, access.get, { params })).toMatchObject({ merchantId: "LOJA0001" });

  const again = await ask(client, routes.send, {
    params,
    body: { version: reopened.version, draft: completeDraft() },
  });
  await ask(support, routes.conclude, {
    params,
    body: { version: again.version, accessData: { merchantId: "LOJA0002" } },
  });
  expect(await ask(client, access.get, { params })).toMatchObject({
    merchantId: "LOJA0002",
    merchantKey: "••••4321",
    version: 2,
  });
  const { value } = await ask(client, access.reveal, { params, body: { field: "merchantKey" } });
  expect(value).toBe(accessForm.merchantKey);
});

test("the anti-fraud key is required, delivered and revealed only where there is anti-fraud", async () => {
  const { client, params } = await newClient(stage);
  const draft = completeDraft({ antifraudSolution: "fraud_detect" });
  const { version } = await ask(client, routes.send, { params, body: { version: 0, draft } });
  const problem = await refusal(support, routes.conclude, {
    params,
    body: { version, accessData: accessForm },
  });
  expect(problem).toMatchObject({
    code: "access-data-incomplete",
    fields: [{ path: "accessData.fraudDetectTestKey", code: "required" }],
  });
  const accessData = { ...accessForm, fraudDetectTestKey: "antifraude-de-teste-9876" };
  const approved = await ask(support, routes.conclude, { params, body: { version, accessData } });
  expect(await ask(client, access.get, { params })).toMatchObject({ fraudDetectTestKey: "••••9876" });
  const revealed = await ask(client, access.reveal, { params, body: { field: "fraudDetectTestKey" } });
  expect(revealed.value).toBe("antifraude-de-teste-9876");

  const reopened = await ask(client, routes.reopen, { params, body: { version: approved.version } });
  const without = await ask(client, routes.send, {
    params,
    body: { version: reopened.version, draft: completeDraft({ antifraudSolution: "none" }) },
  });
  await ask(support, routes.conclude, { params, body: { version: without.version, accessData: {} } });
  expect(await ask(client, access.get, { params })).toMatchObject({ fraudDetectTestKey: null });
  const reveal = { params, body: { field: "fraudDetectTestKey" } };
  expect(await refusal(client, access.reveal, reveal)).toMatchObject({ code: "not-found" });
});

test("there is no access data before support has delivered it", async () => {
  const { client, params } = await newClient(stage);
  expect(await refusal(client, access.get, { params })).toMatchObject({ code: "not-found" });
  const body = { field: "merchantKey" };
  expect(await refusal(client, access.reveal, { params, body })).toMatchObject({ code: "not-found" });
});

test("fraud prevention has no technical configuration of these fields", async () => {
  const { client, companyId: id } = await newClient(stage);
  const params = { companyId: id, product: "fraud-prevention" };
  expect(await refusal(client, routes.get, { params })).toMatchObject({ code: "not-found" });
  const body = { version: 0, draft: {} };
  expect(await refusal(client, routes.saveDraft, { params, body })).toMatchObject({ code: "not-found" });
  expect(await refusal(support, routes.get, { params })).toMatchObject({ code: "not-found" });
});

test("the ticket answers to whoever of the company acted last", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const sent = await sentConfiguration(client, id);
  const ticket = await ask(support, occurrence.get, { params: { occurrenceId: sent.occurrence?.id ?? "" } });
  expect(ticket).toMatchObject({
    contact: { name: "Ana Souza", email: client.account.email },
    client: "Loja Exemplo",
    status: "support-pending",
    subjectNumber: 101,
    product: params.product,
    priority: "normal",
  });
});

test("support changes how urgent a ticket is without touching what the client wrote", async () => {
  const { client, params, companyId: id } = await newClient(stage);
  const sent = await sentConfiguration(client, id);
  const occurrenceId = sent.occurrence?.id ?? "";
  const call = { params: { occurrenceId }, body: { version: sent.version, priority: "urgent" as const } };
  expect(await ask(support, occurrence.prioritize, call)).toMatchObject({ priority: "urgent", version: 2 });
  const now = await ask(client, routes.get, { params });
  expect(now).toMatchObject({ draft: sent.draft, version: sent.version, occurrence: { priority: "urgent" } });
  expect(await refusal(support, occurrence.prioritize, { ...call })).toMatchObject({
    code: "version-conflict",
    current: { priority: "urgent", version: 2 },
  });
  const { items } = await historyOf(support, params, "configuration", { limit: 5 });
  expect(items[0]).toMatchObject({
    event: "occurrence.prioritized",
    priorityBefore: "normal",
    priority: "urgent",
  });
});
