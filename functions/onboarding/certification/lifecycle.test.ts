import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { stageKeys } from "../../stage/keys.ts";
import { ask, type Call, send } from "../../testing/api.ts";
import {
  begin,
  certifiable,
  correct,
  fillIn,
  sendFilled,
  verdicts,
  wholeReturn,
} from "../../testing/certification.ts";
import type { Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

type CertificationAction = keyof typeof certificationTransitions;

const { routes } = certificationContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const actions = Object.keys(certificationTransitions).filter(
  (name): name is CertificationAction => name in certificationTransitions,
);

/** Written out a second time on purpose: what the lifecycle's table must lead to, as callers see it. */
const open = {
  "not begun": { client: ["begin"], support: [] },
  begun: { client: ["select", "saveReturn", "send", "restart"], support: [] },
  sent: { client: [], support: ["reject", "conclude"] },
  rejected: { client: ["select", "saveReturn", "send", "restart"], support: [] },
  concluded: { client: ["restart"], support: [] },
} as const;
type State = keyof typeof open;
const states = Object.keys(open).filter((name): name is State => name in open);

const statusAfter: Record<CertificationAction, (before: Certification) => string> = {
  begin: () => "open",
  select: ({ status }) => status,
  saveReturn: ({ status }) => status,
  send: () => "under-approval",
  reject: () => "revision",
  conclude: () => "concluded",
  restart: () => "open",
};

/** The case that support has failed, which therefore may be corrected. */
const failed = "card-denied";

async function bring(state: State) {
  const who = await certifiable(stage, support);
  const { params } = who;
  if (state === "not begun") return who;
  await begin(who);
  if (state === "begun") {
    await fillIn(stage, who);
    return who;
  }
  const sent = await sendFilled(stage, who);
  const { version } = sent;
  if (state === "rejected") {
    await ask(support, routes.reject, { params, body: { version, reviews: verdicts(sent, [failed]) } });
    await correct(who);
  }
  if (state === "concluded") {
    await ask(support, routes.conclude, { params, body: { version, reviews: verdicts(sent) } });
  }
  return who;
}

const bodyOf = (action: CertificationAction, now: Certification): Call => {
  const { version } = now;
  const bodies: Record<CertificationAction, Call> = {
    begin: { body: { version } },
    select: { body: { version, caseIds: ["store-card"] } },
    saveReturn: { body: { version, return: wholeReturn } },
    send: { body: { version } },
    reject: { body: { version, reviews: verdicts(now, [failed]) } },
    conclude: { body: { version, reviews: verdicts(now) } },
    restart: { body: { version } },
  };
  return bodies[action];
};

describe.each(states)("a certification that is %s", (state) => {
  let who: Awaited<ReturnType<typeof bring>>;
  let stored: Record<string, unknown> | undefined;
  beforeAll(async () => {
    who = await bring(state);
    const { pk, sk } = stageKeys.stage({ ...who.params, stage: "certification" });
    stored = (await stage.items()).find((item) => item.pk === pk && item.sk === sk);
  }, 30_000);
  afterEach(async () => {
    if (stored) await stage.put(stored);
    else await stage.remove(stageKeys.stage({ ...who.params, stage: "certification" }));
  });

  test.each(actions.flatMap((action) => (["client", "support"] as const).map((role) => ({ action, role }))))(
    "answers $role who would $action as the lifecycle says",
    async ({ action, role }) => {
      const caller = role === "client" ? who.client : support;
      const before = await ask(caller, routes.get, { params: who.params });
      const params = action === "saveReturn" ? { ...who.params, caseId: failed } : who.params;
      const { status, json } = await send(caller, routes[action], { params, ...bodyOf(action, before) });
      const after = await ask(caller, routes.get, { params: who.params });
      const allowed: readonly string[] = open[state][role];
      if (allowed.includes(action)) {
        expect([status, after.status]).toEqual([200, statusAfter[action](before)]);
        expect(json).toEqual(after);
        expect(after.version).toBe(before.version + 1);
        return;
      }
      const isTheirs = certificationTransitions[action].by.some((one) => one === role);
      expect([status, json]).toEqual([
        isTheirs ? 409 : 403,
        expect.objectContaining({ code: isTheirs ? "action-not-allowed" : "forbidden" }),
      ]);
      expect(after).toEqual(before);
    },
  );
});
