import { generateKeyPairSync } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { decodeJwt } from "jose";
import {
  Events,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
  type TokenRequestIncomingMessage,
} from "oauth2-mock-server";
import type { OidcProvider } from "./cognito/hosted/federation.ts";

export interface SocialProviders {
  /** By the names that the template's identity providers have. */
  providers: Record<string, OidcProvider>;
  close(): Promise<void>;
}

const clientSecret = "local-secret";

/** Who signs in at each provider: there is no form, the provider answers as if this person had agreed. */
const people: Record<string, { sub: string; name: string; email: string; email_verified: boolean }> = {
  Google: { sub: "100200300", name: "Gabriela Lima", email: "gabriela@google.example", email_verified: true },
  Facebook: { sub: "400500600", name: "Fabio Rojas", email: "fabio@facebook.example", email_verified: true },
  GitHub: { sub: "700800900", name: "Grace Webb", email: "grace@github.example", email_verified: true },
};

const clientIdOf = (name: string) => `local-${name.toLowerCase()}`;

function personOf(clientId: unknown) {
  return Object.entries(people).find(([name]) => clientIdOf(name) === clientId)?.[1];
}

function profile({ headers }: IncomingMessage) {
  const { sub } = decodeJwt(headers.authorization?.replace(/^Bearer /, "") ?? "");
  return Object.values(people).find((person) => person.sub === sub);
}

/** Google, Facebook and GitHub's bridge as one stand-in server that tells them apart by client. */
export async function startSocialProviders(port: number): Promise<SocialProviders> {
  const server = new OAuth2Server();
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  await server.issuer.keys.add({ ...privateKey.export({ format: "jwk" }), alg: "RS256" });
  server.service.on(
    Events.BeforeTokenSigning,
    (token: MutableToken, request: TokenRequestIncomingMessage) => {
      Object.assign(token.payload, personOf(request.body.client_id));
    },
  );
  server.service.on(Events.BeforeUserinfo, (response: MutableResponse, request: IncomingMessage) => {
    response.body = { ...profile(request) };
  });
  server.service.on(
    Events.BeforeResponse,
    (response: MutableResponse, request: TokenRequestIncomingMessage) => {
      const { client_secret: secret } = { client_secret: undefined, ...request.body };
      if (secret === clientSecret) return;
      Object.assign(response, { statusCode: 401, body: { error: "invalid_client" } });
    },
  );
  await server.start(port, "127.0.0.1");
  const url = `http://127.0.0.1:${server.address().port}`;
  const provider = (name: string): OidcProvider => ({
    issuer: server.issuer.url ?? url,
    authorizeUrl: `${url}/authorize`,
    tokenUrl: `${url}/token`,
    jwksUrl: `${url}/jwks`,
    userInfoUrl: `${url}/userinfo`,
    clientId: clientIdOf(name),
    clientSecret,
  });
  return {
    providers: Object.fromEntries(Object.keys(people).map((name) => [name, provider(name)])),
    close: () => server.stop(),
  };
}
