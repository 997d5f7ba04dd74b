import {
  AdminAddUserToGroupCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminUserGlobalSignOutCommand,
  type AuthenticationResultType,
  GetTokensFromRefreshTokenCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  RevokeTokenCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import { type EmulatedPool, password, poolId, startEmulatedPool } from "./testing/emulated-pool.ts";

let pool: EmulatedPool;
let email: string;
let tokens: AuthenticationResultType;

const getUser = () => pool.sdk.send(new GetUserCommand({ AccessToken: tokens.AccessToken }));
const refresh = (RefreshToken = tokens.RefreshToken) =>
  pool.sdk.send(new GetTokensFromRefreshTokenCommand({ ClientId: pool.clientId, RefreshToken }));

async function signInAt(emulated: EmulatedPool): Promise<AuthenticationResultType> {
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const request = { ClientId: emulated.clientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters } as const;
  return (await emulated.sdk.send(new InitiateAuthCommand(request))).AuthenticationResult ?? {};
}

jest.setTimeout(30_000);
beforeAll(async () => {
  pool = await startEmulatedPool({
    ExplicitAuthFlows: ["ALLOW_USER_SRP_AUTH", "ALLOW_USER_PASSWORD_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    AccessTokenValidity: 15,
    TokenValidityUnits: { AccessToken: "minutes" },
    ReadAttributes: ["email", "email_verified"],
  });
});
beforeEach(async () => {
  email = pool.newEmail();
  await pool.addUser(email);
  tokens = await signInAt(pool);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => pool.close());

test("the access token of a member of support says so, and says who and for what", async () => {
  const membership = { UserPoolId: poolId, Username: email, GroupName: "admin" };
  expect(decodeJwt(tokens.AccessToken ?? "")["cognito:groups"]).toBeUndefined();
  await pool.sdk.send(new AdminAddUserToGroupCommand(membership));
  const { AuthenticationResult } = await refresh();
  expect(decodeJwt(AuthenticationResult?.AccessToken ?? "")).toMatchObject({
    "cognito:groups": ["admin"],
    client_id: pool.clientId,
    token_use: "access",
    scope: "aws.cognito.signin.user.admin",
    iss: pool.cognito.issuer(poolId),
  });
});

test("tokens are checked with the keys that the issuer publishes", async () => {
  const issuer = pool.cognito.issuer(poolId);
  const response = await fetch(`${issuer}/.well-known/openid-configuration`);
  const discovered: { issuer: string; jwks_uri: string } = await response.json();
  expect(discovered.issuer).toBe(issuer);
  const keys = createRemoteJWKSet(new URL(discovered.jwks_uri));
  const access = await jwtVerify(tokens.AccessToken ?? "", keys, { issuer });
  expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(15 * 60);
  const identity = await jwtVerify(tokens.IdToken ?? "", keys, { issuer, audience: pool.clientId });
  expect(identity.payload).toMatchObject({ email, email_verified: true, token_use: "id" });
});

test("a client sees only the attributes that it may read", async () => {
  expect((await getUser()).UserAttributes?.map(({ Name }) => Name).sort()).toEqual([
    "email",
    "email_verified",
    "sub",
  ]);
});

test("Amplify renews its tokens by itself", async () => {
  await pool.enter(email);
  const first = await pool.amplify.call("fetchAuthSession");
  const renewed = await pool.amplify.call("fetchAuthSession", { forceRefresh: true });
  const sub: unknown = expect.any(String);
  expect(renewed).toMatchObject({ tokens: { accessToken: { payload: { sub, token_use: "access" } } } });
  expect(renewed).not.toEqual(first);
  await pool.amplify.call("signOut");
});

test("the older refresh flow renews too, and keeps the time of the sign-in", async () => {
  const later = Date.now() + 60_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  const AuthParameters = { REFRESH_TOKEN: tokens.RefreshToken ?? "" };
  const request = { ClientId: pool.clientId, AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters } as const;
  const { AuthenticationResult } = await pool.sdk.send(new InitiateAuthCommand(request));
  const [before, after] = [
    decodeJwt(tokens.AccessToken ?? ""),
    decodeJwt(AuthenticationResult?.AccessToken ?? ""),
  ];
  expect(AuthenticationResult?.RefreshToken).toBeUndefined();
  expect(after.auth_time).toBe(before.auth_time);
  expect(after.iat).toBeGreaterThan(before.iat ?? 0);
});

test("a refresh token lives for thirty days and answers only to its client", async () => {
  await expect(refresh("invented")).rejects.toThrow("Invalid Refresh Token");
  const later = Date.now() + 30 * 86_400_000 + 1000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await expect(refresh()).rejects.toThrow("Refresh Token has expired");
});

test("signing out on one device ends that sign-in and no other", async () => {
  const other = await signInAt(pool);
  await pool.sdk.send(new RevokeTokenCommand({ ClientId: pool.clientId, Token: tokens.RefreshToken }));
  await expect(refresh()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await expect(getUser()).rejects.toThrow("Access Token has been revoked");
  await expect(refresh(other.RefreshToken)).resolves.toHaveProperty("AuthenticationResult");
});

test("an access token cannot be revoked, only the refresh token behind it", async () => {
  const revoke = new RevokeTokenCommand({ ClientId: pool.clientId, Token: tokens.AccessToken });
  await expect(pool.sdk.send(revoke)).rejects.toMatchObject({ name: "UnsupportedTokenTypeException" });
});

test.each([
  [
    "somebody who signs out everywhere",
    () => pool.sdk.send(new GlobalSignOutCommand({ AccessToken: tokens.AccessToken })),
  ],
  [
    "somebody whom support signs out",
    () => pool.sdk.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: email })),
  ],
])("%s loses the sign-ins on all devices", async (_, signOutEverywhere) => {
  const other = await signInAt(pool);
  await signOutEverywhere();
  await expect(getUser()).rejects.toThrow("Access Token has been revoked");
  await expect(refresh()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await expect(refresh(other.RefreshToken)).rejects.toMatchObject({ name: "NotAuthorizedException" });
});

test("a disabled account loses its tokens and signs in again only when enabled", async () => {
  const who = { UserPoolId: poolId, Username: email };
  await pool.sdk.send(new AdminDisableUserCommand(who));
  await expect(getUser()).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await expect(signInAt(pool)).rejects.toMatchObject({ name: "NotAuthorizedException" });
  await pool.sdk.send(new AdminEnableUserCommand(who));
  await expect(signInAt(pool)).resolves.toHaveProperty("AccessToken");
});

test("a forged token opens nothing", async () => {
  const [header, , signature] = (tokens.AccessToken ?? "").split(".");
  const claims = { ...decodeJwt(tokens.AccessToken ?? ""), "cognito:groups": ["admin"] };
  const forged = [header, Buffer.from(JSON.stringify(claims)).toString("base64url"), signature].join(".");
  for (const AccessToken of [forged, tokens.IdToken, "a.b.c", "nonsense"]) {
    await expect(pool.sdk.send(new GetUserCommand({ AccessToken }))).rejects.toThrow("Invalid Access Token");
  }
});

test("where tokens rotate, a refresh token is good once more only within its grace", async () => {
  const rotating = await startEmulatedPool({
    ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"],
    RefreshTokenRotation: { Feature: "ENABLED", RetryGracePeriodSeconds: 30 },
  });
  await rotating.addUser(email);
  const { RefreshToken } = await signInAt(rotating);
  const renew = (token: string | undefined) =>
    rotating.sdk.send(
      new GetTokensFromRefreshTokenCommand({ ClientId: rotating.clientId, RefreshToken: token }),
    );
  const next = (await renew(RefreshToken)).AuthenticationResult?.RefreshToken;
  expect(next).not.toBe(RefreshToken);
  const later = Date.now() + 31_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  await expect(renew(RefreshToken)).rejects.toThrow("Invalid Refresh Token");
  await expect(renew(next)).resolves.toHaveProperty("AuthenticationResult");
  await rotating.close();
});

test("a restart keeps people, groups, sign-ins and the key", async () => {
  const keys = async () => (await fetch(`${pool.cognito.issuer(poolId)}/.well-known/jwks.json`)).text();
  const before = await keys();
  await pool.sdk.send(
    new AdminAddUserToGroupCommand({ UserPoolId: poolId, Username: email, GroupName: "admin" }),
  );
  await pool.restart();
  expect(await keys()).toBe(before);
  await expect(getUser()).resolves.toMatchObject({ Username: decodeJwt(tokens.AccessToken ?? "").username });
  const { AuthenticationResult } = await refresh();
  expect(decodeJwt(AuthenticationResult?.AccessToken ?? "")["cognito:groups"]).toEqual(["admin"]);
  await expect(pool.enter(email)).resolves.toMatchObject({ isSignedIn: true });
});
