import { certificationContract } from "@portal/shared/certification/contract.ts";
import { certificationTransitions } from "@portal/shared/certification/lifecycle.ts";
import { certificationSchema } from "@portal/shared/certification/model.ts";
import { ask } from "../../testing/api.ts";
import {
  begin,
  certifiable,
  correct,
  fillIn,
  sendFilled,
  verdicts,
  wholeReturn,
} from "../../testing/certification.ts";
import { certificationLifecycle } from "../../testing/suites/certification-lifecycle.ts";

const { routes } = certificationContract;
const failed = "card-denied";

certificationLifecycle({
  title: "a certification",
  product: "online-payment",
  routes,
  returns: certificationSchema,
  by: certificationTransitions,
  /** Written out a second time on purpose: what the lifecycle's table must lead to, as callers see it. */
  open: {
    "not begun": { client: ["begin"], support: [] },
    begun: { client: ["select", "saveReturn", "send", "restart"], support: [] },
    sent: { client: [], support: ["reject", "conclude"] },
    rejected: { client: ["select", "saveReturn", "send", "restart"], support: [] },
    concluded: { client: ["restart"], support: [] },
  },
  failed,
  bring: async (stage, support, state) => {
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
  },
  bodies: (now) => {
    const { version } = now;
    return {
      begin: { body: { version } },
      select: { body: { version, caseIds: ["store-card"] } },
      saveReturn: { body: { version, return: wholeReturn } },
      send: { body: { version } },
      reject: { body: { version, reviews: verdicts(now, [failed]) } },
      conclude: { body: { version, reviews: verdicts(now) } },
      restart: { body: { version } },
    };
  },
});
