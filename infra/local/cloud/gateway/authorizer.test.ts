import { SignJWT } from "jose";
import {
  createDeclaredGateway,
  type DeclaredGateway,
  type KeyServer,
  startKeyServer,
} from "../testing/declared-gateway.ts";

let keys: KeyServer;
let declared: DeclaredGateway;

beforeAll(async () => {
  keys = await startKeyServer();
});
afterAll(() => keys.close());
beforeEach(() => {
  declared = createDeclaredGateway(keys.issuer);
});

const askAs = (token: string, target = "/api/companies/c-1") =>
  declared.ask("GET", target, { headers: { authorization: `Bearer ${token}` } });

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const seenClaims = () => declared.seen[0]?.requestContext.authorizer?.jwt.claims;

async function payloadOf(token: Promise<string>): Promise<object> {
  const payload: object = JSON.parse(Buffer.from((await token).split(".")[1] ?? "", "base64url").toString());
  return payload;
}

test.each<[string, () => Promise<string> | string]>([
  ["garbage", () => "x.y.z"],
  ["expired", () => keys.token({ exp: inAnHour() - 7200 })],
  ["that never expires", () => keys.token({ exp: undefined })],
  ["of another client", () => keys.token({ client_id: "somebody-else" })],
  ["for another audience", () => keys.token({ aud: "somebody-else" })],
  ["of another issuer", () => keys.token({ iss: "http://127.0.0.1:1/pool" })],
  ["signed by an unknown key", () => keys.token({}, { kid: "k2" })],
  ["that names no key", () => keys.token({}, {})],
  ["unsigned", async () => `${base64({ alg: "none", kid: "k1" })}.${base64(await payloadOf(keys.token()))}.`],
  [
    "signed as HS256 with the public key",
    async () =>
      new SignJWT({ ...(await payloadOf(keys.token())) })
        .setProtectedHeader({ alg: "HS256", kid: "k1" })
        .sign(new TextEncoder().encode(JSON.stringify(keys.publicJwk))),
  ],
])("a token %s is 401 and reaches no function", async (_, make) => {
  const reply = await askAs(await make());
  expect([reply.status, reply.body.toString()]).toEqual([401, '{"message":"Unauthorized"}']);
  expect(declared.seen).toEqual([]);
});

test("no token is 401", async () => {
  expect((await declared.ask("GET", "/api/companies/c-1")).status).toBe(401);
});

test("a good token passes, with or without the word before it", async () => {
  expect((await askAs(await keys.token())).status).toBe(200);
  const headers = { authorization: await keys.token() };
  expect((await declared.ask("GET", "/api/companies/c-1", { headers })).status).toBe(200);
});

test("an id token of this client passes, as it does in the cloud: refusing it is the function's part", async () => {
  const idToken = keys.token({ token_use: "id", aud: "portal-client", client_id: undefined });
  expect((await askAs(await idToken)).status).toBe(200);
  expect(seenClaims()?.token_use).toBe("id");
});

test("a token without the route's scope is 403", async () => {
  expect((await askAs(await keys.token({ scope: "openid" }), "/api/scoped")).status).toBe(403);
  expect((await askAs(await keys.token({ scope: "openid portal/admin" }), "/api/scoped")).status).toBe(200);
});

test("a route that anybody may call asks for none", async () => {
  expect((await declared.ask("GET", "/api/open")).status).toBe(200);
  expect(declared.seen[0]?.requestContext.authorizer).toBeUndefined();
});

test("claims reach the function as text: lists in brackets, numbers and booleans spelled out", async () => {
  await askAs(
    await keys.token({
      "cognito:groups": ["admin", "other"],
      auth_time: 1_700_000_000,
      email_verified: true,
    }),
  );
  expect(seenClaims()).toMatchObject({
    "cognito:groups": "[admin other]",
    auth_time: "1700000000",
    email_verified: "true",
  });
  expect(Object.values(seenClaims() ?? {}).every((value) => typeof value === "string")).toBe(true);
});
