import { DomainError } from "@portal/shared/errors.ts";
import { type Actor, supportGroup } from "@portal/shared/roles.ts";
import type { APIGatewayProxyEventV2WithJWTAuthorizer } from "aws-lambda";

/** API Gateway passes a list as text: `[admin other]`. */
const groupsOf = (claim: string | number | boolean | string[] = ""): string[] =>
  String(claim)
    .replace(/^\[|\]$/g, "")
    .split(/[\s,]+/);

/**
 * The caller, from the token that the gateway verified. Support is never also a client, so that nobody can judge
 * what they sent themselves.
 * @throws DomainError `unauthenticated` without a token, or with one that was not issued for calling an API
 */
export function callerOf(event: APIGatewayProxyEventV2WithJWTAuthorizer): {
  actor: Actor;
  accessToken: string;
} {
  const claims = event.requestContext.authorizer?.jwt?.claims;
  const { sub, token_use: use } = claims ?? {};
  if (typeof sub !== "string" || sub === "" || use !== "access") throw new DomainError("unauthenticated");
  const isSupport = groupsOf(claims?.["cognito:groups"]).includes(supportGroup);
  const accessToken = (event.headers.authorization ?? "").replace(/^Bearer\s+/i, "");
  return { actor: { sub, role: isSupport ? "support" : "client" }, accessToken };
}
