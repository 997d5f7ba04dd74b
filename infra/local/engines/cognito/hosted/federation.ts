import { randomUUID } from "node:crypto";
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import type { Directory } from "../pool/directory.ts";
import type { Pool, User } from "../pool/state.ts";
import { AuthorizationRefused, type AuthorizationRequest } from "./authorization.ts";
import { withParameters } from "./exchange.ts";

/** Somebody else's sign-in that a pool trusts, by the name that the template gives it. */
export interface OidcProvider {
  issuer: string;
  authorizeUrl: string;
  tokenUrl: string;
  jwksUrl: string;
  userInfoUrl?: string;
  clientId: string;
  clientSecret: string;
  /** Without it: openid, email and profile. */
  scope?: string;
}

interface Departure {
  request: AuthorizationRequest;
  providerName: string;
  nonce: string;
  expiresAt: number;
}

export interface Arrival {
  request: AuthorizationRequest;
  providerName: string;
  user: User;
}

/** Sends people to a provider and takes them back, once each, with the state and nonce they left with. */
export class Federation {
  readonly #directory: Directory;
  readonly #providers: Record<string, OidcProvider>;
  readonly #callbackUrl: string;
  readonly #departures = new Map<string, Departure>();

  constructor(directory: Directory, providers: Record<string, OidcProvider>, callbackUrl: string) {
    this.#directory = directory;
    this.#providers = providers;
    this.#callbackUrl = callbackUrl;
  }

  /** The providers that this client offers, by name. */
  offered({ client }: AuthorizationRequest): string[] {
    return Object.keys(this.#providers).filter((name) => client.SupportedIdentityProviders?.includes(name));
  }

  /** The provider's page that the browser has to go to. */
  depart(request: AuthorizationRequest, providerName: string): string {
    if (!this.offered(request).includes(providerName)) {
      throw new AuthorizationRefused("invalid_request", "Login option is not available.", request);
    }
    const provider = this.#provider(providerName);
    const state = randomUUID();
    const nonce = randomUUID();
    for (const [old, { expiresAt }] of this.#departures) {
      if (expiresAt < Date.now()) this.#departures.delete(old);
    }
    this.#departures.set(state, { request, providerName, nonce, expiresAt: Date.now() + 600_000 });
    return withParameters(provider.authorizeUrl, {
      client_id: provider.clientId,
      response_type: "code",
      scope: provider.scope ?? "openid email profile",
      redirect_uri: this.#callbackUrl,
      state,
      nonce,
    });
  }

  async arrive(query: URLSearchParams): Promise<Arrival> {
    const state = query.get("state") ?? "";
    const departure = this.#departures.get(state);
    this.#departures.delete(state);
    if (!departure || departure.expiresAt < Date.now()) {
      throw new AuthorizationRefused(
        "invalid_request",
        "The sign-in at the provider took too long or was repeated.",
      );
    }
    const { request, providerName } = departure;
    const error = query.get("error");
    if (error) throw new AuthorizationRefused(error, query.get("error_description") ?? error, request);
    const claims = await this.#claims(departure, query.get("code") ?? "").catch((cause: unknown) => {
      throw new AuthorizationRefused("invalid_request", `${providerName}: ${String(cause)}`, request);
    });
    return { request, providerName, user: this.#remember(request.pool, providerName, claims) };
  }

  #provider(name: string): OidcProvider {
    const provider = this.#providers[name];
    if (!provider) throw new Error(`${name} has no settings.`);
    return provider;
  }

  async #claims({ providerName, nonce }: Departure, code: string): Promise<JWTPayload> {
    const provider = this.#provider(providerName);
    const tokens = await fetchJson(provider.tokenUrl, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: this.#callbackUrl,
        client_id: provider.clientId,
        client_secret: provider.clientSecret,
      }),
    });
    const { payload } = await jwtVerify(
      String(tokens.id_token),
      createRemoteJWKSet(new URL(provider.jwksUrl)),
      { issuer: provider.issuer, audience: provider.clientId },
    );
    if (payload.nonce !== nonce) throw new Error("the nonce is not the one of this sign-in");
    if (!payload.sub) throw new Error("the token names nobody");
    if (!provider.userInfoUrl) return payload;
    const authorization = `Bearer ${String(tokens.access_token)}`;
    const info = await fetchJson(provider.userInfoUrl, { headers: { authorization } });
    if (info.sub !== payload.sub) throw new Error("the profile is somebody else's");
    return { ...payload, ...info };
  }

  /** Never joined to an account with the same e-mail: an address alone proves nothing. */
  #remember(pool: Pool, providerName: string, claims: JWTPayload): User {
    const username = `${providerName.toLowerCase()}_${claims.sub}`;
    const user = pool.users[username] ?? this.#directory.addUser(pool, "EXTERNAL_PROVIDER", {}, username);
    // What the provider says beyond the mapping, such as that an address is verified, counts for nothing.
    for (const [attribute, claim] of Object.entries(pool.mappings?.[providerName] ?? {})) {
      const value = claims[claim];
      if (value !== undefined)
        user.attributes[attribute] = typeof value === "string" ? value : JSON.stringify(value);
    }
    const providerType = ["Google", "Facebook"].includes(providerName) ? providerName : "OIDC";
    const dateCreated = String(user.createdAt);
    user.identities = [{ userId: String(claims.sub), providerName, providerType, dateCreated }];
    const group = `${pool.id}_${providerName}`;
    pool.groups[group] ??= { GroupName: group, UserPoolId: pool.id };
    user.groups = [...new Set([...user.groups, group])];
    this.#directory.saveUser(user);
    return user;
  }
}

async function fetchJson(url: string, init: RequestInit): Promise<Record<string, unknown>> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`);
  const body: Record<string, unknown> = await response.json();
  return body;
}
