import { isFresh, readStoredTokens } from "./stored-tokens.ts";

const token = (payload: object) => `x.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.y`;
const storage = (entries: Record<string, string>) => ({ getItem: (key: string) => entries[key] ?? null });
const prefix = "CognitoIdentityServiceProvider.client";

const signedIn = (access: object, id: object = {}, clockDrift = "0") =>
  storage({
    [`${prefix}.LastAuthUser`]: "ana",
    [`${prefix}.ana.accessToken`]: token(access),
    [`${prefix}.ana.idToken`]: token(id),
    [`${prefix}.ana.clockDrift`]: clockDrift,
  });

test("nobody is signed in where Amplify has left nothing", () => {
  expect(readStoredTokens(storage({}), "client")).toBeUndefined();
});

test("tokens of another client of the same browser are not ours", () => {
  expect(readStoredTokens(signedIn({ sub: "1" }), "another")).toBeUndefined();
});

test("a support analyst is known by the group of the access token", () => {
  const tokens = readStoredTokens(
    signedIn({ sub: "1", exp: 100, "cognito:groups": ["admin"] }, { email: "joão@loja.com.br" }),
    "client",
  );
  expect(tokens?.session).toEqual({
    sub: "1",
    email: "joão@loja.com.br",
    isSupport: true,
    provider: undefined,
  });
});

test("who came through a provider is told apart", () => {
  const tokens = readStoredTokens(
    signedIn({ sub: "1" }, { identities: [{ providerName: "GitHub" }] }),
    "client",
  );
  expect(tokens?.session.provider).toBe("GitHub");
});

test("a token is not offered in its last minute, by the server's clock", () => {
  const at = (clockDrift: string) =>
    readStoredTokens(signedIn({ sub: "1", exp: 1000 }, {}, clockDrift), "client");
  const fresh = (clockDrift: string, seconds: number) => {
    const tokens = at(clockDrift);
    return tokens ? isFresh(tokens, seconds * 1000) : undefined;
  };
  expect(fresh("0", 939)).toBe(true);
  expect(fresh("0", 941)).toBe(false);
  expect(fresh("120000", 860)).toBe(false);
});

test("a token that cannot be read is left to Amplify", () => {
  const broken = storage({ [`${prefix}.LastAuthUser`]: "ana", [`${prefix}.ana.accessToken`]: "not a token" });
  const tokens = readStoredTokens(broken, "client");
  expect(tokens && isFresh(tokens)).toBe(false);
});
