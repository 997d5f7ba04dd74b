import { certificationContract } from "@portal/shared/certification/contract.ts";
import { releaseContract } from "@portal/shared/release/contract.ts";
import { type CertificationStatus } from "@portal/shared/stage/certification/lifecycle.ts";
import { stageKeys } from "../stage/keys.ts";
import { ask, type Caller } from "./api.ts";
import { placeOf } from "./people.ts";
import type { TestStage } from "./stage.ts";

/** Stores a certification in this state, whatever its evidence, for tests of what others make of it. */
export async function certification(
  stage: TestStage,
  client: Caller,
  companyId: string,
  changes: { readonly status: CertificationStatus; readonly [attribute: string]: unknown },
): Promise<void> {
  const { get, begin } = certificationContract.routes;
  const params = placeOf(companyId);
  const { begunAt, version } = await ask(client, get, { params });
  if (begunAt === null) await ask(client, begin, { params, body: { version } });
  const { pk, sk } = stageKeys.stage({ ...params, stage: "certification" });
  const item = (await stage.items()).find((one) => one.pk === pk && one.sk === sk);
  await stage.put({ ...item, ...changes });
}

/** Support opens a product's closed stage by hand. */
export const release = (support: Caller, companyId: string, product: "online-payment" | "fraud-prevention") =>
  ask(support, releaseContract.routes.grant, {
    params: { companyId, product },
    body: { version: 0, comment: "Combinado." },
  });
