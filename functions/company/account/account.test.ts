import { randomUUID } from "node:crypto";
import { accountContract } from "@portal/shared/account/contract.ts";
import { letters } from "@portal/shared/field/fields.ts";
import { anyCharacter } from "@portal/shared/field/testing/any-character.ts";
import * as fc from "fast-check";
import { ask, refusal, send } from "../../testing/api.ts";
import { person } from "../../testing/people.ts";
import { openStage, type TestStage } from "../../testing/stage.ts";
import { seed } from "../../testing/trials.ts";
import { displayName } from "./verified-profile.ts";

const { open, update, refreshEmail } = accountContract.routes;

let stage: TestStage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const getUserCalls = () => stage.aws.calls.filter((operation) => operation === "GetUser").length;

test("the first sign-in opens an account from the verified profile, later ones only read it", async () => {
  const caller = { sub: randomUUID() };
  stage.aws.profiles.set(`token-of-${caller.sub}`, { email: "Ana.Souza@Example.org", name: "Ana Souza" });
  const account = await ask(caller, open, { body: { locale: "es" } });
  expect(account).toEqual({
    sub: caller.sub,
    email: "ana.souza@example.org",
    name: "Ana Souza",
    locale: "es",
    role: "client",
    company: null,
    joinRequest: null,
    declinedJoin: null,
    version: 1,
  });
  const before = { calls: getUserCalls(), items: (await stage.items()).length };
  expect(await ask(caller, open, { body: { locale: "pt" } })).toEqual(account);
  expect({ calls: getUserCalls(), items: (await stage.items()).length }).toEqual(before);
});

test("a first sign-in from two tabs at once opens one account", async () => {
  const caller = { sub: randomUUID() };
  stage.aws.profiles.set(`token-of-${caller.sub}`, { email: "duas@example.org", name: "Duas Abas" });
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(caller, open, { body: { locale: "pt" } })));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 200, json: { version: 1 } });
});

test("an address that nobody has verified opens nothing", async () => {
  const caller = { sub: randomUUID() };
  stage.aws.profiles.set(`token-of-${caller.sub}`, { email: "x@example.org", isVerified: false });
  expect(await refusal(caller, open, { body: { locale: "pt" } })).toMatchObject({ code: "email-unverified" });
});

test("an address that a sign-in provider does not tell opens nothing", async () => {
  const caller = { sub: randomUUID() };
  stage.aws.profiles.set(`token-of-${caller.sub}`, { email: "" });
  expect(await refusal(caller, open, { body: { locale: "pt" } })).toMatchObject({ code: "email-missing" });
});

test("a token that the user pool has revoked opens nothing", async () => {
  expect(await refusal({ sub: randomUUID() }, open, { body: { locale: "pt" } })).toMatchObject({
    code: "unauthenticated",
  });
});

test("a user pool that is overloaded is said to be unavailable for now", async () => {
  stage.aws.failing.set("GetUser", { status: 400, type: "TooManyRequestsException" });
  const caller = { sub: randomUUID() };
  expect(await refusal(caller, open, { body: { locale: "pt" } })).toMatchObject({
    code: "service-unavailable",
  });
  stage.aws.failing.clear();
});

test("name and language are the person's to change, under the account's version", async () => {
  const someone = await person(stage, "Ana Souza");
  const profile = { name: "Ana Beatriz D’Ávila-Souza", locale: "en" as const };
  const changed = await ask(someone, update, { body: { version: 1, profile } });
  expect(changed).toMatchObject({ ...profile, version: 2 });
  expect(await refusal(someone, update, { body: { version: 1, profile } })).toMatchObject({
    code: "version-conflict",
    current: changed,
  });
  const digits = { body: { version: 2, profile: { name: "Ana 2", locale: "en" } } };
  expect(await refusal(someone, update, digits)).toMatchObject({
    fields: [{ path: "profile.name", code: "letters-only" }],
  });
});

test("an e-mail changed in the user pool is taken over, and only then", async () => {
  const someone = await person(stage, "Ana Souza");
  expect(await ask(someone, refreshEmail, {})).toMatchObject({ version: 1, email: someone.account.email });
  stage.aws.profiles.set(`token-of-${someone.sub}`, { email: "nova@example.org", name: "Ana Souza" });
  expect(await ask(someone, refreshEmail, {})).toMatchObject({ version: 2, email: "nova@example.org" });
});

test.each([
  ["Ana Souza", "ana@example.org", "Ana Souza"],
  ["", "maria.da-silva_99@example.org", "maria da-silva"],
  ["R2D2", "r2@example.org", "R D"],
  ["  ", "123@example.org", "example org"],
  ["<script>", "x@example.org", "script"],
  ["-", "ana@example.org", "ana"],
  [`A${"𠮷".repeat(60)}`, "x@example.org", `A${"𠮷".repeat(59)}`],
])("a profile named %p of %p is greeted as %p", (name, email, greeted) => {
  expect(displayName(name, email)).toBe(greeted);
});

test("whatever a provider sends as a name, the account's is one that the profile form accepts", () => {
  const address = fc.emailAddress();
  const long = fc.string({ unit: fc.constantFrom("a", "𠮷", "-", " ", "\ud842"), maxLength: 300 });
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCharacter }), long), address, (name, email) => {
      expect(letters(120).safeParse(displayName(name, email)).success).toBe(true);
    }),
    { seed: seed("account names"), numRuns: 500 },
  );
});
