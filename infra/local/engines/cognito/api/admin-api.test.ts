import { writeFileSync } from "node:fs";
import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
  AdminRemoveUserFromGroupCommand,
  CreateUserPoolCommand,
  ListUserPoolsCommand,
  ListUsersCommand,
  ListUsersInGroupCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { startCognito } from "../server.ts";
import { type EmulatedPool, poolId, startEmulatedPool } from "../testing/emulated-pool.ts";
import { signedHeadersOf } from "./signed.ts";

let pool: EmulatedPool;
const UserPoolId = poolId;

beforeAll(async () => {
  pool = await startEmulatedPool();
});
afterAll(() => pool.close());

test("a created user is described as the cloud describes one", async () => {
  const Username = pool.newEmail();
  const UserAttributes = [{ Name: "name", Value: "Ana" }];
  const created = await pool.sdk.send(
    new AdminCreateUserCommand({
      UserPoolId,
      Username,
      UserAttributes,
      TemporaryPassword: "Correct-horse-7",
    }),
  );
  expect(created.User).toMatchObject({ UserStatus: "FORCE_CHANGE_PASSWORD", Enabled: true });
  const found = await pool.sdk.send(new AdminGetUserCommand({ UserPoolId, Username }));
  const when: unknown = expect.any(Date);
  expect(found).toMatchObject({ Username: created.User?.Username, UserCreateDate: when });
  expect(found.UserAttributes).toEqual(
    expect.arrayContaining([
      { Name: "email", Value: Username },
      { Name: "name", Value: "Ana" },
      { Name: "email_verified", Value: "false" },
    ]),
  );
});

test("an address is created once, and one that nobody has is not found", async () => {
  const Username = pool.newEmail();
  await pool.addUser(Username);
  await expect(
    pool.sdk.send(new AdminCreateUserCommand({ UserPoolId, Username: Username.toUpperCase() })),
  ).rejects.toMatchObject({ name: "UsernameExistsException" });
  await expect(
    pool.sdk.send(new AdminGetUserCommand({ UserPoolId, Username: "__proto__" })),
  ).rejects.toMatchObject({ name: "UserNotFoundException" });
});

test("groups are joined, listed and left", async () => {
  const Username = pool.newEmail();
  await pool.addUser(Username);
  const membership = { UserPoolId, Username, GroupName: "admin" };
  const groups = async () =>
    (await pool.sdk.send(new AdminListGroupsForUserCommand({ UserPoolId, Username }))).Groups;
  await pool.sdk.send(new AdminAddUserToGroupCommand(membership));
  await pool.sdk.send(new AdminAddUserToGroupCommand(membership));
  expect(await groups()).toMatchObject([{ GroupName: "admin" }]);
  const members = await pool.sdk.send(new ListUsersInGroupCommand({ UserPoolId, GroupName: "admin" }));
  expect(members.Users).toHaveLength(1);
  await pool.sdk.send(new AdminRemoveUserFromGroupCommand(membership));
  expect(await groups()).toEqual([]);
  await expect(
    pool.sdk.send(new AdminAddUserToGroupCommand({ ...membership, GroupName: "owners" })),
  ).rejects.toMatchObject({ name: "ResourceNotFoundException" });
});

test("users are found by filter and read page by page", async () => {
  const names = ["ana", "anabel", "bruno"].map((name) => `${name}-${pool.newEmail()}`);
  for (const email of names) await pool.addUser(email);
  const [ana = ""] = names;
  const search = async (Filter: string) =>
    (await pool.sdk.send(new ListUsersCommand({ UserPoolId, Filter }))).Users?.length;
  expect(await search(`email = "${ana}"`)).toBe(1);
  expect(await search('email ^= "ana"')).toBe(2);
  expect(await search('cognito:user_status = "UNCONFIRMED"')).toBe(0);
  await expect(search("email is ana")).rejects.toMatchObject({ name: "InvalidParameterException" });
  const seen = new Set<string | undefined>();
  let PaginationToken: string | undefined;
  do {
    const page = await pool.sdk.send(new ListUsersCommand({ UserPoolId, Limit: 2, PaginationToken }));
    for (const { Username } of page.Users ?? []) seen.add(Username);
    PaginationToken = page.PaginationToken;
  } while (PaginationToken);
  expect(seen.size).toBe((await pool.sdk.send(new ListUsersCommand({ UserPoolId }))).Users?.length);
});

test("a deleted user is gone", async () => {
  const Username = pool.newEmail();
  await pool.addUser(Username);
  await pool.sdk.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
  await expect(pool.sdk.send(new AdminGetUserCommand({ UserPoolId, Username }))).rejects.toMatchObject({
    name: "UserNotFoundException",
  });
});

test("nobody makes themselves an administrator without a signature, nor a page with one", async () => {
  const target = "AWSCognitoIdentityProviderService.ListUsers";
  const body = JSON.stringify({ UserPoolId });
  const signed = signedHeadersOf(target, body, { endpoint: pool.cognito.url, region: "local" });
  const call = (headers: Record<string, string>, sent = body) =>
    fetch(pool.cognito.url, { method: "POST", headers: { "x-amz-target": target, ...headers }, body: sent });
  expect((await call(signed)).status).toBe(200);
  const { authorization } = signed;
  const another = authorization.replace(/.$/, (digit) => (digit === "0" ? "1" : "0"));
  const refused = [
    await call({}),
    await call({ ...signed, origin: "https://elsewhere.example" }),
    await call({ ...signed, authorization: another }),
    await call({ ...signed, authorization: authorization.replace("Credential=local", "Credential=root") }),
    await call({ ...signed, "x-amz-target": target.replace("ListUsers", "AdminGetUser") }),
    await call(signed, `${body} `),
    await call({ ...signed, "x-amz-date": "20200101T000000Z" }),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ __type: "NotAuthorizedException" });
  }
  const preflight = await fetch(pool.cognito.url, { method: "OPTIONS" });
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
});

test("what is not emulated says so", async () => {
  await expect(pool.sdk.send(new ListUserPoolsCommand({ MaxResults: 1 }))).rejects.toThrow(
    "ListUserPools is not emulated locally.",
  );
  const settings = { PoolName: "x", UsernameAttributes: ["email" as const] };
  await expect(
    pool.sdk.send(new CreateUserPoolCommand({ ...settings, MfaConfiguration: "ON" })),
  ).rejects.toThrow("MFA is not emulated locally.");
  await expect(
    pool.sdk.send(new CreateUserPoolCommand({ ...settings, LambdaConfig: { PreSignUp: "arn:x" } })),
  ).rejects.toThrow("PreSignUp is not emulated locally.");
});

test("a body that is not JSON is a bad request, not a crash", async () => {
  for (const body of ["{", "null", "7", ""]) {
    const headers = { "x-amz-target": "AWSCognitoIdentityProviderService.SignUp" };
    expect((await fetch(pool.cognito.url, { method: "POST", headers, body })).status).toBe(400);
  }
});

test("a damaged file is named, with the way out", async () => {
  const file = `${pool.file}.damaged`;
  writeFileSync(file, "{");
  await expect(startCognito({ port: 0, file, sendMail: async () => {} })).rejects.toThrow(
    "Delete it to start afresh.",
  );
});
