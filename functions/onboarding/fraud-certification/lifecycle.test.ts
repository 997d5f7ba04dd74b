import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { stageKeys } from "../../stage/keys.ts";
import { ask, type Call, send } from "../../testing/api.ts";
import {
  beginFraud,
  fillInScenarios,
  fraudCertifiable,
  scenarioReturn,
  scenarioVerdicts,
  sendScenarios,
  signatureForm,
  signContract,
} from "../../testing/fraud/fraud-certification.ts";
import type { Person } from "../../testing/people.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";

type FraudCertificationAction = keyof typeof fraudCertificationTransitions;

const { routes } = fraudCertificationContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const actions = Object.keys(fraudCertificationTransitions).filter(
  (name): name is FraudCertificationAction => name in fraudCertificationTransitions,
);

/** Written out a second time on purpose: what the lifecycle's table and the signature lead to, as callers see it. */
const open = {
  "not begun": { client: ["begin"], support: [] },
  begun: { client: ["select", "saveReturn", "send", "restart"], support: ["sign"] },
  sent: { client: [], support: ["reject", "sign"] },
  "sent and signed": { client: [], support: ["reject", "conclude", "unsign"] },
  rejected: { client: ["select", "saveReturn", "send", "restart"], support: ["sign"] },
  concluded: { client: ["restart"], support: ["reopen"] },
} as const;
type State = keyof typeof open;
const states = Object.keys(open).filter((name): name is State => name in open);

const statusAfter: Record<FraudCertificationAction, (before: FraudCertification) => string> = {
  begin: () => "open",
  select: ({ status }) => status,
  saveReturn: ({ status }) => status,
  send: () => "under-approval",
  reject: () => "revision",
  conclude: () => "concluded",
  restart: () => "open",
  sign: ({ status }) => status,
  unsign: ({ status }) => status,
  reopen: () => "under-approval",
};

const failed = "rejected";

async function bring(state: State) {
  const who = await fraudCertifiable(stage, support);
  const { params } = who;
  if (state === "not begun") return who;
  await beginFraud(who);
  if (state === "begun") {
    await fillInScenarios(stage, who);
    return who;
  }
  const sent = await sendScenarios(stage, who);
  if (state === "sent") return who;
  if (state === "rejected") {
    const reviews = scenarioVerdicts(sent, [failed]);
    const given = await ask(support, routes.reject, { params, body: { version: sent.version, reviews } });
    await ask(who.client, routes.saveReturn, {
      params: { ...params, caseId: failed },
      body: { version: given.version, return: scenarioReturn(failed, { orderId: "pedido-refeito" }) },
    });
    return who;
  }
  const { version } = await signContract(support, sent);
  if (state === "concluded")
    await ask(support, routes.conclude, { params, body: { version, reviews: scenarioVerdicts(sent) } });
  return who;
}

const bodyOf = (action: FraudCertificationAction, now: FraudCertification): Call => {
  const { version } = now;
  const bodies: Record<FraudCertificationAction, Call> = {
    begin: { body: { version } },
    select: { body: { version, caseIds: ["approved"] } },
    saveReturn: { body: { version, return: scenarioReturn(failed, { notes: "De novo." }) } },
    send: { body: { version } },
    reject: { body: { version, reviews: scenarioVerdicts(now, [failed]) } },
    conclude: { body: { version, reviews: scenarioVerdicts(now) } },
    restart: { body: { version } },
    sign: { body: { version, ...signatureForm } },
    unsign: { body: { version, comment: "É de outra empresa." } },
    reopen: { body: { version, comment: "A assinatura não vale." } },
  };
  return bodies[action];
};

/** What refuses an act that the caller's role may take at other times. */
const codeOf = (action: FraudCertificationAction, state: State): string =>
  action === "conclude" && state === "sent" ? "contract-not-signed" : "action-not-allowed";

describe.each(states)("fraud prevention's certification that is %s", (state) => {
  let who: Awaited<ReturnType<typeof bring>>;
  let stored: Record<string, unknown> | undefined;
  const place = () => ({ ...who.params, product: "fraud-prevention", stage: "certification" }) as const;
  beforeAll(async () => {
    who = await bring(state);
    const { pk, sk } = stageKeys.stage(place());
    stored = (await stage.items()).find((item) => item.pk === pk && item.sk === sk);
  }, 30_000);
  afterEach(async () => {
    if (stored) await stage.put(stored);
    else await stage.remove(stageKeys.stage(place()));
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
      const isTheirs = fraudCertificationTransitions[action].by.some((one) => one === role);
      const code = isTheirs ? codeOf(action, state) : "forbidden";
      expect(json).toMatchObject({ code });
      expect(status).toBe({ forbidden: 403, "contract-not-signed": 422 }[code] ?? 409);
      expect(after).toEqual(before);
    },
  );
});
