import { randomUUID } from "node:crypto";
import { accountContract } from "@portal/shared/account/contract.ts";
import { ask, refusal, send } from "../../testing/api.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";

const { open, askEmailProof, proveEmail } = accountContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());
beforeEach(() => stage.clear());

/** A person whose sign-in provider names an address that it did not verify. */
function federated(email = "fabio@facebook.example", isVerified = false) {
  const caller = { sub: randomUUID() };
  stage.aws.profiles.set(`token-of-${caller.sub}`, { email, name: "Fábio Rojas", isVerified });
  return caller;
}

async function mailedCode(): Promise<string> {
  await stage.deliverEvents();
  return /\b\d{6}\b/.exec(stage.aws.mails.at(-1)?.subject ?? "")?.[0] ?? "";
}

const asked = { body: { locale: "es" } } as const;
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");

test("the mailed code opens the account, with the address that it went to", async () => {
  const caller = federated();
  expect(await refusal(caller, open, asked)).toMatchObject({ code: "email-unverified" });
  expect(await ask(caller, askEmailProof, asked)).toMatchObject({ email: "fabio@facebook.example" });
  const code = await mailedCode();
  expect(stage.aws.mails).toHaveLength(1);
  expect(stage.aws.mails[0]).toMatchObject({
    to: "fabio@facebook.example",
    subject: `${code} es su código de confirmación`,
  });
  const account = await ask(caller, proveEmail, { body: { code: ` ${code} ` } });
  expect(account).toMatchObject({
    email: "fabio@facebook.example",
    name: "Fábio Rojas",
    locale: "es",
    version: 1,
  });
  expect(await ask(caller, open, asked)).toEqual(account);
});

test("a code is mailed once, however often its event comes", async () => {
  const caller = federated();
  await ask(caller, askEmailProof, asked);
  const code = await mailedCode();
  await stage.deliverEvents();
  expect(stage.aws.mails).toHaveLength(1);
  expect((await send(caller, proveEmail, { body: { code } })).status).toBe(200);
});

test("a newer code voids the last one", async () => {
  const caller = federated();
  await ask(caller, askEmailProof, asked);
  const first = await mailedCode();
  await ask(caller, askEmailProof, asked);
  const second = await mailedCode();
  expect(await refusal(caller, proveEmail, { body: { code: first } })).toMatchObject({
    code: "email-code-wrong",
  });
  expect((await send(caller, proveEmail, { body: { code: second } })).status).toBe(200);
});

test("after five wrong tries the right code no longer helps, one after the other or all at once", async () => {
  const caller = federated();
  await ask(caller, askEmailProof, asked);
  const code = await mailedCode();
  const wrong = { body: { code: wrongFor(code) } };
  const guesses = await Promise.all(Array.from({ length: 12 }, () => send(caller, proveEmail, wrong)));
  expect(guesses.filter(({ status }) => status === 200)).toEqual([]);
  for (let left = 0; left < 5; left += 1) await send(caller, proveEmail, wrong);
  expect(await refusal(caller, proveEmail, { body: { code } })).toMatchObject({ code: "email-code-expired" });
  expect(await refusal(caller, open, asked)).toMatchObject({ code: "email-unverified" });
});

test("five codes an hour go to an address that may be a stranger's, and no more", async () => {
  const caller = federated();
  for (let sent = 0; sent < 5; sent += 1) await ask(caller, askEmailProof, asked);
  expect(await refusal(caller, askEmailProof, asked)).toMatchObject({ code: "too-many-requests" });
});

test("a code is good for a quarter of an hour", async () => {
  const caller = federated();
  await ask(caller, askEmailProof, asked);
  const code = await mailedCode();
  const [proof] = (await stage.items()).filter(({ sk }) => sk === "EMAILPROOF");
  const sentAt = new Date(Date.now() - 16 * 60 * 1000).toISOString();
  await stage.put({ ...proof, sentAt });
  expect(await refusal(caller, proveEmail, { body: { code } })).toMatchObject({ code: "email-code-expired" });
});

test("somebody else's code opens nothing", async () => {
  const [one, other] = [federated(), federated("outra@facebook.example")];
  await ask(one, askEmailProof, asked);
  const code = await mailedCode();
  await ask(other, askEmailProof, asked);
  expect((await send(other, proveEmail, { body: { code } })).status).toBe(422);
});

test("nobody is mailed whose address is verified, is not told, or belongs to an account already", async () => {
  expect(await refusal(federated("ana@example.org", true), askEmailProof, asked)).toMatchObject({
    code: "action-not-allowed",
  });
  expect(await refusal(federated(""), askEmailProof, asked)).toMatchObject({ code: "email-missing" });
  const caller = federated();
  await ask(caller, askEmailProof, asked);
  await ask(caller, proveEmail, { body: { code: await mailedCode() } });
  expect(await refusal(caller, askEmailProof, asked)).toMatchObject({ code: "action-not-allowed" });
});

test("the code is stored nowhere and logged nowhere", async () => {
  const caller = federated();
  await ask(caller, askEmailProof, asked);
  const code = await mailedCode();
  expect(code).toMatch(/^\d{6}$/);
  const kept = JSON.stringify(await stage.items());
  expect(kept).not.toContain(code);
  expect(stage.logs.join("\n")).not.toContain(code);
});
