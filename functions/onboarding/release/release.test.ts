import { certificationContract } from "@portal/shared/certification/contract.ts";
import { companyContract } from "@portal/shared/company/contract.ts";
import { occurrenceContract } from "@portal/shared/occurrence/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { releaseTransitions } from "@portal/shared/release/lifecycle.ts";
import type { Release } from "@portal/shared/release/model.ts";
import { keys } from "../../platform/table/keys.ts";
import type { Call } from "../../testing/api.ts";
import { type Answer, ask, refusal, send } from "../../testing/api.ts";
import { historyOf } from "../../testing/history.ts";
import { companyData, companyOf, type Person, person, rest } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { trials } from "../../testing/trials.ts";
import { withSupport } from "../../testing/with-support.ts";

type ReleaseAction = keyof typeof releaseTransitions;

const { routes } = releaseContract;
const { get: ticket } = occurrenceContract.routes;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const products = ["online-payment", "fraud-prevention"] as const;
const wish = { category: "integrator" as const, reason: "A loja abre na semana que vem." };

async function newClient(product: (typeof products)[number] = "online-payment") {
  const client = await person(stage, "Ana Souza");
  const { id, data } = await companyOf(client);
  return { client, companyId: id, data, params: { companyId: id, product } };
}
type Client = Awaited<ReturnType<typeof newClient>>;

const request = ({ client, params }: Client, version = 0): Promise<Release> =>
  ask(client, routes.request, { params, body: { version, ...wish } });
const decline = ({ params }: Client, version = 1): Promise<Release> =>
  ask(support, routes.decline, { params, body: { version, comment: "Ainda falta o contrato." } });
const grant = ({ params }: Client, version: number): Promise<Release> =>
  ask(support, routes.grant, { params, body: { version, comment: "Combinado com o comercial." } });

/** Written out a second time on purpose: what the lifecycle's table must lead to, as callers see it. */
const open = {
  "not asked for": { client: ["request"], support: ["grant"] },
  "asked for": { client: [], support: ["grant", "decline"] },
  granted: { client: [], support: ["revoke"] },
  declined: { client: ["request"], support: ["grant"] },
} as const;
type State = keyof typeof open;
const states = Object.keys(open).filter((name): name is State => name in open);
const actions = Object.keys(releaseTransitions).filter(
  (name): name is ReleaseAction => name in releaseTransitions,
);
const statusAfter = {
  request: "under-approval",
  grant: "approved",
  decline: "declined",
  revoke: "declined",
} as const;

async function bring(state: State, product: (typeof products)[number]): Promise<Client> {
  const who = await newClient(product);
  if (state === "asked for" || state === "declined") await request(who);
  if (state === "declined") await decline(who);
  if (state === "granted") await grant(who, 0);
  return who;
}

const bodyOf = (action: ReleaseAction, version: number): Call => {
  const reasoned = { version, comment: "Não." };
  const bodies = { request: { version, ...wish }, grant: reasoned, decline: reasoned, revoke: reasoned };
  return { body: bodies[action] };
};

describe.each(products.flatMap((product) => states.map((state) => ({ product, state }))))(
  "a release of $product that is $state",
  ({ product, state }) => {
    test.each(
      actions.flatMap((action) => (["client", "support"] as const).map((role) => ({ action, role }))),
    )("answers $role who would $action as the lifecycle says", async ({ action, role }) => {
      const { client, params } = await bring(state, product);
      const caller = role === "client" ? client : support;
      const before = await ask(caller, routes.get, { params });
      const { status, json } = await send(caller, routes[action], {
        params,
        ...bodyOf(action, before.version),
      });
      const after = await ask(caller, routes.get, { params });
      const allowed: readonly string[] = open[state][role];
      if (allowed.includes(action)) {
        expect([status, after.status]).toEqual([200, statusAfter[action]]);
        expect(json).toEqual(after);
        return;
      }
      const isTheirs = releaseTransitions[action].by.some((one) => one === role);
      expect([status, json]).toEqual([
        isTheirs ? 409 : 403,
        expect.objectContaining({ code: isTheirs ? "action-not-allowed" : "forbidden" }),
      ]);
      expect(after).toEqual(before);
    });
  },
);

test("a request is a ticket like any other, and each new one has a number of its own", async () => {
  const who = await newClient("fraud-prevention");
  const first = await request(who);
  expect(first).toMatchObject({ status: "under-approval", request: wish, answer: null });
  const occurrenceId = first.occurrence?.id ?? "";
  expect(await ask(support, ticket, { params: { occurrenceId } })).toMatchObject({
    number: first.occurrence?.number,
    stage: "release",
    subjectNumber: 203,
    status: "support-pending",
    contact: { name: "Ana Souza", email: who.client.account.email },
  });
  await ask(support, occurrenceContract.routes.prioritize, {
    params: { occurrenceId },
    body: { version: 1, priority: "urgent" },
  });
  // The version is the ticket's: the request is still the one that was read.
  const declined = await decline(who, 1);
  expect(declined).toMatchObject({ answer: { comment: "Ainda falta o contrato." }, request: wish });
  expect(declined.occurrence).toMatchObject({ number: first.occurrence?.number, priority: "urgent" });
  expect(await ask(support, ticket, { params: { occurrenceId } })).toMatchObject({ status: "declined" });

  const second = await request(who, 2);
  expect(second).toMatchObject({ status: "under-approval", answer: null });
  expect(second.occurrence?.number).not.toBe(first.occurrence?.number);
  expect(second.occurrence?.priority).toBe("normal");
  const history = await historyOf(who.client, who.params, "release");
  expect(history.items.map(({ event, comment }) => [event, comment])).toEqual([
    ["release.requested", wish.reason],
    ["release.declined", "Ainda falta o contrato."],
    ["occurrence.prioritized", null],
    ["release.requested", wish.reason],
  ]);
});

test("support releases by hand: the ticket has a number and answers to the company's owner", async () => {
  const { params, companyId, client } = await newClient();
  const granted = await ask(support, routes.grant, { params, body: { version: 0, comment: "Combinado." } });
  expect(granted).toMatchObject({
    status: "approved",
    request: null,
    answer: { comment: "Combinado." },
    occurrence: { sentAt: null },
  });
  expect(granted.occurrence?.number).toMatch(/^\d{4}-\d{6}$/);
  const occurrenceId = `${companyId}.online-payment.release`;
  expect(await ask(support, ticket, { params: { occurrenceId } })).toMatchObject({
    status: "approved",
    contact: { email: client.account.email },
  });
});

test("nothing is released to a company that everybody has left", async () => {
  const { params, client, companyId } = await newClient();
  await stage.remove(keys.member(companyId, client.sub));
  const body = { version: 0, comment: "Combinado." };
  expect(await refusal(support, routes.grant, { params, body })).toMatchObject({
    code: "action-not-allowed",
  });
});

test("a company that is renamed is found by its new name in its request too", async () => {
  const who = await newClient();
  const { occurrence } = await request(who);
  const { update } = companyContract.routes;
  const data = companyData({ ...who.data, tradingName: "Loja Renomeada" });
  await ask(who.client, update, { params: { companyId: who.companyId }, body: { version: 1, data } });
  const query = { text: "loja renomeada", stage: "release" as const };
  const { items } = await ask(support, occurrenceContract.routes.list, { query });
  expect(items.map(({ id, client }) => [id, client])).toEqual([[occurrence?.id, "Loja Renomeada"]]);
});

test("a decline without a word is refused, and so is a request without a reason", async () => {
  const who = await newClient();
  const { client, params } = who;
  const silent = { params, body: { version: 0, category: "integrator", reason: " " } };
  expect(await refusal(client, routes.request, silent)).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "reason", code: "required" }],
  });
  await request(who);
  const wordless = { params, body: { version: 1 } };
  expect(await refusal(support, routes.decline, wordless)).toMatchObject({ code: "invalid-input" });
});

test("of two analysts who answer at once exactly one wins, and the other sees the answer", async () => {
  for (const _ of trials("two answers to a release at once", 10, 300)) {
    const who = await newClient();
    await rest(stage, who.companyId, support);
    await request(who);
    const { params } = who;
    const answers: Answer[] = await Promise.all([
      send(support, routes.grant, { params, body: { version: 1 } }),
      send(support, routes.decline, { params, body: { version: 1, comment: "Não." } }),
    ]);
    const now = await ask(who.client, routes.get, { params });
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)?.json).toEqual(now);
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({
      code: "version-conflict",
      current: now,
    });
  }
}, 3_600_000);

test("support reads who of the company asked, and when", async () => {
  const who = await newClient();
  const asked = await request(who);
  expect(asked.request).toMatchObject({ ...wish, requestedBy: who.client.account.name });
  const { request: read } = await ask(support, routes.get, { params: who.params });
  expect(read).toEqual(asked.request);
});

test("opening by hand needs a reason, answering a request does not", async () => {
  const who = await newClient();
  const { params } = who;
  expect(await refusal(support, routes.grant, { params, body: { version: 0 } })).toMatchObject({
    code: "invalid-input",
    fields: [{ path: "comment", code: "required" }],
  });
  await request(who);
  expect(await ask(support, routes.grant, { params, body: { version: 1 } })).toMatchObject({
    status: "approved",
  });
});

test("a release is taken back with a reason: nothing new begins, and it may be asked for again", async () => {
  const who = await newClient();
  const { client, params } = who;
  await request(who);
  await grant(who, 1);
  expect((await refusal(support, routes.revoke, { params, body: { version: 2 } })).code).toBe(
    "invalid-input",
  );
  const comment = "O contrato terminou.";
  const revoked = await ask(support, routes.revoke, { params, body: { version: 2, comment } });
  expect(revoked).toMatchObject({ status: "declined", answer: { comment, isRevoked: true } });
  const { begin: beginNow } = certificationContract.routes;
  expect((await refusal(client, beginNow, { params, body: { version: 0 } })).code).toBe("stage-locked");
  const { items } = await historyOf(client, params, "release");
  expect(items[0]).toMatchObject({ event: "release.revoked", comment });
  expect(await request(who, 3)).toMatchObject({ status: "under-approval" });
});
