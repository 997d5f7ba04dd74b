import { once } from "node:events";
import { createServer } from "node:http";
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import type { Lambdas } from "../functions/lambda.ts";
import type { HttpReply, HttpRequest } from "../gateway/exchange.ts";
import { createGateway, type HttpGateway } from "../gateway/gateway.ts";
import type { RawResource } from "../template/assembly.ts";
import type { Template } from "../template/template.ts";
import { declaredTemplate } from "./declared-template.ts";

/** What a test looks at in the event that a function got. */
export interface SeenEvent {
  readonly routeKey: string;
  readonly cookies?: string[];
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly isBase64Encoded: boolean;
  readonly requestContext: {
    readonly authorizer?: { readonly jwt: { readonly claims: Record<string, string> } };
  };
}

export const clientId = "portal-client";

export interface KeyServer {
  readonly issuer: string;
  readonly publicJwk: object;
  /** A good access token of this client, changed as told. */
  token(change?: JWTPayload, header?: { kid?: string }): Promise<string>;
  close(): void;
}

/** An issuer with one key, as a user pool has it. */
export async function startKeyServer(): Promise<KeyServer> {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const publicJwk = { ...(await exportJWK(publicKey)), kid: "k1", alg: "RS256" };
  const server = createServer((_, response) => response.end(JSON.stringify({ keys: [publicJwk] })));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/pool`;
  const usual = { sub: "u-1", token_use: "access", client_id: clientId, iss: issuer };
  return {
    issuer,
    publicJwk,
    token: (change = {}, { kid } = { kid: "k1" }) =>
      new SignJWT({ exp: Math.floor(Date.now() / 1000) + 300, ...usual, ...change })
        .setProtectedHeader({ alg: "RS256", kid })
        .setIssuedAt()
        .sign(privateKey),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const openToAll = { AuthorizationType: "NONE" };
const withToken = { AuthorizationType: "JWT", AuthorizerId: { Ref: "Jwt" } };

export const route = (RouteKey: string, more: object = withToken): RawResource => ({
  Type: "AWS::ApiGatewayV2::Route",
  Properties: { RouteKey, Target: { "Fn::Sub": "integrations/${Integration}" }, ...more },
});

const integration = {
  IntegrationType: "AWS_PROXY",
  PayloadFormatVersion: "2.0",
  TimeoutInMillis: 100,
  IntegrationUri: { "Fn::GetAtt": ["Company", "Arn"] },
};

/** One function behind a few routes; `integration` changes how it is called. */
export function gatewayTemplate(
  issuer: string,
  more: Readonly<Record<string, RawResource>> = {},
  changedIntegration: object = {},
): Template {
  const JwtConfiguration = { Issuer: issuer, Audience: [clientId] };
  return declaredTemplate({
    Company: { Type: "AWS::Lambda::Function", Properties: {} },
    Integration: {
      Type: "AWS::ApiGatewayV2::Integration",
      Properties: { ...integration, ...changedIntegration },
    },
    Jwt: {
      Type: "AWS::ApiGatewayV2::Authorizer",
      Properties: {
        AuthorizerType: "JWT",
        IdentitySource: ["$request.header.Authorization"],
        JwtConfiguration,
      },
    },
    Get: route("GET /api/companies/{companyId}"),
    Mine: route("GET /api/companies/mine"),
    Post: route("POST /api/companies"),
    Scoped: route("GET /api/scoped", { ...withToken, AuthorizationScopes: ["portal/admin"] }),
    Open: route("GET /api/open", openToAll),
    ...more,
  });
}

export interface DeclaredGateway {
  readonly gateway: HttpGateway;
  /** Events that reached the function. */
  readonly seen: SeenEvent[];
  readonly logged: string[];
  ask(method: string, target: string, request?: Partial<HttpRequest>): Promise<HttpReply>;
}

export function createDeclaredGateway(
  issuer: string,
  behave: () => unknown = () => ({ statusCode: 200 }),
): DeclaredGateway {
  const seen: SeenEvent[] = [];
  const logged: string[] = [];
  const lambdas: Lambdas = {
    invoke: async (_, event) => {
      const received: SeenEvent = JSON.parse(JSON.stringify(event));
      seen.push(received);
      return behave();
    },
    replace: () => undefined,
    replaceCode: () => undefined,
    stop: async () => undefined,
  };
  const gateway = createGateway(gatewayTemplate(issuer), lambdas, (line) => logged.push(line));
  return {
    gateway,
    seen,
    logged,
    ask: (method, target, request = {}) => {
      const [path = "/", query = ""] = target.split("?");
      const usual = { headers: {}, body: Buffer.alloc(0), sourceIp: "127.0.0.1" };
      return gateway.answer({ method, path, query, ...usual, ...request });
    },
  };
}
