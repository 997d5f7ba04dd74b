import { ListUsersCommand } from "@aws-sdk/client-cognito-identity-provider";
import { type EmulatedPool, poolId, startEmulatedPool } from "./testing/emulated-pool.ts";

let pool: EmulatedPool;

async function signedInUser(): Promise<string> {
  const email = pool.newEmail();
  await pool.addUser(email);
  await pool.enter(email);
  return email;
}

const update = (userAttributes: Record<string, string>) =>
  pool.amplify.call("updateUserAttributes", { userAttributes });
const prove = (confirmationCode: string) =>
  pool.amplify.call("confirmUserAttribute", { userAttributeKey: "email", confirmationCode });

jest.setTimeout(30_000);
beforeAll(async () => {
  pool = await startEmulatedPool();
});
afterEach(() => pool.amplify.call("signOut"));
afterAll(() => pool.close());

test("the old address stays until the new one is proved", async () => {
  const email = await signedInUser();
  const changed = pool.newEmail();
  await update({ email: changed, name: "Ana" });
  expect(pool.mails.at(-1)).toMatchObject({ to: changed, kind: "verify-attribute" });
  await expect(pool.amplify.call("fetchUserAttributes")).resolves.toMatchObject({
    email,
    name: "Ana",
    email_verified: "true",
  });
  await prove(pool.lastCode(changed));
  await expect(pool.amplify.call("fetchUserAttributes")).resolves.toMatchObject({
    email: changed,
    email_verified: "true",
  });
  await pool.amplify.call("signOut");
  await expect(pool.enter(changed)).resolves.toMatchObject({ isSignedIn: true });
});

test("the code for a new address can be asked for again, in the profile's language", async () => {
  await signedInUser();
  const changed = pool.newEmail();
  await update({ email: changed, locale: "en" });
  const mailed = pool.mails.length;
  await pool.amplify.call("sendUserAttributeVerificationCode", { userAttributeKey: "email" });
  expect(pool.mails.slice(mailed)).toMatchObject([{ to: changed, kind: "verify-attribute", locale: "en" }]);
  await prove(pool.lastCode(changed));
});

test("a reset goes to the proved address while another one waits for its proof", async () => {
  const username = await signedInUser();
  await update({ email: pool.newEmail() });
  await pool.amplify.call("signOut");
  await pool.amplify.call("resetPassword", { username });
  expect(pool.mails.at(-1)).toMatchObject({ to: username, kind: "forgot-password" });
});

test("somebody else's address cannot be taken, not even while its code is on the way", async () => {
  const theirs = await signedInUser();
  await pool.amplify.call("signOut");
  await signedInUser();
  await expect(update({ email: theirs })).rejects.toMatchObject({ name: "AliasExistsException" });
  const free = pool.newEmail();
  await update({ email: free });
  await pool.addUser(free);
  await expect(prove(pool.lastCode(free))).rejects.toMatchObject({ name: "AliasExistsException" });
});

test("changing the password needs the current one", async () => {
  await signedInUser();
  const change = { oldPassword: "Wrong-horse-7", newPassword: "Another-horse-8" };
  await expect(pool.amplify.call("updatePassword", change)).rejects.toMatchObject({
    name: "NotAuthorizedException",
  });
});

test("who deletes their account is gone, and may come back as somebody new", async () => {
  const email = await signedInUser();
  await pool.amplify.call("deleteUser");
  const search = new ListUsersCommand({ UserPoolId: poolId, Filter: `email = "${email}"` });
  expect((await pool.sdk.send(search)).Users).toEqual([]);
  await pool.register(email);
});
