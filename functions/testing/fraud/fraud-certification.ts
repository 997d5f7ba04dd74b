import type { RouteInput } from "@portal/shared/contract.ts";
import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type {
  FraudCertification,
  ScenarioReturn,
  scenarioReviewSchema,
} from "@portal/shared/fraud-certification/model.ts";
import { needsFile, scenarioOf } from "@portal/shared/fraud-certification/scenario-rules.ts";
import type { CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";
import type * as z from "zod/mini";
import { untested } from "../../onboarding/certification-engine/model.ts";
import { freshChoice } from "../../onboarding/fraud-certification/script.ts";
import { stageKeys } from "../../stage/keys.ts";
import { ask, type Caller } from "../api.ts";
import { putFile } from "../certification.ts";
import { companyOf, type Person, person } from "../people.ts";
import type { TestStage } from "../stage.ts";
import { approvedFraudConfiguration, openFraudPrevention } from "./fraud-configuration.ts";

const { routes } = fraudCertificationContract;
const product = "fraud-prevention";

/** Stores a certification in this state, whatever its evidence, for tests of what others make of it. */
export async function fraudCertification(
  stage: TestStage,
  companyId: string,
  status: CertificationStatus,
): Promise<void> {
  const place = { companyId, product, stage: "certification" } as const;
  const at = "2026-01-02T10:00:00.000Z";
  await stage.put({
    ...stageKeys.stage(place),
    ...place,
    ...untested(1),
    ...freshChoice(),
    status,
    version: 1,
    savedAt: at,
    begunAt: at,
    signature: null,
    revision: 0,
  });
}

/** Somebody whose company may begin to certify its fraud prevention. */
export async function fraudCertifiable(stage: TestStage, support: Caller) {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  await openFraudPrevention(client, support, companyId);
  await approvedFraudConfiguration(client, support, companyId);
  return { client, companyId, params: { companyId } };
}
export type FraudCertifiable = { readonly client: Person; readonly companyId: string };

export const beginFraud = ({ client, companyId }: FraudCertifiable): Promise<FraudCertification> =>
  ask(client, routes.begin, { params: { companyId }, body: { version: 0 } });

/** What the test of a scenario brought, of an order of its own. */
export const scenarioReturn = (caseId: string, changes: Partial<ScenarioReturn> = {}): ScenarioReturn => ({
  orderId: `pedido-${caseId}`,
  testedOn: new Date().toISOString().slice(0, 10),
  valueCents: scenarioOf(caseId)?.amountCents,
  ...changes,
});

/** Fills in every scenario that is to be sent, with a file where one is asked for. */
export async function fillInScenarios(
  stage: TestStage,
  { client, companyId }: FraudCertifiable,
  changes: Partial<ScenarioReturn> = {},
): Promise<FraudCertification> {
  let now = await ask(client, routes.get, { params: { companyId } });
  for (const caseId of now.selected) {
    if (now.reviews[caseId]?.verdict === "passed") continue;
    now = await ask(client, routes.saveReturn, {
      params: { companyId, caseId },
      body: { version: now.version, return: scenarioReturn(caseId, changes) },
    });
    const scenario = scenarioOf(caseId);
    if (scenario && needsFile(scenario))
      await putFile(stage, companyId, { product, caseId, attempt: now.attempt });
  }
  return now;
}

export async function sendScenarios(stage: TestStage, who: FraudCertifiable): Promise<FraudCertification> {
  const { version } = await fillInScenarios(stage, who);
  return ask(who.client, routes.send, { params: { companyId: who.companyId }, body: { version } });
}

export const signatureForm = { reference: "PF-2026-0117", signedOn: "2026-01-20" } as const;

type SignInput = RouteInput<typeof routes.sign>["body"];

/** Support records the contract's signature. */
export const signContract = (
  support: Caller,
  { companyId, version }: Pick<FraudCertification, "companyId"> & Pick<SignInput, "version">,
): Promise<FraudCertification> =>
  ask(support, routes.sign, { params: { companyId }, body: { version, ...signatureForm } });

/** A verdict on every scenario that was sent, all passed but these. */
export const scenarioVerdicts = (
  { selected }: Pick<FraudCertification, "selected">,
  failed: readonly string[] = [],
): z.output<typeof scenarioReviewSchema>[] =>
  selected.map((caseId) =>
    failed.includes(caseId)
      ? { caseId, verdict: "failed", feedback: `Não passou: ${caseId}.` }
      : { caseId, verdict: "passed" },
  );

/** Takes a certification through all its scenarios and the signature to its conclusion. */
export async function concludeFraud(
  stage: TestStage,
  support: Caller,
  who: FraudCertifiable,
): Promise<FraudCertification> {
  await beginFraud(who);
  const signed = await signContract(support, await sendScenarios(stage, who));
  return ask(support, routes.conclude, {
    params: { companyId: who.companyId },
    body: { version: signed.version, reviews: scenarioVerdicts(signed) },
  });
}
