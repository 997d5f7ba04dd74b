import { type Incoming, json, type Reply } from "./hosted/exchange.ts";
import type { Context } from "./pool/context.ts";

export type Route = (incoming: Incoming) => Reply | Promise<Reply>;

/** What a pool says of itself: its keys, and where it signs people in. */
export function discovery(
  { directory, tokens }: Context,
  baseUrl: string,
  issuer: (id: string) => string,
): Route {
  return ({ path }) => {
    const [, id = "", document] = /^\/([\w-]+)\/\.well-known\/([\w.-]+)$/.exec(path) ?? [];
    if (!directory.findPool(id)) return json(404, { message: "Not found" });
    if (document === "jwks.json") return json(200, { keys: [tokens.publicJwk] });
    if (document !== "openid-configuration") return json(404, { message: "Not found" });
    return json(200, {
      issuer: issuer(id),
      jwks_uri: `${issuer(id)}/.well-known/jwks.json`,
      authorization_endpoint: `${baseUrl}/oauth2/authorize`,
      token_endpoint: `${baseUrl}/oauth2/token`,
      userinfo_endpoint: `${baseUrl}/oauth2/userInfo`,
      revocation_endpoint: `${baseUrl}/oauth2/revoke`,
      end_session_endpoint: `${baseUrl}/logout`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256"],
      scopes_supported: ["openid", "email", "profile"],
      token_endpoint_auth_methods_supported: ["none"],
    });
  };
}
