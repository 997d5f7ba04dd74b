import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import { fraudScenarioIds } from "@portal/shared/fraud-prevention/model.ts";
import { historyContract } from "@portal/shared/history/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { putFile } from "../../testing/certification.ts";
import {
  beginFraud,
  concludeFraud,
  fillInScenarios,
  fraudCertifiable,
  scenarioReturn,
  scenarioVerdicts,
  sendScenarios,
  signatureForm,
  signContract,
} from "../../testing/fraud/fraud-certification.ts";
import { openFraudPrevention, sentFraudConfiguration } from "../../testing/fraud/fraud-configuration.ts";
import { newClient, type Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { get, begin, select, saveReturn, send, reject, conclude, restart, unsign, reopen } =
  fraudCertificationContract.routes;
const { getRevision, listAttempts } = fraudCertificationContract.routes;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const comment = "É de outra empresa.";

test("it begins with every scenario, once fraud prevention's own configuration is approved", async () => {
  const { client, companyId } = await newClient(stage);
  const params = { companyId };
  const isClosed = async () => {
    expect((await ask(client, get, { params })).isUnlocked).toBe(false);
    expect((await refusal(client, begin, { params, body: { version: 0 } })).code).toBe("stage-locked");
  };
  await openFraudPrevention(client, support, companyId);
  await isClosed();
  const { version } = await sentFraudConfiguration(client, companyId);
  await isClosed();
  await ask(support, fraudConfigurationContract.routes.conclude, {
    params,
    body: { version, accessData: { fraudDetectTestKey: "antifraude-de-teste" } },
  });
  const begun = await beginFraud({ client, companyId });
  expect(begun).toMatchObject({ status: "open", isUnlocked: true, attempt: 1, signature: null });
  expect(begun.selected).toEqual(fraudScenarioIds);
});

test("a return names its order, day and amount, and a file where an order shows nothing", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const { version } = await beginFraud(who);
  const missing = await refusal(client, send, { params, body: { version } });
  expect(missing.code).toBe("certification-incomplete");
  const pathsOf = (caseId: string) =>
    missing.fields?.filter(({ path }) => path.startsWith(`returns.${caseId}.`)).map(({ path }) => path);
  expect(pathsOf("approved")).toEqual([
    "returns.approved.orderId",
    "returns.approved.testedOn",
    "returns.approved.valueCents",
  ]);
  expect(pathsOf("webhook")).toContain("returns.webhook.attachments");
  expect(pathsOf("error")).toContain("returns.error.attachments");
});

test("an amount whose cents decide otherwise and an order of two scenarios cannot be sent", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  await beginFraud(who);
  let now = await fillInScenarios(stage, who);
  const keep = async (caseId: "approved" | "rejected", changes: object) => {
    const body = { version: now.version, return: scenarioReturn(caseId, changes) };
    now = await ask(client, saveReturn, { params: { ...params, caseId }, body });
  };
  const refused = async () =>
    (await refusal(client, send, { params, body: { version: now.version } })).fields;
  await keep("approved", { valueCents: 10_030 });
  expect(await refused()).toEqual([{ path: "returns.approved.valueCents", code: "invalid" }]);
  await keep("approved", { orderId: "pedido-rejected" });
  expect(await refused()).toEqual([
    { path: "returns.approved.orderId", code: "invalid" },
    { path: "returns.rejected.orderId", code: "invalid" },
  ]);
  await keep("approved", {});
  expect(await ask(client, send, { params, body: { version: now.version } })).toMatchObject({
    status: "under-approval",
    revision: 1,
  });
});

test("a part may be sent first; it is concluded only when every scenario has passed", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const { version } = await beginFraud(who);
  const two = ["approved" as const, "rejected" as const];
  await ask(client, select, { params, body: { version, caseIds: two } });
  const signed = await signContract(support, await sendScenarios(stage, who));
  expect(signed.selected).toEqual(two);
  const body = { version: signed.version, reviews: scenarioVerdicts(signed) };
  const early = await refusal(support, conclude, { params, body });
  expect(early.code).toBe("mandatory-case-failed");
  expect(early.fields?.map(({ path }) => path)).toEqual(
    fraudScenarioIds.filter((id) => !two.some((one) => one === id)).map((id) => `reviews.${id}`),
  );
  const back = await ask(support, reject, { params, body: { ...body, comment: "Faltam os outros." } });
  const rest = await ask(client, select, {
    params,
    body: { version: back.version, caseIds: [...fraudScenarioIds] },
  });
  const again = await refusal(client, saveReturn, {
    params: { ...params, caseId: "approved" },
    body: { version: rest.version, return: {} },
  });
  expect(again.code).toBe("action-not-allowed");
  const sent = await sendScenarios(stage, who);
  const whole = { version: sent.version, reviews: scenarioVerdicts(sent) };
  expect((await ask(support, conclude, { params, body: whole })).status).toBe("concluded");
});

test("all scenarios passed are not enough: only a signed contract concludes it, and only that opens production", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  await beginFraud(who);
  const sent = await sendScenarios(stage, who);
  const reviews = scenarioVerdicts(sent);
  const unsigned = await refusal(support, conclude, { params, body: { version: sent.version, reviews } });
  expect(unsigned.code).toBe("contract-not-signed");
  const place = { ...params, product: "fraud-prevention" as const };
  const { get: production, request } = productionContract.routes;
  expect((await ask(client, production, { params: place })).isUnlocked).toBe(false);
  expect((await refusal(client, request, { params: place, body: { version: 0 } })).code).toBe("stage-locked");
  const signed = await signContract(support, sent);
  expect(signed).toMatchObject({
    status: "under-approval",
    signature: { ...signatureForm, recordedBy: { name: "Bruno Lima" } },
  });
  await ask(support, conclude, { params, body: { version: signed.version, reviews } });
  expect((await ask(client, production, { params: place })).isUnlocked).toBe(true);
  await ask(client, request, { params: place, body: { version: 0 } });
});

test("what waits for the signature alone is not given back: the client could do nothing about it", async () => {
  const who = await fraudCertifiable(stage, support);
  const { params } = who;
  await beginFraud(who);
  const sent = await sendScenarios(stage, who);
  const reviews = scenarioVerdicts(sent);
  const body = { version: sent.version, reviews, comment: "Falta a assinatura." };
  expect((await refusal(support, reject, { params, body })).code).toBe("action-not-allowed");
  const one = reviews.map((review, index) =>
    index === 0 ? { ...review, verdict: "failed" as const, feedback: "Outro pedido." } : review,
  );
  const failed = { version: sent.version, reviews: one };
  expect((await ask(support, reject, { params, body: failed })).status).toBe("revision");
});

test("a signature is recorded once, taken back with a reason, and every act stands in the history", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, companyId, params } = who;
  const { version } = await beginFraud(who);
  const signed = await signContract(support, { companyId, version });
  const twice = await refusal(support, fraudCertificationContract.routes.sign, {
    params,
    body: { version: signed.version, ...signatureForm },
  });
  expect(twice.code).toBe("action-not-allowed");
  const wordless = await refusal(support, unsign, {
    params,
    body: { version: signed.version, comment: " " },
  });
  expect(wordless.fields).toMatchObject([{ path: "comment", code: "required" }]);
  const back = await ask(support, unsign, { params, body: { version: signed.version, comment } });
  expect(back.signature).toBeNull();
  const { items } = await ask(client, historyContract.routes.list, {
    params: { companyId },
    query: { product: "fraud-prevention", subject: "certification" },
  });
  expect(items).toMatchObject([
    {
      event: "fraud-certification.unsigned",
      kind: "rejected",
      comment,
      signature: signatureForm,
      actor: { name: "Bruno Lima" },
    },
    { event: "fraud-certification.signed", kind: "approved", signature: signatureForm },
    { event: "fraud-certification.begun", actor: { name: "Ana Souza" } },
  ]);
});

test("a day that is still to come is no signature's", async () => {
  const who = await fraudCertifiable(stage, support);
  const { version } = await beginFraud(who);
  const body = { version, ...signatureForm, signedOn: "2199-01-01" };
  const { sign } = fraudCertificationContract.routes;
  expect((await refusal(support, sign, { params: who.params, body })).fields).toEqual([
    { path: "signedOn", code: "date-in-future" },
  ]);
});

test("a conclusion is taken back together with the signature it stood on, which closes production", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const { version } = await concludeFraud(stage, support, who);
  const reopened = await ask(support, reopen, { params, body: { version, comment } });
  expect(reopened).toMatchObject({ status: "under-approval", signature: null });
  const place = { ...params, product: "fraud-prevention" as const };
  expect((await ask(client, productionContract.routes.get, { params: place })).isUnlocked).toBe(false);
});

test("a failed scenario comes back corrected, and not as it was", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  await beginFraud(who);
  const sent = await sendScenarios(stage, who);
  const reviews = scenarioVerdicts(sent, ["webhook"]);
  const given = await ask(support, reject, { params, body: { version: sent.version, reviews } });
  const asItWas = await refusal(client, send, { params, body: { version: given.version } });
  expect(asItWas.code).toBe("nothing-corrected");
  await putFile(stage, who.companyId, { product: "fraud-prevention", caseId: "webhook" });
  await ask(client, send, { params, body: { version: given.version } });
  const second = await ask(support, getRevision, { params: { ...params, revision: "2" } });
  expect(second.files.webhook).toHaveLength(2);
});

test("a restart archives the attempt and leaves the contract signed", async () => {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const { version } = await concludeFraud(stage, support, who);
  const fresh = await ask(client, restart, { params, body: { version } });
  expect(fresh).toMatchObject({ status: "open", attempt: 2, returns: {}, signature: signatureForm });
  const { items } = await ask(client, listAttempts, { params, query: {} });
  expect(items).toMatchObject([{ attempt: 1, status: "concluded" }]);
});
