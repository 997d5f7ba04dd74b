import {
  AdminGetUserCommand,
  AdminListGroupsForUserCommand,
} from "@aws-sdk/client-cognito-identity-provider";
import { decodeJwt } from "jose";
import { type SocialProviders, startSocialProviders } from "../../social-providers.ts";
import { callback, type EmulatedPool, poolId, startEmulatedPool } from "../testing/emulated-pool.ts";
import { HostedBrowser } from "../testing/hosted-browser.ts";

let social: SocialProviders;
let pool: EmulatedPool;
let browser: HostedBrowser;

/** From the portal's button to the provider's answer, not yet taken back to the pool. */
async function returnFrom(identity_provider: string): Promise<URL> {
  const { to } = await browser.authorize({ identity_provider });
  return (await browser.visit(to)).to;
}

beforeAll(async () => {
  social = await startSocialProviders(0);
});
beforeEach(async () => {
  pool = await startEmulatedPool({}, { providers: { ...social.providers } });
  browser = new HostedBrowser(pool);
});
afterEach(() => pool.close());
afterAll(() => social.close());

test.each([
  ["Google", "google_100200300", "gabriela@google.example", "Google"],
  ["GitHub", "github_700800900", "grace@github.example", "OIDC"],
])("somebody signs in with %s", async (provider, username, email, providerType) => {
  const { to } = await browser.visit(await returnFrom(provider));
  expect(to.origin + to.pathname).toBe(callback);
  expect(to.searchParams.get("state")).toBe("state-of-the-portal");
  const { body } = await browser.exchange(to.searchParams.get("code"));
  const identity = decodeJwt(body.id_token ?? "");
  expect(identity).toMatchObject({
    email,
    email_verified: true,
    "cognito:username": username,
    identities: [{ providerName: provider, providerType }],
  });
  expect(decodeJwt(body.access_token ?? "")["cognito:groups"]).toEqual([`${poolId}_${provider}`]);
});

test("what a provider says beyond the declared mapping counts for nothing", async () => {
  const { to } = await browser.visit(await returnFrom("Facebook"));
  const { body } = await browser.exchange(to.searchParams.get("code"));
  const identity = decodeJwt(body.id_token ?? "");
  expect(identity).toMatchObject({ email: "fabio@facebook.example" });
  expect(identity["email_verified"]).not.toBe(true);
  const find = new AdminGetUserCommand({ UserPoolId: poolId, Username: "facebook_400500600" });
  const { UserAttributes = [] } = await pool.sdk.send(find);
  expect(UserAttributes.find(({ Name }) => Name === "email_verified")?.Value).not.toBe("true");
});

test("coming back later is the same account, with the profile as it is now", async () => {
  await browser.visit(await returnFrom("Google"));
  const find = new AdminGetUserCommand({ UserPoolId: poolId, Username: "google_100200300" });
  const first = await pool.sdk.send(find);
  browser = new HostedBrowser(pool);
  await browser.visit(await returnFrom("Google"));
  const second = await pool.sdk.send(find);
  expect(second.UserStatus).toBe("EXTERNAL_PROVIDER");
  expect(second.UserAttributes).toEqual(first.UserAttributes);
});

test("an account with the same address is neither joined nor taken over", async () => {
  const email = "gabriela@google.example";
  await pool.addUser(email);
  const { to } = await browser.visit(await returnFrom("Google"));
  const { body } = await browser.exchange(to.searchParams.get("code"));
  const own = await pool.sdk.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email }));
  expect(own.UserStatus).toBe("CONFIRMED");
  expect(decodeJwt(body.id_token ?? "").sub).not.toBe(own.Username);
  const groups = new AdminListGroupsForUserCommand({ UserPoolId: poolId, Username: email });
  expect((await pool.sdk.send(groups)).Groups).toEqual([]);
});

test("the way back works once, and not with an invented state", async () => {
  const back = await returnFrom("Google");
  expect((await browser.visit(back)).to.searchParams.has("code")).toBe(true);
  expect((await browser.visit(back)).status).toBe(400);
  const invented = new URL(back);
  invented.searchParams.set("state", "invented");
  expect((await browser.visit(invented)).status).toBe(400);
});

test("an answer made for another sign-in is refused by its nonce", async () => {
  const mine = await returnFrom("Google");
  const theirs = await returnFrom("Google");
  mine.searchParams.set("code", theirs.searchParams.get("code") ?? "");
  const { to } = await browser.visit(mine);
  expect(to.searchParams.get("error")).toBe("invalid_request");
  expect(to.searchParams.get("error_description")).toContain("nonce");
});

test("who refuses at the provider comes back to the application with that answer", async () => {
  const back = await returnFrom("Google");
  const refused = new URLSearchParams({
    error: "access_denied",
    state: back.searchParams.get("state") ?? "",
  });
  const { to } = await browser.visit(`/oauth2/idpresponse?${refused}`);
  expect(to.origin + to.pathname).toBe(callback);
  expect(to.searchParams.get("error")).toBe("access_denied");
});

test("a provider that does not know our secret lets nobody in", async () => {
  const { Google } = social.providers;
  if (!Google) throw new Error("no Google");
  const wrong = await startEmulatedPool({}, { providers: { Google: { ...Google, clientSecret: "wrong" } } });
  browser = new HostedBrowser(wrong);
  const { to } = await browser.visit(await returnFrom("Google"));
  expect(to.searchParams.get("error_description")).toContain("/token answered 401");
  await wrong.close();
});

test("the login page offers the providers that the client has, and no others", async () => {
  await pool.close();
  pool = await startEmulatedPool(
    { SupportedIdentityProviders: ["COGNITO", "Google", "GitHub"] },
    { providers: { ...social.providers } },
  );
  browser = new HostedBrowser(pool);
  const { text } = await browser.visit(`/login?${browser.request({ lang: "en" })}`);
  expect(text).toContain("Continue with Google");
  expect(text).toContain("Continue with GitHub");
  expect(text).not.toContain("Facebook");
});

test("from a refused password to a provider, what the application asked goes along and what somebody typed does not", async () => {
  const { text } = await browser.logIn("ana@loja.example", "Wrong-horse-7");
  const addresses = [...text.matchAll(/class="provider" href="([^"]+)"/g)].map(
    ([, href = ""]) => new URL(href.replace(/&#38;/g, "&")).searchParams,
  );
  expect(addresses.map((asked) => asked.get("identity_provider"))).toContain("Google");
  for (const asked of addresses) {
    expect(asked.get("state")).toBe("state-of-the-portal");
    expect(asked.get("redirect_uri")).toBe(callback);
    expect(asked.has("username")).toBe(false);
    expect(asked.has("password")).toBe(false);
  }
});
