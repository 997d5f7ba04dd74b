import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { Certification } from "@portal/shared/certification/model.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import { productionContract } from "@portal/shared/production/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { type Cast, callApi } from "./api-call.ts";
import { screenPng } from "./screen-png.ts";
import { accessFormOf, adjustments, partners, releaseReason, verdictsOf } from "./stories.data.ts";
import { evidenceInspected, uploadEvidence } from "./upload-evidence.ts";

const product = "online-payment";
const { routes: configuration } = configurationContract;
const { routes: certification } = certificationContract;

export const paramsOf = ({ companyId }: Cast) => ({ companyId, product }) as const;

async function configurationVersion(cast: Cast): Promise<number> {
  return (await callApi(cast.client, configuration.get, { params: paramsOf(cast) })).version;
}

export async function rejectConfiguration(cast: Cast): Promise<void> {
  const body = { version: await configurationVersion(cast), adjustments };
  await callApi(cast.support, configuration.reject, { params: paramsOf(cast), body });
}

export async function approveConfiguration(cast: Cast, email: string): Promise<void> {
  const body = { version: await configurationVersion(cast), accessData: accessFormOf(email) };
  await callApi(cast.support, configuration.conclude, { params: paramsOf(cast), body });
}

export async function askForRelease(cast: Cast): Promise<void> {
  const body = { version: 0, category: "online-payment", reason: releaseReason } as const;
  await callApi(cast.client, releaseContract.routes.request, { params: paramsOf(cast), body });
}

const today = () => new Date().toISOString().slice(0, 10);

/** Returns of every chosen case, with a picture where screens are asked for. */
async function fillIn(cast: Cast, begun: Certification): Promise<Certification> {
  let current = begun;
  const cases = applicableCases(begun.scope).filter(({ id }) => begun.selected.includes(id));
  for (const [index, { id: caseId, amountCents, needsScreens, cards }] of cases.entries()) {
    if (needsScreens) {
      const fileName = `${caseId}.png`;
      const bytes = screenPng();
      await uploadEvidence(cast.client, cast.companyId, {
        caseId,
        fileName,
        contentType: "image/png",
        bytes,
      });
    }
    const number = (card: number) => String(261_121_104_400_000 + index * 100 + card);
    const numbers = cards
      ? { cardUsns: Object.fromEntries(cards.map((card, place) => [card, number(place)])) }
      : { platformUsn: number(0) };
    const given = {
      isWebservice: true,
      ...numbers,
      testedOn: today(),
      valueCents: amountCents,
      orderId: `PED-${1001 + index}`,
    };
    current = await callApi(cast.client, certification.saveReturn, {
      params: { ...paramsOf(cast), caseId },
      body: { version: current.version, return: given },
    });
  }
  await evidenceInspected(cast.client, cast.companyId);
  return current;
}

export async function certify(cast: Cast): Promise<Certification> {
  const params = paramsOf(cast);
  const { version } = await callApi(cast.client, certification.get, { params });
  const begun = await callApi(cast.client, certification.begin, { params, body: { version } });
  const filled = await fillIn(cast, begun);
  return callApi(cast.client, certification.send, { params, body: { version: filled.version } });
}

export async function beginWithEverything({ client, companyId }: Cast): Promise<void> {
  const params = { companyId, product } as const;
  const { version } = await callApi(client, certification.get, { params });
  const begun = await callApi(client, certification.begin, { params, body: { version } });
  const caseIds = applicableCases(begun.scope).map(({ id }) => id);
  await callApi(client, certification.select, { params, body: { version: begun.version, caseIds } });
}

export async function giveBack(cast: Cast, sent: Certification): Promise<void> {
  const body = { version: sent.version, reviews: verdictsOf(sent.selected, 2) };
  await callApi(cast.support, certification.reject, { params: paramsOf(cast), body });
}

export async function goLive(cast: Cast, sent: Certification): Promise<void> {
  const params = paramsOf(cast);
  const body = { version: sent.version, reviews: verdictsOf(sent.selected, 0) };
  await callApi(cast.support, certification.conclude, { params, body });
  const { request, deliver } = productionContract.routes;
  const { version } = await callApi(cast.client, request, { params, body: { version: 0 } });
  await callApi(cast.support, deliver, { params, body: { version, merchantId: "LOJAPROD0042" } });
}

/** All but the last are approved, so that somebody waits. */
export async function introducePartners({ client, support, companyId }: Cast): Promise<void> {
  const { register, approve } = partnerContract.routes;
  for (const [index, body] of partners.entries()) {
    const { id, version } = await callApi(client, register, { params: { companyId }, body });
    if (index < partners.length - 1)
      await callApi(support, approve, { params: { partnerId: id }, body: { version } });
  }
}
