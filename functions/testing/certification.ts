import { applicableCases } from "@portal/shared/certification/case-rules.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import type { CaseReturn, CaseReview, Certification } from "@portal/shared/certification/model.ts";
import { certificationRules } from "@portal/shared/certification/test-cases.data.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import type { ProductId } from "@portal/shared/product.ts";
import { ulid } from "ulid";
import { evidenceRef } from "../onboarding/evidence/public.ts";
import { ask, type Caller } from "./api.ts";
import { accessForm, companyOf, completeDraft, type Person, person, placeOf } from "./people.ts";
import type { TestStage } from "./stage.ts";

const { routes: certification } = certificationContract;
const { routes: configuration } = configurationContract;

type Draft = ReturnType<typeof completeDraft>;

/** Takes a configuration that the client may edit through support's approval. */
export async function approveConfiguration(
  client: Caller,
  support: Caller,
  companyId: string,
  changes: Partial<Draft> = {},
): Promise<void> {
  const params = placeOf(companyId);
  const { version } = await ask(client, configuration.get, { params });
  const sent = await ask(client, configuration.send, {
    params,
    body: { version, draft: completeDraft(changes) },
  });
  await ask(support, configuration.conclude, {
    params,
    body: { version: sent.version, accessData: accessForm, sharesMerchantId: true },
  });
}

/** Takes an approved configuration back into revision. */
export async function reopenConfiguration(client: Caller, companyId: string): Promise<void> {
  const params = placeOf(companyId);
  const { version } = await ask(client, configuration.get, { params });
  await ask(client, configuration.reopen, { params, body: { version } });
}

/** Somebody whose company may begin to certify. Storage brings cases that are not mandatory. */
export async function certifiable(stage: TestStage, support: Caller, changes: Partial<Draft> = {}) {
  const client = await person(stage, "Ana Souza");
  const { id: companyId } = await companyOf(client);
  await approveConfiguration(client, support, companyId, {
    transactionTypes: ["payment", "cancellation", "storage"],
    ...changes,
  });
  return { client, companyId, params: placeOf(companyId) };
}
export type Certifiable = { readonly client: Person; readonly companyId: string };

export const begin = ({ client, companyId }: Certifiable): Promise<Certification> =>
  ask(client, certification.begin, { params: placeOf(companyId), body: { version: 0 } });

export const wholeReturn: CaseReturn = {
  isWebservice: true,
  platformUsn: "261121104499999",
  testedOn: new Date().toISOString().slice(0, 10),
  valueCents: 25000,
};

/** The same with distinct transaction numbers, starting at `first`: one per payment and per card. */
export function returnOf(
  { scope }: Pick<Certification, "scope">,
  caseId: string,
  first = 261_121_104_400_000,
): CaseReturn {
  const place = certificationRules.findIndex(({ id }) => id === caseId);
  const number = (card: number) => String(first + place * 100 + card);
  const cards = applicableCases(scope).find(({ id }) => id === caseId)?.cards;
  const { platformUsn: _, ...rest } = wholeReturn;
  return cards
    ? { ...rest, cardUsns: Object.fromEntries(cards.map((card, at) => [card, number(at)])) }
    : { ...rest, platformUsn: number(0) };
}

/** A file as the inspection leaves it, without its bytes: nobody here opens it. */
export async function putFile(
  stage: TestStage,
  companyId: string,
  {
    product = "online-payment",
    ...changes
  }: {
    readonly caseId: string;
    readonly product?: ProductId;
    readonly [attribute: string]: unknown;
  },
): Promise<string> {
  const id = ulid();
  await stage.put({
    ...evidenceRef(companyId, product, id).key,
    id,
    companyId,
    product,
    attempt: 1,
    fileName: "tela.png",
    contentType: "image/png",
    sizeBytes: 100,
    sha256: "A".repeat(43).concat("="),
    status: "clean",
    refusal: null,
    createdAt: "2026-01-02T10:00:00.000Z",
    inspectedAt: "2026-01-02T10:00:01.000Z",
    version: 2,
    ...changes,
  });
  return id;
}

/** The cases of a certification that ask for screens. */
export const screenCases = ({ scope, selected }: Certification): string[] =>
  applicableCases(scope)
    .filter(({ id, needsScreens }) => needsScreens && selected.includes(id))
    .map(({ id }) => id);

/** Fills in every case that is tested, with a file where screens are asked for. */
export async function fillIn(stage: TestStage, { client, companyId }: Certifiable): Promise<Certification> {
  const params = placeOf(companyId);
  let now = await ask(client, certification.get, { params });
  for (const caseId of now.selected) {
    if (now.reviews[caseId]?.verdict === "passed") continue;
    now = await ask(client, certification.saveReturn, {
      params: { ...params, caseId },
      body: { version: now.version, return: returnOf(now, caseId) },
    });
  }
  for (const caseId of screenCases(now)) await putFile(stage, companyId, { caseId, attempt: now.attempt });
  return now;
}

export async function sendFilled(stage: TestStage, who: Certifiable): Promise<Certification> {
  const { version } = await fillIn(stage, who);
  return ask(who.client, certification.send, { params: placeOf(who.companyId), body: { version } });
}

/** Corrects every case that support has failed. */
export async function correct({ client, companyId }: Certifiable): Promise<Certification> {
  const params = placeOf(companyId);
  let now = await ask(client, certification.get, { params });
  for (const caseId of now.selected.filter((one) => now.reviews[one]?.verdict === "failed")) {
    now = await ask(client, certification.saveReturn, {
      params: { ...params, caseId },
      body: {
        version: now.version,
        return: returnOf(now, caseId, 261_121_104_500_000 + now.version * 10_000),
      },
    });
  }
  return now;
}

/** A verdict on every case, all passed but these. */
export const verdicts = ({ selected }: Certification, failed: readonly string[] = []): CaseReview[] =>
  selected.map((caseId) =>
    failed.includes(caseId)
      ? { caseId, verdict: "failed", feedback: `Não passou: ${caseId}.` }
      : { caseId, verdict: "passed" },
  );
