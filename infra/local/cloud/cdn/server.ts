import { lookup } from "node:dns/promises";
import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import { Problem } from "../../../problem.ts";
import { forThisMachine } from "../../machine/own-host.ts";
import { loopback } from "../../machine/ports.ts";
import type { HttpReply, HttpRequest } from "../gateway/exchange.ts";

export interface WebServer {
  readonly port: number;
  close(): Promise<void>;
}

/** One byte more than the gateway accepts, so that the gateway is the one to refuse. */
const keptBytes = 10 * 2 ** 20 + 1;

async function readBody(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of message as AsyncIterable<Buffer>) {
    if (size < keptBytes) parts.push(part);
    size += part.length;
  }
  return Buffer.concat(parts).subarray(0, keptBytes);
}

export async function readRequest(message: IncomingMessage): Promise<HttpRequest> {
  const [path = "/", ...query] = (message.url ?? "/").split("?");
  const headers = Object.entries(message.headers).map(([name, value = ""]): [string, string] => [
    name,
    Array.isArray(value) ? value.join(", ") : value,
  ]);
  return {
    method: message.method ?? "GET",
    path: path.startsWith("/") ? path : "/",
    query: query.join("?"),
    headers: Object.fromEntries(headers),
    body: await readBody(message),
    sourceIp: message.socket.remoteAddress ?? loopback,
  };
}

const sentByNode = new Set(["connection", "keep-alive", "transfer-encoding", "content-length"]);

export function writeReply(
  message: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: HttpReply,
): void {
  for (const [name, value] of Object.entries(headers)) {
    if (!sentByNode.has(name)) response.setHeader(name, value);
  }
  const bodiless = status === 204 || status === 304;
  if (!bodiless) response.setHeader("content-length", body.length);
  response.writeHead(status).end(message.method === "HEAD" || bodiless ? undefined : body);
}

async function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(forThisMachine(listener));
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

/** Where `localhost` also means the IPv6 loopback, a browser may try that address first. */
async function alsoOnIpv6(listener: RequestListener, port: number): Promise<Server[]> {
  try {
    const addresses = await lookup("localhost", { all: true });
    if (!addresses.some(({ address }) => address === "::1")) return [];
    return [await listen(listener, port, "::1")];
  } catch {
    // There is no IPv6 here, or the port is taken there: the IPv4 address still answers.
    return [];
  }
}

/** The one origin that browsers see, on the loopback addresses only. */
export async function startWebServer(port: number, listener: RequestListener): Promise<WebServer> {
  const first = await listen(listener, port, loopback).catch((cause: unknown) => {
    throw new Problem(`Port ${port} (site) is taken: stop what uses it, or choose another with --port.`, {
      cause,
    });
  });
  const servers = [first, ...(await alsoOnIpv6(listener, port))];
  return {
    port,
    close: async () => {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
    },
  };
}
