import { certificationContract } from "@portal/shared/certification/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import {
  approveConfiguration,
  begin,
  certifiable,
  reopenConfiguration,
  sendFilled,
  verdicts,
} from "../../testing/certification.ts";
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

test("archives the attempt as it was and begins with the configuration as approved now", async () => {
  const who = await certifiable(stage, support);
  const { client, companyId, params } = who;
  await begin(who);
  const sent = await sendFilled(stage, who);
  const body = { version: sent.version, comment: "Falta um.", reviews: verdicts(sent, ["card-denied"]) };
  const rejected = await ask(support, routes.reject, { params, body });
  await reopenConfiguration(client, companyId);
  await approveConfiguration(client, support, companyId, { modalities: ["credit-single", "debit"] });
  const outdated = await ask(client, routes.get, { params });
  expect(outdated).toMatchObject({ isScopeOutdated: true, scope: sent.scope });

  const { version } = rejected;
  const fresh = await ask(client, routes.restart, { params, body: { version } });
  expect(fresh).toMatchObject({
    status: "open",
    attempt: 2,
    version: version + 1,
    returns: {},
    reviews: {},
    review: null,
    isScopeOutdated: false,
    occurrence: { number: sent.occurrence?.number, sentAt: null },
  });
  expect(fresh.selected).toContain("3ds-authenticated");
  expect(Date.parse(fresh.begunAt ?? "")).toBeGreaterThan(Date.parse(sent.begunAt ?? ""));

  const attempts = await ask(support, routes.listAttempts, { params, query: {} });
  const { attempt, scope, selected, returns, reviews, review, begunAt, status } = rejected;
  expect(attempts).toEqual({
    items: [
      {
        attempt,
        scope,
        selected,
        returns,
        reviews,
        review,
        begunAt,
        status,
        archivedAt: fresh.begunAt,
      },
    ],
  });
  const incomplete = await refusal(client, routes.send, { params, body: { version: fresh.version } });
  expect(incomplete.fields).toContainEqual({
    path: "returns.timeout-approved.attachments",
    code: "required",
  });
});

test("the same configuration approved again, in another order, outdates nothing", async () => {
  const who = await certifiable(stage, support);
  await begin(who);
  await reopenConfiguration(who.client, who.companyId);
  await approveConfiguration(who.client, support, who.companyId, {
    transactionTypes: ["storage", "cancellation", "payment"],
  });
  expect(await ask(who.client, routes.get, { params: who.params })).toMatchObject({
    isScopeOutdated: false,
  });
});

test("keeps every attempt and its history, paged newest first", async () => {
  const who = await certifiable(stage, support);
  const { client, params } = who;
  let { version } = await begin(who);
  for (let restart = 0; restart < 6; restart += 1) {
    ({ version } = await ask(client, routes.restart, { params, body: { version } }));
  }
  const first = await ask(client, routes.listAttempts, { params, query: { limit: 5 } });
  expect(first.items.map(({ attempt }) => attempt)).toEqual([6, 5, 4, 3, 2]);
  const { cursor } = first;
  const last = await ask(client, routes.listAttempts, { params, query: { limit: 5, cursor } });
  expect(last.items.map(({ attempt }) => attempt)).toEqual([1]);
  expect(last.cursor).toBeUndefined();
  const forged = { params, query: { cursor: `${cursor}x` } };
  expect(await refusal(client, routes.listAttempts, forged)).toMatchObject({ code: "invalid-cursor" });
  const history = await historyOf(client, params, "certification", { limit: 20 });
  expect(history.items.map(({ event }) => event)).toEqual([
    ...Array.from({ length: 6 }, () => "certification.restarted"),
    "certification.begun",
  ]);
});
