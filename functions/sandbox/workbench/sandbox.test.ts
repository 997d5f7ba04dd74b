import { createHash, generateKeyPairSync } from "node:crypto";
import { historyContract } from "@portal/shared/history/contract.ts";
import { sandboxContract } from "@portal/shared/sandbox/contract.ts";
import { opensWithSession } from "../../platform/secrets/session-key.ts";
import { ask, refusal, send } from "../../testing/api.ts";
import { companyOf, newClient, type Person, person } from "../../testing/people.ts";
import { callSandbox, testStore } from "../../testing/sandbox.ts";
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

const buenosAires = {
  taxIdentificationNumber: "30-71234567-1",
  zipCode: "C1043AAR",
  city: "Buenos Aires",
  state: "Ciudad Autónoma de Buenos Aires",
};
const sale = { amount: "1549900", installments: "1", installment_type: "4", authorizer_id: "1" };

async function withKeys() {
  const { client, companyId } = await newClient(stage);
  const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
  return { client, companyId, merchantId: store.merchantId, merchantKey, keyId: store.keys[0]?.id ?? "" };
}

describe("keys at once", () => {
  test("a member of a company has a store and its key before anything was approved", async () => {
    const { client, companyId } = await newClient(stage);
    expect(await ask(client, routes.get, { params: { companyId } })).toEqual({
      companyId,
      stores: [],
      accessData: "none",
    });
    const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
    expect(store.merchantId).toMatch(/^[A-Z0-9]{1,15}$/);
    expect(merchantKey).toMatch(/^[0-9a-f]{64}$/);
    expect(await ask(client, routes.get, { params: { companyId } })).toMatchObject({ stores: [store] });
  });

  test("its store is of its company's country, and answered so from its first call on", async () => {
    const { client, companyId } = await newClient(stage, { taxIdentificationType: "CUIT", ...buenosAires });
    const { store, merchantKey } = await ask(client, routes.createKeys, { params: { companyId } });
    expect((await stored(store.merchantId))?.country).toBe("AR");
    const headers = { merchant_id: store.merchantId, merchant_key: merchantKey };
    const begin = (additional_data: object) =>
      callSandbox({ method: "POST", path: "/v1/transactions", headers, body: { ...sale, additional_data } });
    expect(await begin({ currency: "ARS" })).toMatchObject({ http: 201 });
    expect(await begin({ currency: "BRL" })).toMatchObject({ http: 400, body: { code: "952" } });
  });

  test("of a key only its hash is kept, in no item, answer or log anything else", async () => {
    const { merchantId, merchantKey } = await withKeys();
    expect((await stored(merchantId))?.keys.map(({ hash }) => hash)).toEqual([hashOf(merchantKey)]);
    expect(JSON.stringify(await stage.items())).not.toContain(merchantKey);
    expect(stage.logs.join()).not.toContain(merchantKey);
  });

  test("a company has one store of its own, however many create it at once", async () => {
    const { client, companyId } = await newClient(stage);
    const params = { companyId };
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(client, routes.createKeys, { params })));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(["201", "409", "409", "409"]);
    expect((await ask(client, routes.get, { params })).stores).toHaveLength(1);
  });

  test("who sends the request again because its answer got lost gets a key that works, and one store", async () => {
    const { client, companyId } = await newClient(stage);
    const params = { companyId };
    const key = "repeated-request-0001";
    const first = await ask(client, routes.createKeys, { params, key });
    const second = await ask(client, routes.createKeys, { params, key });
    expect(second.store.merchantId).toBe(first.store.merchantId);
    const kept = await stored(first.store.merchantId);
    expect(kept?.keys.map(({ hash }) => hash)).toEqual([hashOf(second.merchantKey)]);
  });

  test("a rotated key works for a day more, and the one before it ends", async () => {
    const { client, companyId, merchantId, merchantKey } = await withKeys();
    const params = { companyId, merchantId };
    const before = Date.now();
    const rotated = await ask(client, routes.rotateKey, { params });
    const [old, fresh] = (await stored(merchantId))?.keys ?? [];
    expect([old?.hash, fresh?.hash]).toEqual([hashOf(merchantKey), hashOf(rotated.merchantKey)]);
    expect(fresh?.until).toBeUndefined();
    const left = Date.parse(old?.until ?? "") - before;
    expect(left).toBeGreaterThan(24 * 3600 * 1000 - 1000);
    expect(left).toBeLessThan(24 * 3600 * 1000 + 10_000);
    const again = await ask(client, routes.rotateKey, { params });
    const hashes = (await stored(merchantId))?.keys.map(({ hash }) => hash);
    expect(hashes).toEqual([hashOf(rotated.merchantKey), hashOf(again.merchantKey)]);
  });

  test("a repeated rotation replaces the key that nobody saw, and leaves the day of the one before", async () => {
    const { client, companyId, merchantId, merchantKey } = await withKeys();
    const call = { params: { companyId, merchantId }, key: "repeated-request-0002" };
    await ask(client, routes.rotateKey, call);
    const seen = await ask(client, routes.rotateKey, call);
    const hashes = (await stored(merchantId))?.keys.map(({ hash }) => hash);
    expect(hashes).toEqual([hashOf(merchantKey), hashOf(seen.merchantKey)]);
  });

  test("a revoked key is gone at once, and another may be made", async () => {
    const { client, companyId, merchantId, keyId } = await withKeys();
    const params = { companyId, merchantId, keyId };
    expect((await ask(client, routes.revokeKey, { params })).keys).toEqual([]);
    expect((await refusal(client, routes.revokeKey, { params })).code).toBe("not-found");
    const session = { params: { companyId }, body: {} };
    expect((await refusal(client, routes.openSession, session)).code).toBe("sandbox-keys-missing");
    const { store } = await ask(client, routes.rotateKey, { params: { companyId, merchantId } });
    expect(store.keys).toHaveLength(1);
  });

  test("each of it is on the company's record, with who and without a key", async () => {
    const { client, companyId, merchantId, merchantKey } = await withKeys();
    const { store, merchantKey: second } = await ask(client, routes.rotateKey, {
      params: { companyId, merchantId },
    });
    const keyId = store.keys.at(-1)?.id ?? "";
    await ask(client, routes.revokeKey, { params: { companyId, merchantId, keyId } });
    const page = await ask(client, historyContract.routes.list, { params: { companyId }, query: {} });
    expect(page.items.slice(0, 3).map(({ event, actor }) => [event, actor.name])).toEqual([
      ["sandbox.key-revoked", "Ana Souza"],
      ["sandbox.key-rotated", "Ana Souza"],
      ["sandbox.keys-created", "Ana Souza"],
    ]);
    for (const key of [merchantKey, second]) expect(JSON.stringify(page)).not.toContain(key);
  });

  test("a company reaches no other company's store, and cannot tell it from one that is not there", async () => {
    const [mine, theirs] = [await withKeys(), await withKeys()];
    const foreign = { companyId: mine.companyId, merchantId: theirs.merchantId };
    const missing = { companyId: mine.companyId, merchantId: "SBXNOBODY" };
    for (const route of [
      routes.rotateKey,
      routes.listCalls,
      routes.listTransactions,
      routes.removePublicKey,
    ]) {
      const [one, other] = await Promise.all(
        [foreign, missing].map((params) => refusal(mine.client, route, { params })),
      );
      expect([one?.code, other?.code]).toEqual(["not-found", "not-found"]);
    }
    const session = { params: { companyId: mine.companyId }, body: { merchantId: theirs.merchantId } };
    expect((await refusal(mine.client, routes.openSession, session)).code).toBe("sandbox-keys-missing");
  });
});

describe("a browser's session", () => {
  test("has a key of the company's store for an hour, and leaves nothing behind", async () => {
    const { client, companyId, merchantId } = await withKeys();
    const before = (await stage.items()).length;
    const session = await ask(client, routes.openSession, { params: { companyId }, body: {} });
    expect(session.merchantId).toBe(merchantId);
    expect(await opensWithSession({ merchantId }, session.merchantKey)).toBe(true);
    expect(await stage.items()).toHaveLength(before);
  });

  test("ends with every key that is revoked, and the next one opens the store again", async () => {
    const { client, companyId, merchantId } = await withKeys();
    const params = { companyId, merchantId };
    const open = () => ask(client, routes.openSession, { params: { companyId }, body: {} });
    const codeFor = async ({ merchantKey }: { merchantKey: string }) =>
      (await testStore({ merchantId, merchantKey }).call("GET", "/v1/transactions/none")).http;
    const before = await open();
    expect(await codeFor(before)).toBe(404);
    const { store } = await ask(client, routes.rotateKey, { params });
    expect(await codeFor(before)).toBe(404);
    const keyId = store.keys[0]?.id ?? "";
    await ask(client, routes.revokeKey, { params: { ...params, keyId } });
    expect([await codeFor(before), await codeFor(await open())]).toEqual([401, 404]);
  });

  test("of a company without keys is refused with what the screen needs to know", async () => {
    const { client, companyId } = await newClient(stage);
    const call = { params: { companyId }, body: {} };
    expect(await refusal(client, routes.openSession, call)).toMatchObject({
      code: "sandbox-keys-missing",
      status: 409,
    });
  });
});

describe("the key of signed calls", () => {
  const pemOf = (bits: number) =>
    generateKeyPairSync("rsa", {
      modulusLength: bits,
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    });

  test("is registered, shown by its fingerprint, replaced and removed", async () => {
    const { client, companyId, merchantId } = await withKeys();
    const params = { companyId, merchantId };
    const { publicKey } = pemOf(2048);
    const der = Buffer.from(publicKey.replace(/-----[^-]+-----|\s/g, ""), "base64");
    const fingerprint = createHash("sha256").update(der).digest("hex");
    const registered = await ask(client, routes.registerPublicKey, { params, body: { publicKey } });
    expect(registered.publicKey).toEqual({ fingerprint, bits: 2048 });
    expect((await stored(merchantId))?.publicKey).toBe(publicKey);
    expect((await ask(client, routes.removePublicKey, { params })).publicKey).toBeNull();
    expect((await stored(merchantId))?.publicKey).toBeUndefined();
  });

  test("is nothing but an RSA public key of at least 2048 bits", async () => {
    const { client, companyId, merchantId } = await withKeys();
    const curve = generateKeyPairSync("ec", { namedCurve: "P-256" }).publicKey;
    const wrong = [
      pemOf(1024).publicKey,
      pemOf(2048).privateKey,
      String(curve.export({ type: "spki", format: "pem" })),
      "-----BEGIN PUBLIC KEY-----\nnot base64 at all\n-----END PUBLIC KEY-----",
      "ssh-rsa AAAAB3NzaC1yc2EAAAADAQAB ana@loja",
    ];
    for (const publicKey of wrong) {
      const call = { params: { companyId, merchantId }, body: { publicKey } };
      expect(await refusal(client, routes.registerPublicKey, call)).toMatchObject({
        code: "invalid-input",
        fields: [{ path: "publicKey", code: "invalid-public-key" }],
      });
    }
    expect((await stored(merchantId))?.publicKey).toBeUndefined();
  });
});

test("support reads a company's sandbox and changes nothing in it", async () => {
  const { companyId, merchantId } = await withKeys();
  expect((await ask(support, routes.get, { params: { companyId } })).stores).toHaveLength(1);
  expect(
    (await ask(support, routes.listCalls, { params: { companyId, merchantId }, query: {} })).items,
  ).toEqual([]);
  const rotation = { params: { companyId, merchantId } };
  expect((await refusal(support, routes.rotateKey, rotation)).code).toBe("forbidden");
  const stranger = await person(stage, "Caio Reis");
  await companyOf(stranger);
  expect((await refusal(stranger, routes.get, { params: { companyId } })).code).toBe("not-found");
});
