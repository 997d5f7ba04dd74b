import { fraudCertificationContract } from "@portal/shared/fraud-certification/contract.ts";
import type { FraudCertification } from "@portal/shared/fraud-certification/model.ts";
import { needsFile } from "@portal/shared/fraud-certification/scenario-rules.ts";
import { fraudConfigurationContract } from "@portal/shared/fraud-configuration/contract.ts";
import type { FraudConfiguration } from "@portal/shared/fraud-configuration/model.ts";
import { fraudScenarios } from "@portal/shared/fraud-prevention/scenarios.data.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { type Cast, callApi } from "./api-call.ts";
import {
  fraudAdjustments,
  fraudConfiguration,
  fraudDraft,
  fraudKeys,
  fraudSignature,
  fraudTestKey,
} from "./stories.data.ts";
import { evidenceInspected, uploadEvidence } from "./upload-evidence.ts";

const product = "fraud-prevention";
const { routes } = fraudCertificationContract;

const { routes: configuration } = fraudConfigurationContract;

/** A company has begun to configure fraud prevention. */
export async function beginFraudPrevention({ client, companyId }: Cast): Promise<void> {
  const body = { version: 0, draft: fraudDraft };
  await callApi(client, configuration.saveDraft, { params: { companyId }, body });
}

/** Its configuration waits for support. */
export const sendFraudPrevention = ({ client, companyId }: Cast): Promise<FraudConfiguration> =>
  callApi(client, configuration.send, {
    params: { companyId },
    body: { version: 0, draft: fraudConfiguration },
  });

/** Support asks for adjustments. */
export async function rejectFraudPrevention(cast: Cast): Promise<void> {
  const { version } = await sendFraudPrevention(cast);
  const body = { version, adjustments: fraudAdjustments };
  await callApi(cast.support, configuration.reject, { params: { companyId: cast.companyId }, body });
}

/** The configuration is approved, and its certification open. */
export async function configureFraudPrevention(cast: Cast): Promise<void> {
  const { version } = await sendFraudPrevention(cast);
  const body = { version, accessData: { fraudDetectTestKey: fraudTestKey } };
  await callApi(cast.support, configuration.conclude, { params: { companyId: cast.companyId }, body });
}

/** Every scenario with an order of its own, and a file where an order shows nothing. */
export async function sendScenarios({ client, companyId }: Cast): Promise<FraudCertification> {
  const params = { companyId };
  let now = await callApi(client, routes.begin, { params, body: { version: 0 } });
  for (const [index, scenario] of fraudScenarios.entries()) {
    const { id: caseId, amountCents: valueCents } = scenario;
    const given = {
      orderId: `PED-${2041 + index}`,
      testedOn: new Date().toISOString().slice(0, 10),
      valueCents,
    };
    now = await callApi(client, routes.saveReturn, {
      params: { companyId, caseId },
      body: { version: now.version, return: given },
    });
    if (needsFile(scenario))
      await uploadEvidence(client, companyId, {
        product,
        caseId,
        fileName: `${caseId}.txt`,
        contentType: "text/plain",
        bytes: Buffer.from(`${given.orderId}\nHTTP/1.1 200 OK\n`),
      });
  }
  await evidenceInspected(client, companyId, product);
  return callApi(client, routes.send, { params, body: { version: now.version } });
}

/** The contract is signed, the certification concluded, and the keys are delivered. */
export async function protectOrders(cast: Cast): Promise<void> {
  const { client, support, companyId } = cast;
  const params = { companyId };
  const sent = await sendScenarios(cast);
  const signed = await callApi(support, routes.sign, {
    params,
    body: { version: sent.version, ...fraudSignature },
  });
  const reviews = signed.selected.map((caseId) => ({ caseId, verdict: "passed" }) as const);
  await callApi(support, routes.conclude, { params, body: { version: signed.version, reviews } });
  const place = { companyId, product } as const;
  const { request, deliver } = productionContract.routes;
  const { version } = await callApi(client, request, { params: place, body: { version: 0 } });
  await callApi(support, deliver, { params: place, body: { version, ...fraudKeys } });
}
