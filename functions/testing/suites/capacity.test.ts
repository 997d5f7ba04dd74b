import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { accountContract } from "@portal/shared/account/contract.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { isMutation, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import {
  type PartnerAction,
  type PartnerStatus,
  partnerTransitions,
} from "@portal/shared/partner/lifecycle.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../api.ts";
import { useActs } from "../cases/use-act.ts";
import { begin, certifiable, fillIn, putFile, sendFilled, verdicts } from "../certification.ts";
import { fraudActs } from "../fraud/fraud-acts.ts";
import { fraudCertification } from "../fraud/fraud-certification.ts";
import { fraudCertificationActs } from "../fraud/fraud-certification-acts.ts";
import {
  accessForm,
  companyData,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
} from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { type Act, act, type Cost, decision, numbered, oneRead, operationsOf } from "./acts.ts";
import { newcomerActs } from "./newcomer-acts.ts";
import { noticeActs } from "./notice-acts.ts";
import { answerPartner, bringPartnerTo, partnerActions } from "./partner-answers.ts";
import { partnerData } from "./route-calls.ts";
import { sandboxActs } from "./sandbox-acts.ts";

const { routes: configuration } = configurationContract;
const { routes: occurrence } = occurrenceContract;
const { routes: access } = accessDataContract;
const { routes: partner } = partnerContract;
const { routes: production } = productionContract;
const { routes: history } = historyContract;
const { routes: evidence } = evidenceContract;

const productionKeys = { privateKey: "chave-privada", publicKey: "chave-publica" };
const historyPage = ["BatchGetItem", "Query"];

let stage: TestStage;
let client: Person;
let support: Person;
let companyId: string;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
});
afterAll(() => stage.close());

/** The routes whose operations were counted. */
const measured = new Set<string>();

async function measure(costs: readonly Cost[]): Promise<void> {
  for (const [name, each, expected] of costs) {
    expect([name, await operationsOf(stage, await each.ready())]).toEqual([name, expected]);
    measured.add(each.route);
  }
}

const ofStage = (subject: "configuration" | "access-data") =>
  act(client, history.list, { params: { companyId }, query: { product: "online-payment", subject } });

test("each change asks of the database what it should and no more", async () => {
  const params = placeOf(companyId);
  const draft = completeDraft();
  const corrected = completeDraft({ website: "https://www.loja.example.com" });
  const adjustments = [{ field: "website" as const, comment: "Errado." }];
  const { data } = await ask(client, companyContract.routes.get, { params: { companyId } });
  const companyBody = { version: 1, data: companyData({ ...data }) };
  const replaced = { version: 1, reason: "A chave vazou.", accessData: { merchantKey: "outra-chave-7777" } };
  const ticket = { occurrenceId: `${companyId}.online-payment.configuration` };
  const notes = { comment: "Quase.", entries: [] };
  const rejection = { version: 3, notesVersion: 1, adjustments };
  await measure([
    ["first draft", act(client, configuration.saveDraft, { params, body: { version: 0, draft } }), numbered],
    ["draft", act(client, configuration.saveDraft, { params, body: { version: 1, draft } }), decision],
    ["send", act(client, configuration.send, { params, body: { version: 2, draft } }), decision],
    [
      "notes",
      act(support, occurrence.saveNotes, { params: ticket, body: { version: 0, round: 1, notes } }),
      decision,
    ],
    ["reject", act(support, configuration.reject, { params, body: rejection }), decision],
    [
      // What support asked for is compared with the revision it saw, which never changes.
      "send again",
      act(client, configuration.send, { params, body: { version: 4, draft: corrected } }),
      ["BatchGetItem", ...decision],
    ],
    [
      "prioritize",
      act(support, occurrence.prioritize, { params: ticket, body: { version: 4, priority: "high" } }),
      decision,
    ],
    [
      "conclude",
      act(support, configuration.conclude, { params, body: { version: 5, accessData: accessForm } }),
      decision,
    ],
    ["reopen", act(client, configuration.reopen, { params, body: { version: 6 } }), decision],
    ["reveal", act(client, access.reveal, { params, body: { field: "merchantKey" } }), decision],
    [
      // The sandbox's store of a merchantId that stays is known once the access data is read.
      "replace",
      act(support, access.replace, { params, body: replaced }),
      [...oneRead, ...decision],
    ],
    [
      "company update",
      act(client, companyContract.routes.update, { params: { companyId }, body: companyBody }),
      decision,
    ],
    ["account", act(support, accountContract.routes.open, { body: { locale: "pt" } }), oneRead],
    [
      "account with a company",
      act(client, accountContract.routes.open, { body: { locale: "pt" } }),
      ["BatchGetItem", "BatchGetItem"],
    ],
    ["access data history", ofStage("access-data"), historyPage],
    ["history", ofStage("configuration"), historyPage],
  ]);
});

/** An answer on a partner that is in a status. */
const answerAct = (action: PartnerAction, status: PartnerStatus): Act => ({
  route: routeKey(partner[action]),
  ready: async () => {
    const registered = await ask(client, partner.register, { params: { companyId }, body: partnerData });
    const answered = await bringPartnerTo(support, registered, status);
    return () => answerPartner(support, answered, action);
  },
});

test("production and partners ask one read and one transaction of each change, and the first takes a number", async () => {
  const params = { companyId, product: "fraud-prevention" as const };
  await fraudCertification(stage, companyId, "concluded");
  await measure([
    ["request", act(client, production.request, { params, body: { version: 0 } }), numbered],
    [
      "delivery",
      act(support, production.deliver, { params, body: { version: 1, ...productionKeys } }),
      decision,
    ],
    ["reveal", act(client, production.reveal, { params, body: { field: "publicKey" } }), decision],
    ["registration", act(client, partner.register, { params: { companyId }, body: partnerData }), numbered],
    ...partnerActions.flatMap((action) =>
      partnerTransitions[action].from.map(
        (status): Cost => [`${action} ${status}`, answerAct(action, status), ["BatchGetItem", ...decision]],
      ),
    ),
  ]);
});

test("who signs up, joins, and reads what is new asks one read and one transaction of each step", async () => {
  await measure([...(await newcomerActs(stage)), ...(await noticeActs(client, companyId))]);
});

test("certifying asks one read and one transaction of each act, and looks for files only where they count", async () => {
  const who = await certifiable(stage, support);
  const { params } = who;
  const { routes } = certificationContract;
  await measure([["begin", act(who.client, routes.begin, { params, body: { version: 0 } }), numbered]]);
  const { version, ...filled } = await fillIn(stage, who);
  const reviews = verdicts({ version, ...filled });
  const declared = {
    product: "online-payment" as const,
    caseId: "card-approved",
    fileName: "tela.png",
    contentType: "image/png" as const,
    sizeBytes: 113,
    sha256: "n4bQgYhMfWWaL+qgxVrQFaO/TxsrC4Is0V1sFbDwCgg=",
  };
  const fileId = await putFile(stage, who.companyId, { caseId: "card-approved" });
  await measure([
    [
      "sign a file",
      act(who.client, evidence.sign, { params: { companyId: who.companyId }, body: declared }),
      ["BatchGetItem", "Query", "TransactWriteItems", "BatchGetItem"],
    ],
    [
      "remove a file",
      act(who.client, evidence.remove, { params: { ...params, fileId } }),
      ["BatchGetItem", ...decision],
    ],
    [
      "send",
      act(who.client, routes.send, { params, body: { version } }),
      ["BatchGetItem", "Query", "TransactWriteItems"],
    ],
    [
      "reject",
      act(support, routes.reject, { params, body: { version: version + 1, reviews, comment: "Quase." } }),
      decision,
    ],
    [
      "select",
      act(who.client, routes.select, { params, body: { version: version + 2, caseIds: ["store-card"] } }),
      decision,
    ],
    [
      "save a return",
      act(who.client, routes.saveReturn, {
        params: { ...params, caseId: "store-card" },
        body: { version: version + 3, return: {} },
      }),
      decision,
    ],
    ...useActs(who, version + 4, "store-card"),
    ["restart", act(who.client, routes.restart, { params, body: { version: version + 5 } }), decision],
  ]);
});

test("a certification that passed is concluded with one read and one transaction", async () => {
  const who = await certifiable(stage, support);
  const { params } = who;
  await begin(who);
  const { version, ...sent } = await sendFilled(stage, who);
  const body = { version, reviews: verdicts({ version, ...sent }) };
  const { conclude } = certificationContract.routes;
  await measure([["conclude", act(support, conclude, { params, body }), decision]]);
});

test("a release asks one read and one transaction; by hand it also looks for the company's owner", async () => {
  // Nothing of it is approved, which would open what is asked for.
  const owner = await person(stage, "Gil Prado");
  const { id: released } = await companyOf(owner);
  const params = { companyId: released, product: "fraud-prevention" as const };
  const { request, decline, grant, revoke } = releaseContract.routes;
  const wish = { category: "developer" as const, reason: "Temos pressa." };
  await measure([
    ["request", act(owner, request, { params, body: { version: 0, ...wish } }), numbered],
    ["decline", act(support, decline, { params, body: { version: 1, comment: "Não." } }), decision],
    ["grant", act(support, grant, { params, body: { version: 2, comment: "Sim." } }), decision],
    ["revoke", act(support, revoke, { params, body: { version: 3, comment: "Não mais." } }), decision],
    [
      "grant by hand",
      act(support, grant, { params: placeOf(released), body: { version: 0, comment: "Sim." } }),
      ["BatchGetItem", "Query", ...numbered],
    ],
  ]);
});

test("configuring and certifying fraud prevention asks one read and one transaction of each step", async () => {
  await measure([...(await fraudActs(stage, support)), ...(await fraudCertificationActs(stage, support))]);
});

test("the sandbox asks one read and one transaction of each act, and empties a store in batches", async () => {
  await measure(await sandboxActs(stage));
});

test("no change of the product was left out, and neither they nor their letters searched the whole table", async () => {
  await stage.sweepMails();
  expect(await stage.pendingEvents()).toEqual([]);
  const changes = contracts.flatMap(({ routes }) => Object.values<Route>(routes)).filter(isMutation);
  expect(changes.map(routeKey).filter((key) => !measured.has(key))).toEqual([]);
  expect(stage.watch?.calls.map(({ operation }) => operation)).not.toContain("Scan");
});

test("production is written only while what opened it, and what it replaces, are as they were seen", () => {
  const transactions = stage.watch?.calls.filter(({ operation }) => operation === "TransactWriteItems") ?? [];
  const writes = transactions
    .map(({ request }) => JSON.stringify(request))
    .filter((request) => request.includes('"production.requested"'));
  expect(writes).toHaveLength(1);
  const checked = [...(writes[0] ?? "").matchAll(/"ConditionCheck":\{.*?"sk":\{"S":"([^"]+)"/g)].map(
    ([, sk]) => sk,
  );
  expect(checked).toEqual(
    expect.arrayContaining(["STAGE#fraud-prevention#certification", "ACCESS#fraud-prevention"]),
  );
});

test("an item is read consistently where something is decided on it", async () => {
  const batches = stage.watch?.calls.filter(({ operation }) => operation === "BatchGetItem") ?? [];
  const requests = batches.map(({ request }) => JSON.stringify(request));
  // The number of tickets is only shown; no decision depends on it.
  const decisive = requests.filter((request) => !request.includes('"COUNTS#'));
  expect(decisive.length).toBeGreaterThan(0);
  for (const request of decisive) expect(request).toContain('"ConsistentRead":true');
});
