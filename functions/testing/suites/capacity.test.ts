import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { CaseReturn } from "@portal/shared/certification/model.ts";
import { isMutation, type Route, routeKey } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import {
  type PartnerAction,
  type PartnerStatus,
  partnerTransitions,
} from "@portal/shared/partner/lifecycle.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { productionSecretFields } from "@portal/shared/production/model.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { ask } from "../api.ts";
import { useActs } from "../cases/use-act.ts";
import { begin, certifiable, fillIn, putFile, returnOf, sendFilled, verdicts } from "../certification.ts";
import { fraudActs } from "../fraud/fraud-acts.ts";
import { fraudCertification } from "../fraud/fraud-certification.ts";
import { fraudCertificationActs } from "../fraud/fraud-certification-acts.ts";
import { companyOf, type Person, person, placeOf } from "../people.ts";
import { openStage, type TestStage } from "../stage.ts";
import { actWatch } from "./acts/act-watch.ts";
import { type Act, act, type Cost, decision, numbered } from "./acts/acts.ts";
import { configurationActs } from "./acts/configuration-acts.ts";
import { optionalFieldsOf } from "./acts/marks.ts";
import { newcomerActs } from "./acts/newcomer-acts.ts";
import { notKept } from "./acts/not-kept.data.ts";
import { noticeActs } from "./acts/notice-acts.ts";
import { sandboxActs } from "./acts/sandbox-acts.ts";
import { toldWords } from "./acts/told-words.data.ts";
import { answerCall, bringPartnerTo, partnerActions } from "./partner-answers.ts";
import { partnerData } from "./route-calls.ts";

const { routes: partner } = partnerContract;
const { routes: production } = productionContract;
const { routes: evidence } = evidenceContract;

const allRoutes = contracts.flatMap((contract) => Object.values<Route>(contract.routes));
const withoutKeys = { leaves: productionSecretFields };
const keysAlone = { leaves: ["merchantId"] };
const productionKeys = { privateKey: "chave-privada", publicKey: "chave-publica" };

let stage: TestStage;
let client: Person;
let support: Person;
let companyId: string;
let watch: ReturnType<typeof actWatch>;
beforeAll(async () => {
  stage = await openStage({ watched: true });
  watch = actWatch(stage);
  client = await person(stage, "Ana Souza");
  support = await person(stage, "Bruno Lima", { isSupport: true });
  ({ id: companyId } = await companyOf(client));
});
afterAll(() => stage.close());

/** The routes whose operations were counted. */
const measured = new Set<string>();

async function measure(costs: readonly Cost[]): Promise<void> {
  for (const [name, each, expected] of costs) {
    expect([name, await watch.make(each)]).toEqual([name, expected]);
    measured.add(routeKey(each.route));
  }
}

test("each change asks of the database what it should and no more", async () => {
  await measure(await configurationActs({ client, support, companyId }));
});

/** An answer on a partner that is in a status. */
const answerAct = (action: PartnerAction, status: PartnerStatus): Act =>
  act(support, partner[action], async () => {
    const registered = await ask(client, partner.register, { params: { companyId }, body: partnerData });
    return answerCall(await bringPartnerTo(support, registered, status), action);
  });

test("production and partners ask one read and one transaction of each change, and the first takes a number", async () => {
  const params = { companyId, product: "fraud-prevention" as const };
  await fraudCertification(stage, companyId, "concluded");
  await measure([
    ["request", act(client, production.request, { params, body: { version: 0 } }), numbered],
    [
      "delivery",
      act(support, production.deliver, { params, body: { version: 1, ...productionKeys } }, keysAlone),
      decision,
    ],
    ...productionSecretFields.map(
      (field): Cost => [
        `reveal ${field}`,
        act(client, production.reveal, { params, body: { field } }),
        decision,
      ],
    ),
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
  const ofCase = (caseId: "card-approved", given: CaseReturn) =>
    act(who.client, routes.saveReturn, {
      params: { ...params, caseId },
      body: { version: 1, return: given },
    });
  await measure([["begin", act(who.client, routes.begin, { params, body: { version: 0 } }), numbered]]);
  const given = returnOf(await ask(who.client, routes.get, { params }), "card-approved");
  await measure([["save a return of several cards", ofCase("card-approved", given), decision]]);
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
      act(support, routes.reject, {
        params,
        body: { version: version + 1, notesVersion: 0, reviews, comment: "Quase." },
      }),
      decision,
    ],
    [
      "select",
      act(who.client, routes.select, {
        params,
        body: { version: version + 2, caseIds: ["store-card", "card-approved"] },
      }),
      decision,
    ],
    [
      "save a return",
      act(
        who.client,
        routes.saveReturn,
        {
          params: { ...params, caseId: "store-card" },
          body: { version: version + 3, return: {}, isAutomatic: true },
        },
        { leaves: ["return"] },
      ),
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
  const body = { version, notesVersion: 0, reviews: verdicts({ version, ...sent }) };
  const { conclude } = certificationContract.routes;
  const { request, deliver } = production;
  const delivered = { version: 1, merchantId: "LOJAPROD1", sharesMerchantId: false };
  const replaced = { version: 2, merchantId: "LOJAPROD2", reason: "Era de outra loja." };
  await measure([
    ["conclude", act(support, conclude, { params, body }), decision],
    ["request production", act(who.client, request, { params, body: { version: 0 } }), numbered],
    ["deliver it", act(support, deliver, { params, body: delivered }, withoutKeys), decision],
    [
      "replace it",
      act(support, deliver, { params, body: replaced }, withoutKeys),
      ["BatchGetItem", ...decision],
    ],
  ]);
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

test("no change of the product was left out, and none of them searched the whole table", () => {
  const changes = allRoutes.filter(isMutation);
  expect(changes.map(routeKey).filter((key) => !measured.has(key))).toEqual([]);
  expect(stage.watch?.calls.map(({ operation }) => operation)).not.toContain("Scan");
});

const unkept = notKept.flatMap(({ field, routes }) => routes.map((route) => `${route} ${field}`));

test("every field that may be left out is sent, and stored or shown, or a reason says why not", () => {
  const optional = allRoutes.flatMap(optionalFieldsOf);
  expect(optional.length).toBeGreaterThan(80);
  expect(optional.filter((field) => !watch.sent.has(field))).toEqual([]);
  expect(optional.filter((field) => !watch.kept.has(field)).toSorted()).toEqual(unkept.toSorted());
});

test("of what support writes its clients meet the words that are meant for them, and no others", () => {
  const meant = Object.entries(toldWords).flatMap(([route, fields]) =>
    fields.map((field) => `${route} ${field}`),
  );
  expect([...watch.told].toSorted()).toEqual(meant.toSorted());
});

test("production is written only while what opened it, and what it replaces, are as they were seen", () => {
  const transactions = stage.watch?.calls.filter(({ operation }) => operation === "TransactWriteItems") ?? [];
  const writes = transactions
    .map(({ request }) => JSON.stringify(request))
    .filter(
      (request) =>
        request.includes('"production.requested"') && request.includes("STAGE#fraud-prevention#production"),
    );
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
