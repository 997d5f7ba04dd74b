import { ForgotPasswordCommand } from "@aws-sdk/client-cognito-identity-provider";
import { type EmulatedPool, password, startEmulatedPool } from "./testing/emulated-pool.ts";

let pool: EmulatedPool;
const wrongCode = (code: string) => (code === "000000" ? "000001" : "000000");
const confirm = (username: string, confirmationCode: string) =>
  pool.amplify.call("confirmSignUp", { username, confirmationCode });
const signUp = (username: string, secret: string, userAttributes: Record<string, string>) =>
  pool.amplify.call("signUp", { username, password: secret, options: { userAttributes } });

jest.setTimeout(30_000);
beforeAll(async () => {
  pool = await startEmulatedPool();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await pool.amplify.call("signOut");
});
afterAll(() => pool.close());

test("somebody signs up, proves the mailed code and signs in", async () => {
  const email = pool.newEmail();
  await pool.register(email, "pt");
  await expect(pool.enter(email)).resolves.toMatchObject({ nextStep: { signInStep: "CONFIRM_SIGN_UP" } });
  const code: unknown = expect.stringMatching(/^\d{6}$/);
  expect(pool.mails.at(-1)).toEqual({ to: email, kind: "sign-up", code, locale: "pt" });
  await confirm(email, pool.lastCode(email));
  await expect(pool.enter(email)).resolves.toMatchObject({ isSignedIn: true });
  await expect(pool.amplify.call("fetchUserAttributes")).resolves.toMatchObject({
    email,
    email_verified: "true",
    locale: "pt",
  });
});

test("an address signs up once, in whatever case it is typed", async () => {
  const email = pool.newEmail();
  await pool.register(email);
  await expect(pool.register(email.toUpperCase())).rejects.toMatchObject({ name: "UsernameExistsException" });
});

test("two sign-ups with one address at once leave one account", async () => {
  const email = pool.newEmail();
  const outcomes = await Promise.allSettled([pool.register(email), pool.register(email)]);
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test.each(["Ab1!", "correct-horse-7", "CORRECT-HORSE-7", "Correct-horse", "Correcthorse7"])(
  "the password %s breaks the policy",
  async (weak) => {
    const email = pool.newEmail();
    await expect(signUp(email, weak, { email })).rejects.toMatchObject({ name: "InvalidPasswordException" });
  },
);

test("a name that is not an address cannot sign up", async () => {
  await expect(signUp("maria", password, {})).rejects.toMatchObject({
    name: "InvalidParameterException",
    message: "Username should be an email.",
  });
});

test.each(["email_verified", "custom:role", "sub"])(
  "nobody writes %s about themselves",
  async (attribute) => {
    const email = pool.newEmail();
    await expect(signUp(email, password, { email, [attribute]: "true" })).rejects.toMatchObject({
      name: "NotAuthorizedException",
      message: "A client attempted to write unauthorized attribute",
    });
  },
);

test("a resent code replaces the first one and is worded for the screen's language", async () => {
  const email = pool.newEmail();
  await pool.register(email, "pt");
  const first = pool.lastCode(email);
  const options = { clientMetadata: { locale: "es" } };
  await pool.amplify.call("resendSignUpCode", { username: email, options });
  expect(pool.mails.at(-1)).toMatchObject({ to: email, kind: "sign-up", locale: "es" });
  const second = pool.lastCode(email);
  if (first !== second) {
    await expect(confirm(email, first)).rejects.toMatchObject({ name: "CodeMismatchException" });
  }
  await confirm(email, second);
});

test("a sign-up code works for a day", async () => {
  const email = pool.newEmail();
  await pool.register(email);
  const tomorrow = Date.now() + 24 * 3_600_000 + 1000;
  jest.spyOn(Date, "now").mockReturnValue(tomorrow);
  await expect(confirm(email, pool.lastCode(email))).rejects.toMatchObject({ name: "ExpiredCodeException" });
});

test("after five wrong codes even the right one has to wait a quarter of an hour", async () => {
  const email = pool.newEmail();
  await pool.register(email);
  const code = pool.lastCode(email);
  for (let guess = 0; guess < 5; guess += 1) {
    await expect(confirm(email, wrongCode(code))).rejects.toMatchObject({ name: "CodeMismatchException" });
  }
  await expect(confirm(email, code)).rejects.toMatchObject({
    name: "LimitExceededException",
    message: "Attempt limit exceeded, please try after some time.",
  });
  const later = Date.now() + 901_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await confirm(email, code);
});

test("who is confirmed is not confirmed again", async () => {
  const email = pool.newEmail();
  await pool.register(email);
  const code = pool.lastCode(email);
  await confirm(email, code);
  await expect(confirm(email, code)).rejects.toThrow("User cannot be confirmed. Current status is CONFIRMED");
  await expect(pool.amplify.call("resendSignUpCode", { username: email })).rejects.toThrow(
    "User is already confirmed.",
  );
});

test("an unknown address looks like a known one, whatever is tried with it", async () => {
  const username = pool.newEmail();
  const mailed = pool.mails.length;
  await expect(pool.enter(username)).rejects.toThrow("Incorrect username or password.");
  await expect(pool.amplify.call("resetPassword", { username })).resolves.toMatchObject({
    nextStep: { codeDeliveryDetails: { destination: "p***@e***" } },
  });
  await expect(pool.amplify.call("resendSignUpCode", { username })).resolves.toMatchObject({
    destination: "p***@e***",
  });
  await expect(confirm(username, "123456")).rejects.toMatchObject({ name: "ExpiredCodeException" });
  const reset = { username, confirmationCode: "123456", newPassword: password };
  await expect(pool.amplify.call("confirmResetPassword", reset)).rejects.toMatchObject({
    name: "CodeMismatchException",
  });
  expect(pool.mails).toHaveLength(mailed);
});

test("a client that does not hide people says that the address is unknown", async () => {
  const other = await startEmulatedPool({ PreventUserExistenceErrors: "LEGACY" });
  const forgot = new ForgotPasswordCommand({ ClientId: other.clientId, Username: pool.newEmail() });
  await expect(other.sdk.send(forgot)).rejects.toMatchObject({ name: "UserNotFoundException" });
  await other.close();
});

test("a mail that cannot be sent is told to who waits for it", async () => {
  const broken = await startEmulatedPool({}, { sendMail: () => Promise.reject(new Error("inbox is down")) });
  await expect(broken.register(pool.newEmail())).rejects.toMatchObject({
    name: "CodeDeliveryFailureException",
  });
  await broken.close();
});
