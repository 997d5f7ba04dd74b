import { randomUUID } from "node:crypto";
import { configurationContract } from "@portal/shared/configuration/contract.ts";
import { DomainError } from "@portal/shared/errors.ts";
import { ask, type Caller, refusal } from "../../testing/api.ts";
import { companyOf, type Person, person, placeOf } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import type { ChangeRequest } from "../http/request.ts";
import { keys } from "../table/keys.ts";
import type { Write } from "../table/transaction.ts";
import { change } from "./change.ts";

const { get, saveDraft } = configurationContract.routes;

let stage: TestStage;
let client: Person;
let companyId: string;
beforeAll(async () => {
  stage = await openStage();
  client = await person(stage, "Ana Souza");
  ({ id: companyId } = await companyOf(client));
});
afterAll(() => stage.close());

const requestOf = ({ sub }: Caller): ChangeRequest => ({
  actor: { sub, role: "client" },
  requestId: randomUUID(),
  accessToken: "",
  idempotency: { key: randomUUID(), fingerprint: "of-this-request" },
});

/** A line of history that nothing else writes. */
const trace = (): Write => ({
  act: "append",
  key: keys.history(companyId, "company", randomUUID()),
  item: { event: "probe" },
});
const isStored = async ({ key }: Write) =>
  (await stage.items()).some(({ pk, sk }) => pk === key.pk && sk === key.sk);

test("who is put out of the company between the decision and the writing writes nothing", async () => {
  const owner = await person(stage, "Beto Alves");
  const { id } = await companyOf(owner);
  const write = trace();
  const attempt = change(requestOf(owner), {
    companyId: id,
    reads: [],
    decide: async () => {
      await stage.remove(keys.member(id, owner.sub));
      return { writes: [write], result: {} };
    },
  });
  await expect(attempt).rejects.toThrow(new DomainError("not-found"));
  expect(await isStored(write)).toBe(false);
});

test("a request that is refused because its twin was faster gets the twin's answer", async () => {
  const request = requestOf(client);
  const write = trace();
  const answer = await change<{ by: string }>(request, {
    reads: [],
    decide: async () => {
      // Between this one's reading and its decision, the other one does it all.
      await change(request, { reads: [], decide: () => ({ writes: [write], result: { by: "the twin" } }) });
      throw new DomainError("version-conflict");
    },
  });
  expect(answer).toEqual({ by: "the twin" });
  expect(await isStored(write)).toBe(true);
});

describe("what a request was answered", () => {
  const key = "a-key-that-is-used-twice";
  const kept = async () => (await stage.items()).find(({ pk }) => pk === `IDEM#${client.sub}#${key}`) ?? {};
  const save = (version: number, applicationName: string) => ({
    params: placeOf(companyId),
    body: { version, draft: { applicationName } },
    key,
  });

  test("is kept for a day, and goes by itself after that", async () => {
    const before = Math.floor(Date.now() / 1000);
    await ask(client, saveDraft, save(0, "Loja"));
    const { ttl } = await kept();
    const day = 24 * 60 * 60;
    expect(ttl).toBeGreaterThanOrEqual(before + day);
    expect(ttl).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + day);
  });

  test("is the answer to its repeat, and the key is good for nothing else", async () => {
    expect(await ask(client, saveDraft, save(0, "Loja"))).toMatchObject({ version: 1 });
    expect(await refusal(client, saveDraft, save(1, "Outra"))).toMatchObject({
      code: "idempotency-key-reused",
    });
  });

  test("is forgotten once its day is over, though the table still has it", async () => {
    await stage.put({ ...(await kept()), ttl: Math.floor(Date.now() / 1000) - 1 });
    expect(await refusal(client, saveDraft, save(0, "Loja"))).toMatchObject({ code: "version-conflict" });
    expect(await ask(client, saveDraft, save(1, "Outra"))).toMatchObject({ version: 2 });
    expect(await ask(client, saveDraft, save(1, "Outra"))).toMatchObject({ version: 2 });
    expect(await ask(client, get, { params: placeOf(companyId) })).toMatchObject({ version: 2 });
  });
});
