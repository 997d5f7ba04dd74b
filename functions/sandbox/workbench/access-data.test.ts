import { createHash } from "node:crypto";
import { accessDataContract } from "@portal/shared/access-data/contract.ts";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { ask, refusal } from "../../testing/api.ts";
import { accessForm, newClient, type Person, placeOf, sentConfiguration } from "../../testing/people.ts";
import { callSandbox } from "../../testing/sandbox.ts";
import type { TestStage } from "../../testing/stage.ts";
import { withSupport } from "../../testing/with-support.ts";
import { type Store, storeRef, storeSchema } from "../engine/store.ts";

const { routes } = sandboxContract;

let stage: TestStage;
let support: Person;
withSupport((opened, reviewer) => {
  stage = opened;
  support = reviewer;
});

const hashOf = (key: string) => createHash("sha256").update(key).digest("base64url");

async function stored(merchantId: string): Promise<Store | undefined> {
  const { pk, sk } = storeRef(merchantId).key;
  const item = (await stage.items()).find((each) => each.pk === pk && each.sk === sk);
  return item && storeSchema.parse(item);
}

const conclude = async (client: Person, companyId: string, merchantId: string, isShared = false) => {
  const { version } = await sentConfiguration(client, companyId);
  await ask(support, configurationContract.routes.conclude, {
    params: placeOf(companyId),
    body: { version, accessData: { ...accessForm, merchantId }, sharesMerchantId: isShared },
  });
};
const replace = (companyId: string, accessData: object) =>
  ask(support, accessDataContract.routes.replace, {
    params: placeOf(companyId),
    body: { version: 1, reason: "A chave vazou.", accessData },
  });
const sandboxOf = (client: Person, companyId: string) => ask(client, routes.get, { params: { companyId } });

test("access data of an approved configuration opens a store of its own in the sandbox with the delivered key", async () => {
  const { client, companyId } = await newClient(stage);
  await conclude(client, companyId, "ENTREGUE1");
  expect(await sandboxOf(client, companyId)).toMatchObject({
    stores: [{ merchantId: "ENTREGUE1", kind: "access-data" }],
    accessData: "works",
  });
  const store = await stored("ENTREGUE1");
  expect(store?.companyId).toBe(companyId);
  expect(store?.keys.map(({ hash }) => hash)).toEqual([hashOf(accessForm.merchantKey)]);
  const headers = { merchant_id: "ENTREGUE1", merchant_key: accessForm.merchantKey };
  const answer = await callSandbox({ method: "GET", path: "/v1/transactions/unknown", headers });
  expect(answer.body).toMatchObject({ code: "953" });
  const call = { params: { companyId, merchantId: "ENTREGUE1" } };
  expect((await refusal(client, routes.rotateKey, call)).code).toBe("action-not-allowed");
});

test("access data with a new key opens it with both for a day, and an unchanged one changes nothing", async () => {
  const { client, companyId } = await newClient(stage);
  await conclude(client, companyId, "ENTREGUE2");
  await replace(companyId, { user: "Outra Loja" });
  expect((await stored("ENTREGUE2"))?.version).toBe(1);
  const body = { version: 2, reason: "A chave vazou.", accessData: { merchantKey: "chave-nova-7777" } };
  await ask(support, accessDataContract.routes.replace, { params: placeOf(companyId), body });
  const keys = (await stored("ENTREGUE2"))?.keys ?? [];
  expect(keys.map(({ hash, until }) => [hash, until !== undefined])).toEqual([
    [hashOf(accessForm.merchantKey), true],
    [hashOf("chave-nova-7777"), false],
  ]);
});

test("access data with another merchantId moves to its store; the key that stayed opens that one", async () => {
  const { client, companyId } = await newClient(stage);
  await conclude(client, companyId, "ENTREGUE3");
  await replace(companyId, { merchantId: "ENTREGUE4" });
  expect((await stored("ENTREGUE3"))?.keys.map(({ until }) => until !== undefined)).toEqual([true]);
  const fresh = await stored("ENTREGUE4");
  expect(fresh?.keys.map(({ hash }) => hash)).toEqual([hashOf(accessForm.merchantKey)]);
  expect((await sandboxOf(client, companyId)).stores.map((store) => store.merchantId)).toEqual(["ENTREGUE4"]);
});

test("access data that two companies share opens the sandbox for the first alone", async () => {
  const [first, second] = [await newClient(stage), await newClient(stage)];
  await conclude(first.client, first.companyId, "ENTREGUE5");
  await conclude(second.client, second.companyId, "ENTREGUE5", true);
  expect((await stored("ENTREGUE5"))?.companyId).toBe(first.companyId);
  expect(await sandboxOf(second.client, second.companyId)).toMatchObject({
    stores: [],
    accessData: "taken",
  });
  const params = { companyId: second.companyId, merchantId: "ENTREGUE5" };
  expect((await refusal(second.client, routes.listCalls, { params })).code).toBe("not-found");
  // Nor when the first gives the merchantId up: what it did there stays its own.
  await replace(first.companyId, { merchantId: "ENTREGUE6" });
  await replace(second.companyId, { merchantKey: "chave-da-segunda-1" });
  expect((await stored("ENTREGUE5"))?.companyId).toBe(first.companyId);
});
