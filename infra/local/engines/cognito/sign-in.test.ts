import { InitiateAuthCommand } from "@aws-sdk/client-cognito-identity-provider";
import * as fc from "fast-check";
import { type EmulatedPool, password, startEmulatedPool } from "./testing/emulated-pool.ts";

let pool: EmulatedPool;
const wrongCredentials = "Incorrect username or password.";

async function someUser(): Promise<string> {
  const email = pool.newEmail();
  await pool.addUser(email);
  return email;
}

jest.setTimeout(60_000);
beforeAll(async () => {
  pool = await startEmulatedPool();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await pool.amplify.call("signOut");
});
afterAll(() => pool.close());

test("a person signs in with the address in other letters' case", async () => {
  const email = await someUser();
  await expect(pool.enter(email.toUpperCase())).resolves.toMatchObject({ isSignedIn: true });
});

test("any password that the policy accepts signs in with Amplify's own SRP, and no other does", async () => {
  const email = await someUser();
  let current = password;
  const change = async (random: string) => {
    await pool.enter(email, current);
    const next = `${random}Aa1!${random.length}`.padEnd(8, "x");
    await pool.amplify.call("updatePassword", { oldPassword: current, newPassword: next });
    await pool.amplify.call("signOut");
    if (next !== current) await expect(pool.enter(email, current)).rejects.toThrow(wrongCredentials);
    await expect(pool.enter(email, next)).resolves.toMatchObject({ isSignedIn: true });
    await pool.amplify.call("signOut");
    current = next;
  };
  const anyText = fc.string({ unit: "grapheme", maxLength: 40 });
  await fc.assert(fc.asyncProperty(anyText, change), { numRuns: 5, endOnFailure: true });
});

test("a plain password is refused where the client only allows SRP", async () => {
  const options = { authFlowType: "USER_PASSWORD_AUTH" };
  const username = await someUser();
  await expect(pool.amplify.call("signIn", { username, password, options })).rejects.toMatchObject({
    name: "InvalidParameterException",
    message: "USER_PASSWORD_AUTH flow not enabled for this client",
  });
});

test("a plain password signs in where the client allows it", async () => {
  const open = await startEmulatedPool({ ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"] });
  const USERNAME = pool.newEmail();
  await open.addUser(USERNAME);
  const attempt = (PASSWORD: string) => {
    const AuthParameters = { USERNAME, PASSWORD };
    const request = { ClientId: open.clientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters } as const;
    return open.sdk.send(new InitiateAuthCommand(request));
  };
  await expect(attempt("Wrong-horse-7")).rejects.toMatchObject({ name: "NotAuthorizedException" });
  const { AuthenticationResult } = await attempt(password);
  expect(AuthenticationResult?.AccessToken).toBeDefined();
  await open.close();
});

test("five wrong passwords make the right one wait, and a success forgets them", async () => {
  const email = await someUser();
  const now = Date.now();
  const clock = jest.spyOn(Date, "now").mockReturnValue(now);
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(pool.enter(email, "Wrong-horse-7")).rejects.toThrow(wrongCredentials);
  }
  await expect(pool.enter(email)).rejects.toThrow("Password attempts exceeded");
  clock.mockReturnValue(now + 1001);
  await expect(pool.enter(email)).resolves.toMatchObject({ isSignedIn: true });
});

test("an unknown address gets the same salt and the same user id each time", async () => {
  const AuthParameters = { USERNAME: "nobody@example.com", SRP_A: "abcdef" };
  const challenge = async () => {
    const request = { ClientId: pool.clientId, AuthFlow: "USER_SRP_AUTH", AuthParameters } as const;
    return (await pool.sdk.send(new InitiateAuthCommand(request))).ChallengeParameters;
  };
  const [first, second] = [await challenge(), await challenge()];
  expect(first?.SALT).toBe(second?.SALT);
  expect(first?.USER_ID_FOR_SRP).toBe(second?.USER_ID_FOR_SRP);
  expect(first?.SRP_B).not.toBe(second?.SRP_B);
});

test("a public key that would make the secret known to anybody is refused", async () => {
  const AuthParameters = { USERNAME: await someUser(), SRP_A: "0" };
  const request = { ClientId: pool.clientId, AuthFlow: "USER_SRP_AUTH", AuthParameters } as const;
  await expect(pool.sdk.send(new InitiateAuthCommand(request))).rejects.toMatchObject({
    name: "InvalidParameterException",
  });
});

test("a forgotten password is replaced with the mailed code, once", async () => {
  const username = await someUser();
  await pool.amplify.call("resetPassword", { username });
  expect(pool.mails.at(-1)).toMatchObject({ to: username, kind: "forgot-password" });
  const reset = { username, confirmationCode: pool.lastCode(username), newPassword: "Another-horse-8" };
  await pool.amplify.call("confirmResetPassword", reset);
  await expect(pool.amplify.call("confirmResetPassword", reset)).rejects.toMatchObject({
    name: "ExpiredCodeException",
  });
  await expect(pool.enter(username)).rejects.toThrow(wrongCredentials);
  await expect(pool.enter(username, "Another-horse-8")).resolves.toMatchObject({ isSignedIn: true });
});

test("a new password that is too weak does not spend the mailed code", async () => {
  const username = await someUser();
  await pool.amplify.call("resetPassword", { username });
  const confirmationCode = pool.lastCode(username);
  const reset = (newPassword: string) =>
    pool.amplify.call("confirmResetPassword", { username, confirmationCode, newPassword });
  await expect(reset("weak")).rejects.toMatchObject({ name: "InvalidPasswordException" });
  await reset("Another-horse-8");
});

test("an inbox is not flooded by asking for codes", async () => {
  const username = await someUser();
  for (let mail = 0; mail < 10; mail += 1) await pool.amplify.call("resetPassword", { username });
  await expect(pool.amplify.call("resetPassword", { username })).rejects.toMatchObject({
    name: "LimitExceededException",
  });
});

test("who got a first password from an administrator chooses an own one at sign-in", async () => {
  const email = await someUser();
  await pool.setPassword(email, false);
  await expect(pool.enter(email)).resolves.toMatchObject({
    nextStep: { signInStep: "CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED" },
  });
  await expect(pool.amplify.call("confirmSignIn", { challengeResponse: "short" })).rejects.toMatchObject({
    name: "InvalidPasswordException",
  });
  await expect(
    pool.amplify.call("confirmSignIn", { challengeResponse: "Another-horse-8" }),
  ).resolves.toMatchObject({ isSignedIn: true });
  await pool.amplify.call("signOut");
  await expect(pool.enter(email, "Another-horse-8")).resolves.toMatchObject({ isSignedIn: true });
});
