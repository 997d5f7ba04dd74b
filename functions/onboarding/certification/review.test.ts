import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { ask, refusal } from "../../testing/api.ts";
import { begin, certifiable, sendFilled, verdicts, wholeReturn } from "../../testing/certification.ts";
import { historyOf } from "../../testing/history.ts";
import type { Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

const { routes } = certificationContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

/** A certification before support, with the optional case `store-card` among those that are tested. */
async function sentWithOptional() {
  const who = await certifiable(stage, support);
  await begin(who);
  const body = { version: 1, caseIds: ["store-card"] };
  await ask(who.client, routes.select, { params: who.params, body });
  return { ...who, sent: await sendFilled(stage, who) };
}

const bodyFor = ({ version }: Certification, reviews: object[], comment?: string) => ({
  version,
  reviews,
  comment,
});

test("every case that is tested needs a verdict, to be given back as to be concluded", async () => {
  const { params, sent } = await sentWithOptional();
  const reviews = verdicts(sent).filter(
    ({ caseId }) => caseId !== "store-card" && caseId !== "card-approved",
  );
  for (const route of [routes.reject, routes.conclude]) {
    const problem = await refusal(support, route, { params, body: bodyFor(sent, reviews, "Falta.") });
    expect(problem).toMatchObject({ code: "review-incomplete", status: 422 });
    expect(problem.fields).toEqual([
      { path: "reviews.card-approved", code: "required" },
      { path: "reviews.store-card", code: "required" },
    ]);
  }
});

test("a case that is not tested, is judged twice or does not exist takes no verdict", async () => {
  const { params, sent } = await sentWithOptional();
  const whole = verdicts(sent);
  const { length } = whole;
  for (const caseId of ["pay-token", "recharge", "store-card", "no-such-case"]) {
    const reviews = [...whole, { caseId, verdict: "passed" }];
    const problem = await refusal(support, routes.conclude, { params, body: bodyFor(sent, reviews) });
    expect(problem).toMatchObject({
      code: "invalid-input",
      fields: [{ path: `reviews.${length}.caseId`, code: "invalid-option" }],
    });
  }
});

test("a failed case says what was wrong", async () => {
  const { params, sent } = await sentWithOptional();
  const reviews = verdicts(sent).map((review) => ({ ...review, verdict: "failed", feedback: "" }));
  const problem = await refusal(support, routes.reject, { params, body: bodyFor(sent, reviews) });
  expect(problem.code).toBe("invalid-input");
  expect(problem.fields).toContainEqual({ path: "reviews.0.feedback", code: "required" });
});

test("nothing is given back without saying what to correct, be it a case or a comment", async () => {
  const { params, sent } = await sentWithOptional();
  const reviews = verdicts(sent);
  expect(await refusal(support, routes.reject, { params, body: bodyFor(sent, reviews) })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "comment", code: "required" }],
  });
  const body = { version: sent.version, reviews, comment: "O nome da loja não aparece." };
  expect(await ask(support, routes.reject, { params, body })).toMatchObject({
    status: "revision",
    review: { comment: "O nome da loja não aparece." },
  });
});

test("a failed mandatory case keeps a certification from being concluded, a failed optional one does not", async () => {
  const { params, sent } = await sentWithOptional();
  const failing = verdicts(sent, ["store-card", "card-denied", "pix-error"]);
  const problem = await refusal(support, routes.conclude, { params, body: bodyFor(sent, failing) });
  expect(problem).toMatchObject({ code: "mandatory-case-failed", status: 422 });
  expect(problem.fields).toEqual([
    { path: "reviews.card-denied", code: "invalid" },
    { path: "reviews.pix-error", code: "invalid" },
  ]);
  const body = { version: sent.version, reviews: verdicts(sent, ["store-card"]) };
  const concluded = await ask(support, routes.conclude, { params, body });
  expect(concluded).toMatchObject({
    status: "concluded",
    reviews: {
      "store-card": { verdict: "failed", feedback: "Não passou: store-card." },
      "card-denied": { verdict: "passed", feedback: null },
    },
  });
});

test("what passed is read-only while the rest is corrected, and verdicts stay beside the form", async () => {
  const { client, params, sent } = await sentWithOptional();
  const body = { version: sent.version, reviews: verdicts(sent, ["card-denied"]) };
  const { version, reviews } = await ask(support, routes.reject, { params, body });
  const corrected = { ...wholeReturn, platformUsn: "261121104400999" };
  const passed = { params: { ...params, caseId: "card-approved" }, body: { version, return: corrected } };
  expect(await refusal(client, routes.saveReturn, passed)).toMatchObject({ code: "action-not-allowed" });
  const failed = { params: { ...params, caseId: "card-denied" }, body: { version, return: corrected } };
  const saved = await ask(client, routes.saveReturn, failed);
  expect(saved).toMatchObject({ status: "revision", reviews, returns: { "card-denied": corrected } });
  const again = await ask(client, routes.send, { params, body: { version: saved.version } });
  expect(again).toMatchObject({ status: "under-approval", reviews });
});

test("the history keeps each verdict as it was given", async () => {
  const { client, params, sent } = await sentWithOptional();
  const reviews = verdicts(sent, ["card-denied"]);
  const body = { version: sent.version, reviews, comment: "Quase lá." };
  await ask(support, routes.reject, { params, body });
  const { items } = await historyOf(client, params, "certification");
  expect(items[0]).toMatchObject({
    event: "certification.rejected",
    comment: "Quase lá.",
    actor: { role: "support", name: "Bruno Lima" },
    reviews,
  });
});
