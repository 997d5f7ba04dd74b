import { createRemoteJWKSet, type JWTPayload, jwtVerify } from "jose";
import { Problem } from "../../../problem.ts";
import type { Resource, Template } from "../template/template.ts";

interface AuthorizerProperties {
  readonly AuthorizerType: string;
  readonly IdentitySource?: readonly string[];
  readonly JwtConfiguration?: { readonly Issuer?: string; readonly Audience?: readonly string[] };
}

/** The claims of a token that is good for this gateway; rejects every other one. */
export type Authorizer = (token: string) => Promise<JWTPayload>;

/** What `aud` may say; a token without it, such as Cognito's access tokens, is asked for its `client_id`. */
function audienceOf({ aud, client_id: clientId }: JWTPayload): unknown[] {
  return aud === undefined ? [clientId] : [aud].flat();
}

function authorizerOf({ id, properties }: Resource<AuthorizerProperties>): Authorizer {
  const { AuthorizerType, IdentitySource, JwtConfiguration } = properties;
  const { Issuer: issuer, Audience: audience = [] } = JwtConfiguration ?? {};
  const source = IdentitySource?.join();
  if (AuthorizerType !== "JWT" || !issuer || source?.toLowerCase() !== "$request.header.authorization") {
    throw new Problem(
      `The authorizer ${id} does not read a JWT from the Authorization header, which is all that is emulated locally.`,
    );
  }
  const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));
  return async (token) => {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      algorithms: ["RS256", "RS384", "RS512"],
    });
    if (!protectedHeader.kid) throw new Error("The token names no key.");
    if (payload.exp === undefined) throw new Error("The token never expires.");
    if (!audienceOf(payload).some((one) => audience.includes(String(one))))
      throw new Error("The token is for another client.");
    return payload;
  };
}

export function readAuthorizers(template: Template): Map<string, Authorizer> {
  const authorizers = template.ofType<AuthorizerProperties>("AWS::ApiGatewayV2::Authorizer");
  return new Map(authorizers.map((authorizer) => [authorizer.ref, authorizerOf(authorizer)]));
}

function claimText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.join(" ")}]`;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Claims as functions see them: the gateway makes a string of everything, and `[a b]` of a list. */
export const claimsAsText = (claims: JWTPayload): Record<string, string> =>
  Object.fromEntries(Object.entries(claims).map(([name, value]) => [name, claimText(value)]));
