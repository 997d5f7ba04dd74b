import { randomUUID } from "node:crypto";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { forThisMachine } from "../../machine/own-host.ts";
import { accountApi } from "./api/account-api.ts";
import { adminApi } from "./api/admin-api.ts";
import { authFlows } from "./api/auth-flows.ts";
import { JsonApi } from "./api/json-api.ts";
import { poolApi } from "./api/pool-api.ts";
import { userApi } from "./api/user-api.ts";
import { discovery, type Route } from "./discovery.ts";
import { AuthorizationCodes, AuthorizationRefused } from "./hosted/authorization.ts";
import { type Incoming, json, type Reply } from "./hosted/exchange.ts";
import { Federation, type OidcProvider } from "./hosted/federation.ts";
import { HostedDomain } from "./hosted/hosted-domain.ts";
import { TokenEndpoint } from "./hosted/token-endpoint.ts";
import { Attempts, codePause, mailPause, passwordPause } from "./pool/attempts.ts";
import { type CodeMail, Codes } from "./pool/codes.ts";
import type { Context } from "./pool/context.ts";
import { Directory } from "./pool/directory.ts";
import { openState } from "./pool/state.ts";
import { Tokens } from "./pool/tokens.ts";

export interface LocalCognito {
  /** Where it listens. Tokens and redirects name `publicUrl` where that differs. */
  url: string;
  close(): Promise<void>;
  issuer(poolId: string): string;
}

export interface LocalCognitoOptions {
  port: number;
  host?: string;
  /** The base address that browsers use, when a proxy stands in front; may have a path. */
  publicUrl?: string;
  file: string;
  sendMail: (mail: CodeMail) => Promise<void>;
  providers?: Record<string, OidcProvider>;
}

// A browser's own origin never matters here: what may be read is decided by tokens, not by cookies.
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "*, authorization",
  "access-control-expose-headers": "x-amzn-requestid, x-amzn-errortype",
  "access-control-max-age": "7200",
};

async function listen(server: Server, port: number, host: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return `http://${host}:${typeof address === "object" ? address?.port : port}`;
}

async function read(request: IncomingMessage, baseUrl: string): Promise<Incoming> {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += String(part);
  const base = new URL(baseUrl);
  const { pathname, searchParams } = new URL(request.url ?? "/", base.origin);
  const prefix = base.pathname.replace(/\/$/, "");
  const path = pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  return { method: request.method ?? "GET", path, query: searchParams, body, headers: request.headers };
}

function write(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, { ...crossOrigin, ...headers, "x-amzn-requestid": randomUUID() }).end(body);
}

function routes(context: Context, baseUrl: string, providers: Record<string, OidcProvider>) {
  const codes = new AuthorizationCodes();
  const federation = new Federation(context.directory, providers, `${baseUrl}/oauth2/idpresponse`);
  const hosted = new HostedDomain({ context, codes, federation, baseUrl });
  const endpoint = new TokenEndpoint(context, codes);
  const api = new JsonApi({
    open: { ...accountApi(context), ...userApi(context), ...authFlows(context) },
    signed: { ...poolApi(context), ...adminApi(context) },
  });
  return new Map<string, Route>([
    ["POST /", api.answer],
    ["GET /oauth2/authorize", hosted.authorize],
    ["GET /oauth2/idpresponse", hosted.returnFromProvider],
    ["GET /login", hosted.showLogin],
    ["POST /login", hosted.login],
    ["GET /logout", hosted.logout],
    ["POST /oauth2/token", endpoint.token],
    ["GET /oauth2/userInfo", endpoint.userInfo],
    ["POST /oauth2/userInfo", endpoint.userInfo],
    ["POST /oauth2/revoke", endpoint.revoke],
  ]);
}

function createContext(
  directory: Directory,
  sendMail: LocalCognitoOptions["sendMail"],
  issuer: (id: string) => string,
): Context {
  const [guesses, mails] = [new Attempts(codePause), new Attempts(mailPause)];
  return {
    directory,
    tokens: new Tokens(directory, issuer),
    codes: new Codes({ sendMail, save: directory.save, guesses, mails }),
    passwordAttempts: new Attempts(passwordPause),
  };
}

/** A user pool service for one machine: the JSON API, the hosted domain, and the keys to check tokens with. */
export async function startCognito(options: LocalCognitoOptions): Promise<LocalCognito> {
  const directory = new Directory(openState(options.file));
  const server = createServer();
  const url = await listen(server, options.port, options.host ?? "127.0.0.1");
  const baseUrl = (options.publicUrl ?? url).replace(/\/$/, "");
  const issuer = (poolId: string) => `${baseUrl}/${poolId}`;
  const context = createContext(directory, options.sendMail, issuer);
  const table = routes(context, baseUrl, options.providers ?? {});
  const wellKnown = discovery(context, baseUrl, issuer);
  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const incoming = await read(request, baseUrl);
    if (incoming.method === "OPTIONS") return { status: 204, headers: {}, body: "" };
    return (table.get(`${incoming.method} ${incoming.path}`) ?? wellKnown)(incoming);
  };
  const listener: RequestListener = (request, response) => {
    answer(request)
      .catch((error: unknown) => {
        if (error instanceof AuthorizationRefused) return error.reply();
        console.error(error);
        return json(500, { __type: "InternalErrorException", message: "The local Cognito failed." });
      })
      .then((reply) => write(response, reply))
      .catch(() => response.destroy());
  };
  server.on("request", forThisMachine(listener));
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url, close, issuer };
}
