import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { Caller } from "../api.ts";
import { ask } from "../api.ts";
import type { TestStage } from "../stage.ts";
import { act, type Cost, decision, numbered } from "../suites/acts/acts.ts";
import {
  fillInScenarios,
  fraudCertifiable,
  scenarioReturn,
  scenarioVerdicts,
  signatureForm,
} from "./fraud-certification.ts";
import { useOrderAct } from "./use-order-act.ts";

const { get, begin, select, saveReturn, send, reject, conclude, sign, unsign, reopen, restart } =
  fraudCertificationContract.routes;
const looksForFiles = ["BatchGetItem", "Query", "TransactWriteItems"];
const comment = "É de outro contrato.";

const otherOrder = scenarioReturn("approved", { orderId: "pedido-novo" });

/** The certification of fraud prevention: given back once, signed twice, concluded, reopened and begun again. */
export async function fraudCertificationActs(stage: TestStage, support: Caller): Promise<Cost[]> {
  const who = await fraudCertifiable(stage, support);
  const { client, params } = who;
  const version = async () => (await ask(client, get, { params })).version;
  /** The call with the version that the item has by then. */
  const now = async <Body extends object>(body: Body) => ({
    params,
    body: { version: await version(), ...body },
  });
  const review = async (failed: readonly string[]) => {
    const seen = await ask(client, get, { params });
    const reviews = scenarioVerdicts(seen, failed);
    return { params, body: { version: seen.version, notesVersion: 0, reviews } };
  };
  const filledIn = async () => {
    await fillInScenarios(stage, who);
    return now({});
  };
  const corrected = async () => ({
    params: { ...params, caseId: "approved" as const },
    body: { version: await version(), return: otherOrder, isAutomatic: true },
  });
  return [
    ["begin fraud certification", act(client, begin, { params, body: { version: 0 } }), numbered],
    useOrderAct(who, 1),
    ["send scenarios", act(client, send, filledIn), looksForFiles],
    ["sign", act(support, sign, () => now(signatureForm)), decision],
    ["take a signature back", act(support, unsign, () => now({ comment })), decision],
    ["give scenarios back", act(support, reject, () => review(["approved"])), decision],
    ["choose scenarios", act(client, select, () => now({ caseIds: ["approved" as const] })), decision],
    ["save a scenario", act(client, saveReturn, corrected), decision],
    ["send scenarios again", act(client, send, () => now({})), ["BatchGetItem", "Query", ...decision]],
    ["sign again", act(support, sign, () => now(signatureForm)), decision],
    ["conclude fraud certification", act(support, conclude, () => review([])), decision],
    ["reopen fraud certification", act(support, reopen, () => now({ comment })), decision],
    ["give back what was reopened", act(support, reject, () => review(["approved"])), decision],
    ["restart fraud certification", act(client, restart, () => now({})), decision],
  ];
}
