import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import { fraudCertificationTransitions } from "@portal/shared/fraud-certification/lifecycle.ts";
import { fraudCertificationSchema } from "@portal/shared/fraud-certification/model.ts";
import { ask } from "../../testing/api.ts";
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
import { certificationLifecycle } from "../../testing/suites/certification-lifecycle.ts";

const { routes } = fraudCertificationContract;
const failed = "rejected";

certificationLifecycle({
  title: "fraud prevention's certification",
  product: "fraud-prevention",
  routes,
  returns: fraudCertificationSchema,
  by: fraudCertificationTransitions,
  /** Written out a second time on purpose: what the lifecycle's table and the signature lead to, as callers see it. */
  open: {
    "not begun": { client: ["begin"], support: [] },
    begun: { client: ["select", "saveReturn", "send", "restart"], support: ["sign"] },
    sent: { client: [], support: ["reject", "sign"] },
    "sent and signed": { client: [], support: ["reject", "conclude", "unsign"] },
    rejected: { client: ["select", "saveReturn", "send", "restart"], support: ["sign"] },
    concluded: { client: ["restart"], support: ["reopen"] },
  },
  ownStatusAfter: {
    sign: (before) => before,
    unsign: (before) => before,
    reopen: () => "under-approval",
  },
  failed,
  bring: async (stage, support, state) => {
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
  },
  bodies: (now) => {
    const { version } = now;
    return {
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
  },
  refusalOf: (action, state) =>
    action === "conclude" && state === "sent" ? [422, "contract-not-signed"] : [409, "action-not-allowed"],
});
