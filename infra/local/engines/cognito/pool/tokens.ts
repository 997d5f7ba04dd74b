import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type JsonWebKey,
  randomBytes,
  randomUUID,
} from "node:crypto";
import type { TimeUnitsType } from "@aws-sdk/client-cognito-identity-provider";
import { errors as joseErrors, jwtVerify, SignJWT } from "jose";
import { readableBy } from "./attributes.ts";
import type { Directory } from "./directory.ts";
import { CognitoError, userDisabled } from "./errors.ts";
import type { Client, Pool, Session, User } from "./state.ts";

/** The scope that lets a token call the user operations of the JSON API. */
export const userAdminScope = "aws.cognito.signin.user.admin";

export interface TokenSet {
  accessToken: string;
  /** Absent when the hosted domain was asked without `openid`. */
  idToken?: string;
  /** Absent on a refresh that does not rotate. */
  refreshToken?: string;
  expiresInSeconds: number;
}

export interface Authenticated {
  pool: Pool;
  client: Client;
  user: User;
  scopes: string[];
}

interface Signing {
  pool: Pool;
  client: Client;
  user: User;
  session: Session;
}

const notAuthorized = (message: string) => new CognitoError("NotAuthorizedException", message);
const hash = (token: string) => createHash("sha256").update(token).digest("hex");
const nowSeconds = () => Math.floor(Date.now() / 1000);

function lifetimeSeconds(client: Client, token: "AccessToken" | "IdToken" | "RefreshToken"): number {
  const perUnit: Record<TimeUnitsType, number> = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
  const usual = token === "RefreshToken" ? "days" : "hours";
  const value = client[`${token}Validity`] || (token === "RefreshToken" ? 30 : 1);
  return value * perUnit[client.TokenValidityUnits?.[token] ?? usual];
}

/** Signs, renews and withdraws tokens. A token is good only as long as the sign-in that it came from. */
export class Tokens {
  readonly publicJwk: JsonWebKey;
  readonly #directory: Directory;
  readonly #issuer: (poolId: string) => string;
  readonly #kid: string;
  readonly #privateKey;
  readonly #publicKey;

  constructor(directory: Directory, issuer: (poolId: string) => string) {
    const { kid, jwk } = directory.state.signingKey;
    this.#directory = directory;
    this.#issuer = issuer;
    this.#kid = kid;
    this.#privateKey = createPrivateKey({ key: jwk, format: "jwk" });
    this.#publicKey = createPublicKey(this.#privateKey);
    this.publicJwk = { ...this.#publicKey.export({ format: "jwk" }), kid, alg: "RS256", use: "sig" };
  }

  /** The tokens of a new sign-in. */
  async start(
    grant: Omit<Signing, "session">,
    options: { scope?: string; nonce?: string } = {},
  ): Promise<TokenSet> {
    const { pool, client, user } = grant;
    if (!user.enabled) throw userDisabled();
    const refreshToken = randomBytes(48).toString("base64url");
    const session: Session = {
      id: randomUUID(),
      username: user.username,
      clientId: client.ClientId,
      scope: options.scope ?? userAdminScope,
      authTimeSeconds: nowSeconds(),
      refreshHash: hash(refreshToken),
      expiresAt: Date.now() + lifetimeSeconds(client, "RefreshToken") * 1000,
    };
    this.#forgetExpired(pool);
    pool.sessions[session.id] = session;
    this.#directory.save();
    return { ...(await this.#sign({ ...grant, session }, options.nonce)), refreshToken };
  }

  /** New tokens for a refresh token; where the client rotates, the old one dies after its grace period. */
  async renew(pool: Pool, client: Client, refreshToken: string | undefined): Promise<TokenSet> {
    const session = this.#sessionOf(pool, refreshToken ?? "");
    if (!session || session.clientId !== client.ClientId) throw notAuthorized("Invalid Refresh Token");
    if (session.expiresAt < Date.now()) throw notAuthorized("Refresh Token has expired");
    const user = this.#directory.user(pool, session.username);
    if (!user.enabled) throw userDisabled();
    const signed = await this.#sign({ pool, client, user, session });
    const rotated = this.#rotate(client, session);
    return rotated ? { ...signed, refreshToken: rotated } : signed;
  }

  /** Ends the sign-in that the refresh token belongs to; a token that is already gone is no error. */
  revoke(pool: Pool, client: Client, token: string): void {
    if (token.split(".").length === 3) {
      throw new CognitoError("UnsupportedTokenTypeException", "Only refresh tokens can be revoked.");
    }
    const session = this.#sessionOf(pool, token);
    if (!session || session.clientId !== client.ClientId) return;
    delete pool.sessions[session.id];
    this.#directory.save();
  }

  /** Who an access token speaks for, checked against the sign-ins that are still alive. */
  async authenticate(accessToken: string | undefined, scope: string): Promise<Authenticated> {
    const { payload } = await jwtVerify(accessToken ?? "", this.#publicKey, { algorithms: ["RS256"] }).catch(
      (error: unknown) => {
        const expired = error instanceof joseErrors.JWTExpired;
        throw notAuthorized(expired ? "Access Token has expired" : "Invalid Access Token");
      },
    );
    const pool = this.#directory.findPool(String(payload.iss).split("/").at(-1) ?? "");
    const client = this.#directory.findClient(String(payload.client_id));
    if (!pool || !client || payload.iss !== this.#issuer(pool.id) || payload.token_use !== "access") {
      throw notAuthorized("Invalid Access Token");
    }
    const session = pool.sessions[String(payload.origin_jti)];
    const user = session && pool.users[session.username];
    if (!user?.enabled) throw notAuthorized("Access Token has been revoked");
    const scopes = String(payload.scope).split(" ");
    if (!scopes.includes(scope)) throw notAuthorized("Access Token does not have required scopes");
    return { pool, client, user, scopes };
  }

  async #sign(signing: Signing, nonce?: string): Promise<TokenSet> {
    const { client, session } = signing;
    const accessToken = await this.#jwt(signing, "AccessToken", accessClaims(signing));
    const expiresInSeconds = lifetimeSeconds(client, "AccessToken");
    const scopes = session.scope.split(" ");
    if (!scopes.includes("openid") && !scopes.includes(userAdminScope))
      return { accessToken, expiresInSeconds };
    const claims = { ...identityClaims(signing), ...(nonce ? { nonce } : {}) };
    return { accessToken, idToken: await this.#jwt(signing, "IdToken", claims), expiresInSeconds };
  }

  #jwt(signing: Signing, kind: "AccessToken" | "IdToken", claims: Record<string, unknown>): Promise<string> {
    const { pool, client, user, session } = signing;
    const issuedAt = nowSeconds();
    return new SignJWT({
      ...claims,
      ...(user.groups.length > 0 ? { "cognito:groups": user.groups } : {}),
      sub: user.attributes.sub,
      iss: this.#issuer(pool.id),
      origin_jti: session.id,
      auth_time: session.authTimeSeconds,
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds(client, kind),
      jti: randomUUID(),
    })
      .setProtectedHeader({ alg: "RS256", kid: this.#kid })
      .sign(this.#privateKey);
  }

  #rotate(client: Client, session: Session): string | undefined {
    if (client.RefreshTokenRotation?.Feature !== "ENABLED") return undefined;
    const refreshToken = randomBytes(48).toString("base64url");
    const graceMs = (client.RefreshTokenRotation.RetryGracePeriodSeconds ?? 0) * 1000;
    session.previous = { hash: session.refreshHash, until: Date.now() + graceMs };
    session.refreshHash = hash(refreshToken);
    this.#directory.save();
    return refreshToken;
  }

  #sessionOf(pool: Pool, refreshToken: string): Session | undefined {
    const wanted = hash(refreshToken);
    return Object.values(pool.sessions).find(
      ({ refreshHash, previous }) =>
        refreshHash === wanted || (previous?.hash === wanted && previous.until > Date.now()),
    );
  }

  #forgetExpired(pool: Pool): void {
    for (const session of Object.values(pool.sessions)) {
      if (session.expiresAt < Date.now()) delete pool.sessions[session.id];
    }
  }
}

function accessClaims({ client, user, session }: Signing): Record<string, unknown> {
  return {
    client_id: client.ClientId,
    token_use: "access",
    scope: session.scope,
    username: user.username,
    event_id: randomUUID(),
  };
}

function identityClaims({ client, user }: Signing): Record<string, unknown> {
  const attributes = readableBy(client, user);
  return {
    ...attributes,
    ...(attributes.email_verified ? { email_verified: attributes.email_verified === "true" } : {}),
    aud: client.ClientId,
    token_use: "id",
    "cognito:username": user.username,
    ...(user.identities ? { identities: user.identities } : {}),
    event_id: randomUUID(),
  };
}
