import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { CaseReturn } from "@portal/shared/certification/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { stageKeys } from "../../stage/keys.ts";
import { ask, refusal } from "../../testing/api.ts";
import {
  begin,
  certifiable,
  correct,
  fillIn,
  putFile,
  reopenConfiguration,
  screenCases,
  sendFilled,
  verdicts,
  wholeReturn,
} from "../../testing/certification.ts";
import { companyOf, type Person, person, placeOf } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { certificationPlace } from "./model.ts";

const { routes } = certificationContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const optionalCases = ["store-card", "pay-token", "remove-card"];

describe("what opens a certification", () => {
  test("before anything is approved the cases of the draft can be seen, but nothing begins", async () => {
    const client = await person(stage, "Ana Souza");
    const { id } = await companyOf(client);
    const params = placeOf(id);
    const draft = { bankTransferBoleto: ["pix" as const], modalities: [] };
    await ask(client, configurationContract.routes.saveDraft, { params, body: { version: 0, draft } });
    const seen = await ask(client, routes.get, { params });
    expect(seen).toMatchObject({
      status: "open",
      version: 0,
      isUnlocked: false,
      begunAt: null,
      savedAt: null,
      occurrence: null,
    });
    expect(seen.selected).toEqual([
      "timeout-approved",
      "timeout-denied",
      "pix-confirmed",
      "pix-denied",
      "pix-error",
      "pix-refund",
    ]);
    expect(await refusal(client, routes.begin, { params, body: { version: 0 } })).toMatchObject({
      code: "stage-locked",
      status: 409,
    });
  });

  test("support's release opens it without an approved configuration", async () => {
    const client = await person(stage, "Ana Souza");
    const { id } = await companyOf(client);
    const params = placeOf(id);
    await ask(support, releaseContract.routes.grant, {
      params,
      body: { version: 0, comment: "Tem prazo." },
    });
    expect(await ask(client, routes.get, { params })).toMatchObject({ isUnlocked: true });
    const begun = await ask(client, routes.begin, { params, body: { version: 0 } });
    expect(begun).toMatchObject({ status: "open", version: 1, attempt: 1, scope: { solutionModel: null } });
    expect(begun.selected).toContain("card-approved");
    expect(begun.occurrence?.number).toMatch(/^\d{4}-\d{6}$/);
  });

  test("a configuration in revision closes it to who has not begun, and not to who has", async () => {
    const late = await certifiable(stage, support);
    await reopenConfiguration(late.client, late.companyId);
    const begin0 = { params: late.params, body: { version: 0 } };
    expect(await refusal(late.client, routes.begin, begin0)).toMatchObject({ code: "stage-locked" });

    const early = await certifiable(stage, support);
    const { version } = await begin(early);
    await reopenConfiguration(early.client, early.companyId);
    const { client, params } = early;
    expect(await refusal(client, routes.restart, { params, body: { version } })).toMatchObject({
      code: "stage-locked",
    });
    const selected = await ask(client, routes.select, { params, body: { version, caseIds: optionalCases } });
    expect(selected).toMatchObject({ isUnlocked: false, isScopeOutdated: false });
    expect((await sendFilled(stage, early)).status).toBe("under-approval");
  });

  test("fraud prevention is certified otherwise and has no such routes", async () => {
    const { client, companyId } = await certifiable(stage, support);
    const params = { companyId, product: "fraud-prevention" };
    expect(await refusal(client, routes.get, { params })).toMatchObject({ code: "not-found" });
    expect(await refusal(client, routes.begin, { params, body: { version: 0 } })).toMatchObject({
      code: "not-found",
    });
    expect(await refusal(support, routes.listAttempts, { params })).toMatchObject({ code: "not-found" });
  });
});

describe("choosing cases", () => {
  test("mandatory cases stay, and a case chosen again finds its return where it was", async () => {
    const who = await certifiable(stage, support);
    const { client, params } = who;
    const begun = await begin(who);
    expect(begun.selected).not.toContain("store-card");
    const chosen = await ask(client, routes.select, {
      params,
      body: { version: 1, caseIds: ["pay-token", "store-card"] },
    });
    expect(chosen.selected).toEqual([...begun.selected, "store-card", "pay-token"]);
    const given = { params: { ...params, caseId: "store-card" }, body: { version: 2, return: wholeReturn } };
    await ask(client, routes.saveReturn, given);
    const without = await ask(client, routes.select, { params, body: { version: 3, caseIds: [] } });
    expect(without.selected).toEqual(begun.selected);
    expect(without.returns["store-card"]).toEqual(wholeReturn);
    const again = await ask(client, routes.select, { params, body: { version: 4, caseIds: ["store-card"] } });
    expect(again.returns["store-card"]).toEqual(wholeReturn);
  });

  test("a case that the configuration does not ask for cannot be chosen, nor one that does not exist", async () => {
    const who = await certifiable(stage, support);
    await begin(who);
    for (const stray of ["recharge", "no-such-case"]) {
      const body = { version: 1, caseIds: ["store-card", stray] };
      expect(await refusal(who.client, routes.select, { params: who.params, body })).toMatchObject({
        code: "invalid-input",
        fields: [{ path: "caseIds.1", code: "invalid-option" }],
      });
    }
  });

  test("only a case that is tested takes a return", async () => {
    const who = await certifiable(stage, support);
    await begin(who);
    const given = {
      params: { ...who.params, caseId: "store-card" },
      body: { version: 1, return: wholeReturn },
    };
    expect(await refusal(who.client, routes.saveReturn, given)).toMatchObject({ code: "action-not-allowed" });
  });

  test("a case with several cards keeps the number of each, and none of a card that it is not tested with", async () => {
    const who = await certifiable(stage, support, { authorizers: ["1"] });
    await begin(who);
    const params = { ...who.params, caseId: "card-approved" };
    const save = (cardUsns: Record<string, string>) => ({
      params,
      body: { version: 1, return: { cardUsns } },
    });
    for (const stray of ["elo", "3ds-visa", "no-such-card"]) {
      expect(await refusal(who.client, routes.saveReturn, save({ [stray]: "1" }))).toMatchObject({
        code: "invalid-input",
      });
    }
    const saved = await ask(who.client, routes.saveReturn, save({ visa: "261121000000001", "visa-19": "" }));
    expect(saved.returns).toEqual({ "card-approved": { cardUsns: { visa: "261121000000001" } } });
  });

  test("a return may be half typed, and is kept as it is", async () => {
    const who = await certifiable(stage, support);
    await begin(who);
    const params = { ...who.params, caseId: "card-approved" };
    const saved = await ask(who.client, routes.saveReturn, {
      params,
      body: { version: 1, return: { platformUsn: "77", orderId: "" } },
    });
    expect(saved.returns).toEqual({ "card-approved": { platformUsn: "77" } });
  });
});

describe("sending", () => {
  test("names every part that is missing, case by case", async () => {
    const who = await certifiable(stage, support);
    const { client, params } = who;
    await begin(who);
    const { version } = await fillIn(stage, who);
    const half = {
      params: { ...params, caseId: "pix-error" },
      body: { version, return: { platformUsn: "261121104499998" } },
    };
    await ask(client, routes.saveReturn, half);
    const problem = await refusal(client, routes.send, { params, body: { version: version + 1 } });
    expect(problem).toMatchObject({ code: "certification-incomplete", status: 422 });
    expect(problem.fields).toEqual([
      { path: "returns.pix-error.isWebservice", code: "required" },
      { path: "returns.pix-error.testedOn", code: "required" },
      { path: "returns.pix-error.valueCents", code: "required" },
    ]);
  });

  test("the number of another case, a number that the gateway never gave and a test of 2001 are not sent", async () => {
    const who = await certifiable(stage, support);
    const { client, params } = who;
    await begin(who);
    const { version, returns } = await fillIn(stage, who);
    const save = (caseId: string, seen: number, change: CaseReturn) =>
      ask(client, routes.saveReturn, {
        params: { ...params, caseId },
        body: { version: seen, return: { ...returns[caseId], ...change } },
      });
    await save("card-denied", version, { platformUsn: returns["card-cancel"]?.platformUsn });
    await save("pix-denied", version + 1, { platformUsn: "77" });
    const last = await save("pix-confirmed", version + 2, { testedOn: "2001-01-02" });
    const problem = await refusal(client, routes.send, { params, body: { version: last.version } });
    expect(problem).toMatchObject({ code: "certification-incomplete", status: 422 });
    expect(problem.fields).toEqual([
      { path: "returns.card-denied.platformUsn", code: "invalid" },
      { path: "returns.card-cancel.platformUsn", code: "invalid" },
      { path: "returns.pix-confirmed.testedOn", code: "invalid" },
      { path: "returns.pix-denied.platformUsn", code: "invalid" },
    ]);
  });

  test("what support has passed is not asked for again when the rest is sent", async () => {
    const who = await certifiable(stage, support);
    const { client, params } = who;
    await begin(who);
    const sent = await sendFilled(stage, who);
    const reviews = verdicts(sent, ["pix-denied"]);
    await ask(support, routes.reject, { params, body: { version: sent.version, reviews } });
    // A return as it was accepted before repeated numbers were refused.
    const { pk, sk } = stageKeys.stage(certificationPlace(who.companyId, "online-payment"));
    const item = (await stage.items()).find((one) => one.pk === pk && one.sk === sk);
    const returns = { ...sent.returns, "card-denied": { ...sent.returns["card-denied"], platformUsn: "1" } };
    await stage.put({ ...item, returns });
    const { version } = await correct(who);
    const again = await ask(client, routes.send, { params, body: { version } });
    expect(again.status).toBe("under-approval");
  });

  test.each([
    ["not inspected yet", { status: "awaiting-upload", inspectedAt: null }],
    ["refused by the inspection", { status: "refused", refusal: "damaged" }],
    ["of another attempt", { attempt: 7 }],
    ["of another case", { caseId: "card-approved" }],
    ["expired", { ttl: 1000 }],
  ])("does not count a file that is %s", async (_what, changes) => {
    const who = await certifiable(stage, support);
    const { client, companyId, params } = who;
    await begin(who);
    const filled = await fillIn(stage, who);
    const files = (await stage.items()).filter(
      ({ pk, sk }) => pk === `CO#${companyId}` && String(sk).startsWith("FILE#"),
    );
    const [screenCase = ""] = screenCases(filled);
    for (const file of files) {
      if (file.caseId === screenCase) await stage.remove({ pk: String(file.pk), sk: String(file.sk) });
    }
    await putFile(stage, companyId, { caseId: screenCase, ...changes });
    const problem = await refusal(client, routes.send, { params, body: { version: filled.version } });
    expect(problem).toMatchObject({
      code: "certification-incomplete",
      fields: [{ path: `returns.${screenCase}.attachments`, code: "required" }],
    });
  });

  test("puts it before support with the number that it had from the start", async () => {
    const who = await certifiable(stage, support);
    const begun = await begin(who);
    const sent = await sendFilled(stage, who);
    expect(sent.occurrence).toMatchObject({ number: begun.occurrence?.number, priority: "normal" });
    const params = { occurrenceId: sent.occurrence?.id ?? "" };
    expect(await ask(support, occurrenceContract.routes.get, { params })).toMatchObject({
      stage: "certification",
      subjectNumber: 102,
      status: "support-pending",
      client: "Loja Exemplo",
      contact: { name: "Ana Souza" },
      sentAt: sent.occurrence?.sentAt,
    });
  });
});
