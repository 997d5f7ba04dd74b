import { ask, type Caller } from "@portal/functions/testing/api.ts";
import { png } from "@portal/functions/testing/files/files.ts";
import {
  accessForm,
  companyOf,
  completeDraft,
  type Person,
  person,
  placeOf,
} from "@portal/functions/testing/people.ts";
import { certificationContract } from "@portal/shared/certification/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { evidenceContract } from "@portal/shared/evidence/contract.ts";
import type { EvidenceFile } from "@portal/shared/evidence/model.ts";
import { declarationOf } from "./declaration.ts";
import { EvidenceStage, type Signed } from "./evidence-stage.ts";

export const { routes } = evidenceContract;
export const caseId = "card-approved";
export const picture = png();
export const proof = declarationOf("tela.png", picture, { caseId });

export let world: EvidenceStage;
export let support: Person;
export let client: Person;
export let companyId: string;

beforeAll(async () => {
  world = await EvidenceStage.open({ watched: true });
  support = await person(world.stage, "Bruno Lima", { isSupport: true });
}, 60_000);
afterAll(() => world.close());

/** A company of its own for each test, whose certification has begun. */
beforeEach(async () => {
  client = await person(world.stage, "Ana Souza");
  ({ id: companyId } = await companyOf(client));
  const params = placeOf(companyId);
  const { send, conclude } = configurationContract.routes;
  const sent = await ask(client, send, { params, body: { version: 0, draft: completeDraft() } });
  await ask(support, conclude, {
    params,
    body: { version: sent.version, accessData: accessForm, sharesMerchantId: true },
  });
  await ask(client, certificationContract.routes.begin, { params, body: { version: 0 } });
  world.created.length = 0;
});

export const paramsOf = ({ id: fileId }: Pick<EvidenceFile, "id">) => ({ ...placeOf(companyId), fileId });
export const list = async (caller: Caller = client) =>
  (await ask(caller, routes.list, { params: placeOf(companyId) })).items;
export const ofCompany = async () => (await world.keys()).filter((key) => key.includes(companyId));
export const download = (file: Pick<EvidenceFile, "id">, caller: Caller = client) =>
  ask(caller, routes.download, { params: paramsOf(file) });

export async function uploaded(declaration = proof, bytes = picture): Promise<Signed> {
  const signed = await world.sign(client, companyId, declaration);
  expect(await world.upload(signed, bytes)).toBe("200");
  return signed;
}

export async function cleared(declaration = proof, bytes = picture): Promise<EvidenceFile> {
  const { file } = await uploaded(declaration, bytes);
  await world.inspect();
  return file;
}

export const putCertification = async (changes: object) => {
  const items = await world.stage.items();
  const item = items.find(
    ({ pk, sk }) => pk === `CO#${companyId}` && sk === "STAGE#online-payment#certification",
  );
  await world.stage.put({ ...item, ...changes });
};
