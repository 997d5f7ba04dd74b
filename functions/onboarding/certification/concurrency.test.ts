import { certificationContract } from "@portal/shared/certification/contract.ts";
import * as z from "zod/mini";
import { type Answer, ask, refusal, send } from "../../testing/api.ts";
import {
  begin,
  certifiable,
  correct,
  fillIn,
  screenCases,
  sendFilled,
  verdicts,
  wholeReturn,
} from "../../testing/certification.ts";
import { type Person, person, rest } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { trials } from "../../testing/trials.ts";
import { evidenceRef } from "../evidence/public.ts";

const { routes } = certificationContract;

let stage: TestStage;
let reviewers: [Person, Person];
beforeAll(async () => {
  stage = await openStage({ watched: true });
  reviewers = [
    await person(stage, "Bruno Lima", { isSupport: true }),
    await person(stage, "Carla Dias", { isSupport: true }),
  ];
});
afterAll(() => stage.close());

test("of two reviewers who decide at once exactly one wins, and the other sees what was decided", async () => {
  const who = await certifiable(stage, reviewers[0]);
  const { client, params } = who;
  await begin(who);
  let sent = await sendFilled(stage, who);
  const runs = trials("two reviewers of a certification at once", 20, 500);
  for (const _ of runs) {
    await rest(stage, params.companyId, client, ...reviewers);
    const { version } = sent;
    const body = { version, reviews: verdicts(sent, ["card-denied"]) };
    const comment = "Outra coisa.";
    const answers: Answer[] = await Promise.all([
      send(reviewers[0], routes.reject, { params, body }),
      send(reviewers[1], routes.reject, { params, body: { version, reviews: verdicts(sent), comment } }),
    ]);
    const now = await ask(client, routes.get, { params });
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual(now);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: "version-conflict",
      current: now,
    });
    const { version: corrected } = await correct(who);
    sent = await ask(client, routes.send, { params, body: { version: corrected } });
  }
  expect(sent.version).toBeGreaterThan(runs.length * 2);
}, 3_600_000);

test("two cases saved at once lose nothing in silence: the second gets the first one's", async () => {
  const who = await certifiable(stage, reviewers[0]);
  const { client, params } = who;
  await begin(who);
  const first = { params: { ...params, caseId: "card-approved" }, body: { version: 1, return: wholeReturn } };
  const second = { params: { ...params, caseId: "card-denied" }, body: { version: 1, return: wholeReturn } };
  const answers = await Promise.all([
    send(client, routes.saveReturn, first),
    send(client, routes.saveReturn, second),
  ]);
  const now = await ask(client, routes.get, { params });
  expect(Object.keys(now.returns)).toHaveLength(1);
  expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
    code: "version-conflict",
    current: now,
  });
});

test("who acts on what has moved on gets it as it is, on every route", async () => {
  const who = await certifiable(stage, reviewers[0]);
  const { client, params } = who;
  await begin(who);
  const { version } = await fillIn(stage, who);
  const current = await ask(client, routes.get, { params });
  const old = { version: version - 1 };
  const calls = [
    [client, routes.begin, { params, body: old }],
    [client, routes.select, { params, body: { ...old, caseIds: [] } }],
    [
      client,
      routes.saveReturn,
      { params: { ...params, caseId: "card-denied" }, body: { ...old, return: {} } },
    ],
    [client, routes.send, { params, body: old }],
    [client, routes.restart, { params, body: old }],
    [reviewers[0], routes.reject, { params, body: { ...old, reviews: [] } }],
    [reviewers[0], routes.conclude, { params, body: { ...old, reviews: [] } }],
  ] as const;
  for (const [caller, route, call] of calls) {
    expect(await refusal(caller, route, call)).toMatchObject({ code: "version-conflict", current });
  }
});

test("a file that goes while its certification is being sent is missed", async () => {
  const who = await certifiable(stage, reviewers[0]);
  const { client, companyId, params } = who;
  await begin(who);
  const filled = await fillIn(stage, who);
  const [screenCase = ""] = screenCases(filled);
  const file = (await stage.items()).find(
    (item) => item.pk === `CO#${companyId}` && item.caseId === screenCase,
  );
  // The answer to a transaction whose check of the file fails; each time it has to read again.
  const lost = Array.from({ length: 4 }, () => "TransactionCanceledException:ConditionalCheckFailed");
  stage.watch?.failures.set("TransactWriteItems", lost);
  const [problem] = await Promise.all([
    refusal(client, routes.send, { params, body: { version: filled.version } }),
    stage.remove(evidenceRef(companyId, "online-payment", String(file?.id)).key),
  ]);
  stage.watch?.failures.clear();
  expect(problem).toMatchObject({
    code: "certification-incomplete",
    fields: [{ path: `returns.${screenCase}.attachments`, code: "required" }],
  });
});

const checkSchema = z.object({ Key: z.object({ sk: z.object({ S: z.string() }) }) });
const transactionSchema = z.object({
  TransactItems: z.array(z.object({ ConditionCheck: z.optional(checkSchema) })),
});

test("sending holds on to a file of each case that asks for screens", async () => {
  const who = await certifiable(stage, reviewers[0]);
  await begin(who);
  const filled = await fillIn(stage, who);
  const before = stage.watch?.calls.length ?? 0;
  await ask(who.client, routes.send, { params: who.params, body: { version: filled.version } });
  const calls = stage.watch?.calls.slice(before) ?? [];
  expect(calls.map(({ operation }) => operation)).toEqual(["BatchGetItem", "Query", "TransactWriteItems"]);
  const { TransactItems } = transactionSchema.parse(calls[2]?.request);
  const checks = TransactItems.filter(({ ConditionCheck }) => ConditionCheck?.Key.sk.S.startsWith("FILE#"));
  expect(checks).toHaveLength(screenCases(filled).length);
});
