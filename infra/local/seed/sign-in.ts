import { createHash, randomBytes } from "node:crypto";

export interface PoolAddress {
  readonly endpoint: string;
  readonly userPoolId: string;
  readonly clientId: string;
  /** One of the client's callbacks; nothing has to answer there. */
  readonly callbackUrl: string;
}

export interface SignedIn {
  readonly accessToken: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

// A connection that is kept may be closed by the other side just when it is used again.
const unkept = { connection: "close" };

/** Posts the form that the hosted page shows, and takes the code from where it sends the browser. */
async function codeFor(
  pool: PoolAddress,
  person: { username: string; password: string },
  verifier: string,
): Promise<string> {
  const form = {
    client_id: pool.clientId,
    redirect_uri: pool.callbackUrl,
    response_type: "code",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...person,
  };
  const body = new URLSearchParams(form);
  const reply = await fetch(`${pool.endpoint}/login`, {
    method: "POST",
    headers: unkept,
    body,
    redirect: "manual",
  });
  const code = URL.parse(reply.headers.get("location") ?? "")?.searchParams.get("code");
  if (!code) throw new Error(`${person.username} cannot sign in: the hosted page answered ${reply.status}.`);
  return code;
}

/** Signs somebody in on the hosted page, with code and PKCE: the way that needs no browser code. */
export async function signIn(pool: PoolAddress, username: string, password: string): Promise<SignedIn> {
  const verifier = randomBytes(32).toString("base64url");
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    client_id: pool.clientId,
    redirect_uri: pool.callbackUrl,
    code: await codeFor(pool, { username, password }, verifier),
    code_verifier: verifier,
  });
  const reply = await fetch(`${pool.endpoint}/oauth2/token`, { method: "POST", headers: unkept, body });
  if (!reply.ok) throw new Error(`${username} got no tokens: ${reply.status} ${await reply.text()}`);
  const tokens: { access_token: string; id_token: string; refresh_token: string } = await reply.json();
  return {
    accessToken: tokens.access_token,
    idToken: tokens.id_token,
    refreshToken: tokens.refresh_token,
  };
}
