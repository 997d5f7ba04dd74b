import {
  AdminDisableUserCommand,
  CreateUserPoolClientCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { decodeJwt } from "jose";
import { callback, type EmulatedPool, poolId, startEmulatedPool } from "../testing/emulated-pool.ts";
import { HostedBrowser } from "../testing/hosted-browser.ts";

let pool: EmulatedPool;
let email: string;
let browser: HostedBrowser;

async function codeOf(asked: Record<string, string | undefined> = {}): Promise<string | null> {
  return (await browser.logIn(email, undefined, asked)).to.searchParams.get("code");
}

const userInfo = (token: string | undefined) =>
  fetch(`${pool.cognito.url}/oauth2/userInfo`, { headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  pool = await startEmulatedPool();
});
beforeEach(async () => {
  email = pool.newEmail();
  await pool.addUser(email);
  browser = new HostedBrowser(pool);
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => pool.close());

test("an application gets tokens for who signs in on the hosted page", async () => {
  const page = await browser.visit((await browser.authorize({ nonce: "n-1" })).to);
  expect(page.text).toContain('<html lang="pt">');
  const { to } = await browser.logIn(email, undefined, { nonce: "n-1" });
  expect(to.origin + to.pathname).toBe(callback);
  expect(to.searchParams.get("state")).toBe("state-of-the-portal");
  const { status, body } = await browser.exchange(to.searchParams.get("code"));
  expect(status).toBe(200);
  expect(decodeJwt(body.id_token ?? "")).toMatchObject({ email, nonce: "n-1", aud: pool.clientId });
  expect(decodeJwt(body.access_token ?? "")).toMatchObject({ scope: expect.stringContaining("openid") });
  expect(await (await userInfo(body.access_token)).json()).toMatchObject({ email });
});

test("a code works once", async () => {
  const code = await codeOf();
  expect((await browser.exchange(code)).status).toBe(200);
  expect(await browser.exchange(code)).toEqual({ status: 400, body: { error: "invalid_grant" } });
});

test("a code is worth nothing without its verifier, and is spent by the attempt", async () => {
  const code = await codeOf();
  const stolen = await browser.exchange(code, { code_verifier: "x".repeat(43) });
  expect(stolen).toEqual({ status: 400, body: { error: "invalid_grant" } });
  expect((await browser.exchange(code)).status).toBe(400);
});

test("a code that was asked for without a challenge takes no verifier", async () => {
  const code = await codeOf({ code_challenge: undefined, code_challenge_method: undefined });
  expect((await browser.exchange(code)).status).toBe(400);
});

test("a code belongs to its client, its redirect address and five minutes", async () => {
  const other = new CreateUserPoolClientCommand({ UserPoolId: poolId, ClientName: "other" });
  const { UserPoolClient } = await pool.sdk.send(other);
  expect((await browser.exchange(await codeOf(), { client_id: UserPoolClient?.ClientId ?? "" })).status).toBe(
    400,
  );
  expect((await browser.exchange(await codeOf(), { redirect_uri: `${callback}/x` })).status).toBe(400);
  const code = await codeOf();
  const later = Date.now() + 301_000;
  jest.spyOn(Date, "now").mockReturnValue(later);
  expect((await browser.exchange(code)).status).toBe(400);
});

test.each([`${callback}/`, `${callback}?x=1`, "https://evil.example/", ""])(
  "an application at %p gets no redirect at all",
  async (redirect_uri) => {
    const { status, text } = await browser.authorize({ redirect_uri });
    expect(status).toBe(400);
    expect(text).toContain("redirect_mismatch");
  },
);

test.each([
  ["invalid_scope", { scope: "openid admin" }],
  ["invalid_request", { response_type: "token" }],
  ["invalid_request", { code_challenge_method: "plain" }],
  ["login_required", { prompt: "none" }],
  ["invalid_request", { identity_provider: "Facebook" }],
])("the application hears %s when it asks for %j", async (error, changes) => {
  const { to } = await browser.authorize(changes);
  expect(to.origin + to.pathname).toBe(callback);
  expect(to.searchParams.get("error")).toBe(error);
  expect(to.searchParams.get("state")).toBe("state-of-the-portal");
});

test("wrong passwords stay on the page, in its language, and have to wait after five", async () => {
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now);
  for (let guess = 0; guess < 5; guess += 1) {
    const { status, text } = await browser.logIn(email, "Wrong-horse-7", { lang: "es" });
    expect(status).toBe(400);
    expect(text).toContain("Correo electrónico o contraseña incorrectos.");
  }
  expect((await browser.logIn(email, undefined, { lang: "en" })).text).toContain("Too many attempts.");
});

test("what somebody types is not run as markup", async () => {
  const { text } = await browser.logIn(`"><script>alert(1)</script>@example.com`);
  expect(text).not.toContain("<script>");
});

test("a browser that signed in here is not asked again, until it signs out", async () => {
  await browser.logIn(email);
  expect((await browser.authorize()).to.searchParams.has("code")).toBe(true);
  expect((await browser.authorize({ prompt: "login" })).to.pathname).toBe("/login");
  const logoutUri = "http://localhost:8080/";
  const query = new URLSearchParams({ client_id: pool.clientId, logout_uri: logoutUri });
  expect((await browser.visit(`/logout?${query}`)).to.href).toBe(logoutUri);
  expect((await browser.authorize()).to.pathname).toBe("/login");
});

test("signing out leads only where the client says", async () => {
  const query = new URLSearchParams({ client_id: pool.clientId, logout_uri: "https://evil.example/" });
  expect((await browser.visit(`/logout?${query}`)).status).toBe(400);
});

test("the refresh token renews until it is revoked", async () => {
  const { body } = await browser.exchange(await codeOf());
  const refresh = { grant_type: "refresh_token", refresh_token: body.refresh_token ?? "" };
  const renewed = await browser.token(refresh);
  expect(renewed).toMatchObject({ status: 200, body: { token_type: "Bearer" } });
  expect(decodeJwt(renewed.body.id_token ?? "")).toMatchObject({ email });
  const form = new URLSearchParams({ client_id: pool.clientId, token: body.refresh_token ?? "" });
  await fetch(`${pool.cognito.url}/oauth2/revoke`, { method: "POST", body: form });
  expect(await browser.token(refresh)).toEqual({ status: 400, body: { error: "invalid_grant" } });
  expect((await userInfo(renewed.body.access_token)).status).toBe(401);
});

test("without openid there is no identity: no identity token, no profile", async () => {
  const code = await codeOf({ scope: "email" });
  const { body } = await browser.exchange(code);
  expect(body.id_token).toBeUndefined();
  expect((await userInfo(body.access_token)).status).toBe(401);
});

test("a code of somebody who was disabled meanwhile is worth nothing", async () => {
  const code = await codeOf();
  await pool.sdk.send(new AdminDisableUserCommand({ UserPoolId: poolId, Username: email }));
  expect((await browser.exchange(code)).status).toBe(400);
});

test("behind another address, pages and tokens name that address", async () => {
  const publicUrl = "http://localhost:8080/identity";
  const proxied = await startEmulatedPool({}, { publicUrl });
  const visitor = new HostedBrowser(proxied);
  expect((await visitor.authorize()).to.href).toContain(`${publicUrl}/login?`);
  expect((await visitor.visit(`/identity/login?${visitor.request()}`)).status).toBe(200);
  expect(proxied.cognito.issuer(poolId)).toBe(`${publicUrl}/${poolId}`);
  await proxied.close();
});
