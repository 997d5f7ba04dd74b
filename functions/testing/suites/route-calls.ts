import { randomUUID } from "node:crypto";
import { type Route, routeKey } from "@portal/shared/contract.ts";
import { routeRows } from "@portal/shared/contracts.ts";
import { partnerContract } from "@portal/shared/partner/contract.ts";
import * as z from "zod/mini";
import { proofRef } from "../../onboarding/certification-match/proof.ts";
import { evidenceRef } from "../../onboarding/evidence/public.ts";
import { fraudProofRef } from "../../onboarding/fraud-match/proof.ts";
import { stageKeys } from "../../stage/keys.ts";
import { type Answer, ask, type Call, type Caller, send } from "../api.ts";
import { newCnpj } from "../people.ts";
import type { TestStage } from "../stage.ts";
import { furnishSandbox, sandboxPlace } from "./sandbox-store.ts";
import { valueAt, withValueAt } from "./schema-paths.ts";

/** Ids of items that exist besides the companies. */
export interface Made {
  readonly partnerId: string;
}

/** Of a file that one company has. */
const evidenceFileId = "01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** As the inspection leaves it. */
const evidenceItem = {
  id: evidenceFileId,
  product: "online-payment",
  caseId: "card-approved",
  attempt: 1,
  fileName: "tela.png",
  contentType: "image/png",
  sizeBytes: 100,
  sha256: `${"A".repeat(43)}=`,
  status: "clean",
  refusal: null,
  createdAt: "2026-01-02T10:00:00.000Z",
  inspectedAt: "2026-01-02T10:00:01.000Z",
  version: 2,
};

/** Returns as they were sent once. */
const certificationRevision = {
  revision: 1,
  attempt: 1,
  sentAt: "2026-01-02T10:00:00.000Z",
  sentBy: { sub: "somebody", name: "Ana Souza" },
  selected: ["card-approved"],
  returns: {},
  files: {},
};

/** The calls behind a match, as a return was filled in from them. */
const matchProof = {
  caseId: evidenceItem.caseId,
  proving: [{ nit: "a1".repeat(32), cardId: "visa" }],
  at: "2026-01-02T10:00:00.000Z",
  merchantIds: ["SBSUITE00000001"],
  calls: [],
};

/** The analysed order that a scenario's return was filled in from. */
const fraudProof = {
  scenarioId: "approved",
  order: { merchantId: "SBX", nit: "n", orderId: "o", amountCents: 10_010, course: [], told: [] },
};

/** Scenarios as they were sent once. */
const fraudCertificationRevision = { ...certificationRevision, selected: ["approved"] };

/** A configuration of fraud prevention as it was sent once. */
const fraudConfigurationRevision = {
  revision: 1,
  sentAt: "2026-01-02T10:00:00.000Z",
  sentBy: { sub: "somebody", name: "Ana Souza" },
  draft: {},
  answers: {},
};

export const partnerData = {
  name: "Conecta Já",
  responsible: "José Antônio",
  phone: "1133334444",
  email: "contato@conecta.example.com",
  website: "https://conecta.example.com",
};

export const occurrenceId = (companyId: string) => `${companyId}.online-payment.configuration`;

/** Puts into the company's table what only files and reviews bring there; gives the ids of what else it made. */
export async function furnish(stage: TestStage, owner: Caller, companyId: string): Promise<Made> {
  await stage.put({
    ...evidenceRef(companyId, "online-payment", evidenceFileId).key,
    ...evidenceItem,
    companyId,
  });
  await stage.put({
    ...stageKeys.revision({ companyId, product: "online-payment", stage: "certification" }, 1),
    ...certificationRevision,
  });
  const certification = { companyId, product: "online-payment", stage: "certification" } as const;
  await stage.put({
    ...stageKeys.revision({ companyId, product: "fraud-prevention", stage: "certification" }, 1),
    ...fraudCertificationRevision,
  });
  await stage.put({
    ...stageKeys.revision({ companyId, product: "fraud-prevention", stage: "configuration" }, 1),
    ...fraudConfigurationRevision,
  });
  await stage.put({ ...proofRef(certification, 1, evidenceItem.caseId).key, ...matchProof });
  const fraud = { ...certification, product: "fraud-prevention" } as const;
  await stage.put({ ...fraudProofRef(fraud, 1, "approved").key, ...fraudProof });
  await furnishSandbox(stage, companyId);
  const { id } = await ask(owner, partnerContract.routes.register, {
    params: { companyId },
    body: partnerData,
  });
  return { partnerId: id };
}

/** What stands in an address under each name. */
const inAddress = (companyId: string, { partnerId }: Made): Readonly<Record<string, string>> => ({
  companyId,
  product: "online-payment",
  occurrenceId: occurrenceId(companyId),
  partnerId,
  revision: "1",
  attempt: "1",
  caseId: evidenceItem.caseId,
  fileId: evidenceFileId,
  noticeId: evidenceFileId,
  sub: randomUUID(),
  ...sandboxPlace,
});

/** And in one of fraud prevention, whose cases are scenarios. */
const inProduct = { product: "fraud-prevention", caseId: "approved" };

const sent = z.looseObject({
  version: z.optional(z.number()),
  data: z.optional(z.looseObject({ taxIdentificationNumber: z.optional(z.string()) })),
});

/** What the row sends, but with a version that no item has, and never twice with the same tax id. */
function bodyOf(request: unknown): unknown {
  const { success, data: body } = sent.safeParse(request);
  if (!success) return request;
  return {
    ...body,
    ...(body.version !== undefined && { version: 99 }),
    ...(body.data && { data: { ...body.data, taxIdentificationNumber: newCnpj() } }),
  };
}

/** A well-formed request to the route, about the given company, as its row says. */
export function callOf(route: Route, companyId: string, made: Made): Call {
  const row = routeRows.get(routeKey(route));
  if (!row) throw new Error(`No row says who may call ${routeKey(route)}, and how.`);
  const known = { ...inAddress(companyId, made), ...(row.product === "fraud-prevention" && inProduct) };
  const params = Object.keys(route.params?.shape ?? {}).map((name) => {
    const value = new Map<string, string>(Object.entries(known)).get(name);
    if (value === undefined) throw new Error(`The suites have nothing to put in the place of {${name}}.`);
    return [name, value] as const;
  });
  return {
    ...(params.length > 0 && { params: Object.fromEntries(params) }),
    ...(row.request !== undefined && { body: bodyOf(row.request) }),
  };
}

const currentVersion = ({ json }: Answer): unknown =>
  typeof json === "object" && json !== null && "current" in json
    ? valueAt(json.current, ["version"])
    : undefined;

/**
 * Makes a call, and where it names a version that is none again with the stored one, so that whatever the schemas accept
 * reaches the database.
 */
export async function insist(
  caller: Caller,
  route: Route,
  call: Call,
  write: (body: unknown) => string = JSON.stringify,
): Promise<Answer> {
  const answer = await send(caller, route, { ...call, body: call.body && write(call.body) });
  const version = currentVersion(answer);
  if (version === undefined) return answer;
  return send(caller, route, { ...call, body: write(withValueAt(call.body, ["version"], version)) });
}
