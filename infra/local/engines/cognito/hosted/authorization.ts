import { createHash, randomUUID } from "node:crypto";
import type { Directory } from "../pool/directory.ts";
import { sameText } from "../pool/srp.ts";
import type { Client, Pool, User } from "../pool/state.ts";
import { html, type Reply, redirect, withParameters } from "./exchange.ts";
import { refusedPage } from "./hosted-pages.ts";

/** What an application asked of the hosted domain, checked against its client. */
export interface AuthorizationRequest {
  client: Client;
  pool: Pool;
  redirectUri: string;
  scope: string;
  state?: string;
  nonce?: string;
  codeChallenge?: string;
  query: URLSearchParams;
}

/** Why a request cannot go on: told to the application if its address can be trusted, else to the person. */
export class AuthorizationRefused extends Error {
  readonly #code: string;
  readonly #back: { redirectUri: string; state?: string } | undefined;

  constructor(code: string, description: string, back?: { redirectUri: string; state?: string }) {
    super(description);
    this.#code = code;
    this.#back = back;
  }

  reply(): Reply {
    if (!this.#back) return html(400, refusedPage(this.#code, this.message));
    const { redirectUri, state } = this.#back;
    return redirect(
      withParameters(redirectUri, { error: this.#code, error_description: this.message, state }),
    );
  }
}

function trustedTarget(directory: Directory, query: URLSearchParams) {
  const client = directory.findClient(query.get("client_id") ?? "");
  if (!client) throw new AuthorizationRefused("invalid_client", "Client does not exist.");
  const redirectUri = query.get("redirect_uri") ?? "";
  // Exact, as in the cloud: a prefix or a pattern would hand codes to whoever owns a sibling page.
  if (!client.CallbackURLs?.includes(redirectUri)) {
    throw new AuthorizationRefused("redirect_mismatch", "redirect_uri is not one of the client's callbacks.");
  }
  return { client, redirectUri };
}

function refusal(client: Client, query: URLSearchParams): [code: string, description: string] | undefined {
  if (query.get("response_type") !== "code")
    return ["invalid_request", "Only response_type=code is emulated."];
  if (!client.AllowedOAuthFlowsUserPoolClient || !client.AllowedOAuthFlows?.includes("code")) {
    return ["unauthorized_client", "The client does not allow the authorization code flow."];
  }
  if (query.has("code_challenge") && query.get("code_challenge_method") !== "S256") {
    return ["invalid_request", "code_challenge_method must be S256."];
  }
  const scopes = query.get("scope")?.split(" ") ?? [];
  if (!scopes.every((scope) => client.AllowedOAuthScopes?.includes(scope))) {
    return ["invalid_scope", "The client does not allow this scope."];
  }
  return undefined;
}

export function readAuthorization(directory: Directory, query: URLSearchParams): AuthorizationRequest {
  const { client, redirectUri } = trustedTarget(directory, query);
  const state = query.get("state") ?? undefined;
  const [code, description] = refusal(client, query) ?? [];
  if (code && description) throw new AuthorizationRefused(code, description, { redirectUri, state });
  return {
    client,
    pool: directory.pool(client.UserPoolId),
    redirectUri,
    scope: query.get("scope") ?? (client.AllowedOAuthScopes ?? []).join(" "),
    state,
    nonce: query.get("nonce") ?? undefined,
    codeChallenge: query.get("code_challenge") ?? undefined,
    query,
  };
}

export interface Grant {
  request: AuthorizationRequest;
  username: string;
}

/** The codes between browser and token endpoint: five minutes, one use, and only for who asked. */
export class AuthorizationCodes {
  readonly #grants = new Map<string, Grant & { expiresAt: number }>();

  mint(request: AuthorizationRequest, user: User): string {
    for (const [old, { expiresAt }] of this.#grants) if (expiresAt < Date.now()) this.#grants.delete(old);
    const code = randomUUID();
    this.#grants.set(code, { request, username: user.username, expiresAt: Date.now() + 300_000 });
    return code;
  }

  /** Spent by any attempt, also a failed one: a stolen code cannot be tried twice. */
  redeem(form: URLSearchParams): Grant | undefined {
    const code = form.get("code") ?? "";
    const grant = this.#grants.get(code);
    this.#grants.delete(code);
    if (!grant || grant.expiresAt < Date.now()) return undefined;
    const { client, redirectUri, codeChallenge } = grant.request;
    const isBound = client.ClientId === form.get("client_id") && redirectUri === form.get("redirect_uri");
    return isBound && verifies(codeChallenge, form.get("code_verifier")) ? grant : undefined;
  }
}

function verifies(challenge: string | undefined, verifier: string | null): boolean {
  if (challenge === undefined || verifier === null) return challenge === undefined && verifier === null;
  return sameText(createHash("sha256").update(verifier).digest("base64url"), challenge);
}
