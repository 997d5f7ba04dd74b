import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import type { StageState } from "@portal/shared/occurrence/overview.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../../testing/api.ts";
import { certification, release } from "../../testing/certified.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
  sentConfiguration,
} from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { overview } = occurrenceContract.routes;
const { saveDraft, reject, conclude, reopen } = configurationContract.routes;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

async function newClient() {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  const look = async () => {
    const seen = await ask(client, overview, { params: { companyId } });
    expect(await ask(support, overview, { params: { companyId } })).toEqual(seen);
    return seen;
  };
  const stagesOf = async (product: ProductId) => {
    const found = (await look()).products.find((one) => one.product === product);
    if (!found) throw new Error(`${product} is missing.`);
    return found;
  };
  return { client, companyId, params: placeOf(companyId), look, stagesOf };
}

const brief = ({ status, turn }: StageState) => [status, turn];

test("a new company begins with its configuration; what follows is locked", async () => {
  const { stagesOf, look } = await newClient();
  const online = await stagesOf("online-payment");
  expect(online.configuration).toEqual({
    status: "open",
    turn: "client",
    since: null,
    isBegun: false,
    openPoints: 0,
    occurrence: null,
  });
  expect(brief(online.certification)).toEqual(["locked", null]);
  expect(brief(online.release)).toEqual(["open", null]);
  expect(brief(online.production)).toEqual(["locked", null]);
  const fraud = await stagesOf("fraud-prevention");
  expect([fraud.configuration, fraud.certification, fraud.production].map(brief)).toEqual([
    ["locked", null],
    ["locked", null],
    ["locked", null],
  ]);
  expect((await look()).needsPartner).toBe(false);
});

test("each step of a configuration says whose turn it is, since when and how much is to correct", async () => {
  const { client, companyId, params, stagesOf } = await newClient();
  const configuration = async () => (await stagesOf("online-payment")).configuration;
  await ask(client, saveDraft, { params, body: { version: 0, draft: {} } });
  expect(await configuration()).toMatchObject({ status: "open", turn: "client", isBegun: true });

  const { version, occurrence } = await ask(client, configurationContract.routes.send, {
    params,
    body: { version: 1, draft: completeDraft() },
  });
  expect(await configuration()).toMatchObject({
    status: "under-approval",
    turn: "support",
    since: occurrence?.sentAt,
    occurrence,
  });

  const adjustments = (["website", "hashUrl"] as const).map((field) => ({ field, comment: "Errado." }));
  const rejected = await ask(support, reject, { params, body: { version, adjustments } });
  expect(await configuration()).toMatchObject({
    status: "revision",
    turn: "client",
    since: rejected.review?.reviewedAt,
    openPoints: 2,
  });
  expect(companyId).toBe(rejected.companyId);
});

test("an approved configuration opens the certification and fraud prevention", async () => {
  const { client, companyId, params, stagesOf } = await newClient();
  const { version } = await sentConfiguration(client, companyId);
  const approved = await ask(support, conclude, {
    params,
    body: { version, accessData: accessForm, sharesMerchantId: true },
  });
  const online = await stagesOf("online-payment");
  expect(online.configuration).toMatchObject({
    status: "approved",
    turn: null,
    since: approved.review?.reviewedAt,
  });
  expect(online.certification).toMatchObject({ status: "open", turn: "client", isBegun: false });
  const fraud = await stagesOf("fraud-prevention");
  expect(brief(fraud.configuration)).toEqual(["open", "client"]);
  expect(brief(fraud.certification)).toEqual(["locked", null]);
  expect(brief(fraud.production)).toEqual(["locked", null]);
});

test("a certification that is under way goes on while its configuration is reopened", async () => {
  const { client, companyId, params, stagesOf } = await newClient();
  const { version } = await sentConfiguration(client, companyId);
  const approved = await ask(support, conclude, {
    params,
    body: { version, accessData: accessForm, sharesMerchantId: true },
  });
  const reviews = {
    "timeout-approved": { verdict: "failed", feedback: "Sem tela.", reviewedAt: "2026-11-20T12:00:00.000Z" },
    "timeout-denied": { verdict: "passed", feedback: null, reviewedAt: "2026-11-20T12:00:00.000Z" },
    // Not selected any more.
    voucher: { verdict: "failed", feedback: "Sem tela.", reviewedAt: "2026-11-20T12:00:00.000Z" },
  };
  const review = { comment: null, reviewedAt: "2026-11-20T12:00:00.000Z" };
  const of = async () => (await stagesOf("online-payment")).certification;
  await certification(stage, client, companyId, { status: "revision", reviews, review });
  expect(await of()).toMatchObject({
    status: "revision",
    turn: "client",
    since: review.reviewedAt,
    openPoints: 1,
    isBegun: true,
  });
  await ask(client, reopen, { params, body: { version: approved.version } });
  expect(brief(await of())).toEqual(["revision", "client"]);
  await certification(stage, client, companyId, { status: "under-approval" });
  expect(brief(await of())).toEqual(["under-approval", "support"]);
  await certification(stage, client, companyId, { status: "concluded" });
  expect(brief(await of())).toEqual(["concluded", null]);
});

test("a release is nobody's turn but while support owes an answer, and opens what it is for", async () => {
  const { client, companyId, stagesOf } = await newClient();
  const params = { companyId, product: "fraud-prevention" as const };
  const of = async () => (await stagesOf("fraud-prevention")).release;
  const { request, decline } = releaseContract.routes;
  const body = { version: 0, category: "integrator" as const, reason: "Já homologada." };
  const requested = await ask(client, request, { params, body });
  expect(await of()).toMatchObject({
    status: "under-approval",
    turn: "support",
    since: requested.request?.requestedAt,
    isBegun: true,
  });
  const declined = await ask(support, decline, { params, body: { version: 1, comment: "Falta o laudo." } });
  expect(await of()).toMatchObject({ status: "declined", turn: null, since: declined.answer?.answeredAt });

  const other = await newClient();
  await release(support, other.companyId, "fraud-prevention");
  await release(support, other.companyId, "online-payment");
  const fraud = await other.stagesOf("fraud-prevention");
  expect(fraud.release).toMatchObject({ status: "approved", turn: null, isBegun: false });
  expect(brief(fraud.configuration)).toEqual(["open", "client"]);
  // It opens no certification, and without one there is no production.
  expect(brief(fraud.certification)).toEqual(["locked", null]);
  expect(brief(fraud.production)).toEqual(["locked", null]);
  const online = await other.stagesOf("online-payment");
  expect(brief(online.certification)).toEqual(["open", "client"]);
  expect(brief(online.production)).toEqual(["locked", null]);
});

test("production goes from locked to delivered", async () => {
  const { client, companyId, params, stagesOf } = await newClient();
  await release(support, companyId, "online-payment");
  await certification(stage, client, companyId, { status: "concluded" });
  const of = async () => (await stagesOf("online-payment")).production;
  expect(await of()).toMatchObject({ status: "open", turn: "client", since: null, isBegun: false });
  expect(brief((await stagesOf("fraud-prevention")).production)).toEqual(["locked", null]);
  const { request, deliver } = productionContract.routes;
  const requested = await ask(client, request, { params, body: { version: 0 } });
  expect(await of()).toMatchObject({ status: "requested", turn: "support", since: requested.requestedAt });
  const delivered = await ask(support, deliver, { params, body: { version: 1, merchantId: "LOJAPROD1" } });
  expect(await of()).toMatchObject({ status: "delivered", turn: null, since: delivered.deliveredAt });
});

test.each([
  ["rest", false],
  ["platform-connector", true],
  ["middleware-gateway", true],
] as const)(
  "a configuration of the model %s needs a mediating partner: %p",
  async (solutionModel, needed) => {
    const { client, params, look } = await newClient();
    await ask(client, saveDraft, { params, body: { version: 0, draft: { solutionModel } } });
    expect((await look()).needsPartner).toBe(needed);
  },
);
