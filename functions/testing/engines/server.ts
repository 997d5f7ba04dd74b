import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Listening {
  readonly url: string;
  close(): Promise<void>;
}

/** The operation that an AWS client names, in a header or as the last part of its path. */
export const operationOf = ({ headers, url }: IncomingMessage): string =>
  String(headers["x-amz-target"] ?? url).replace(/^.*[./]/, "");

/** A server on this machine that answers JSON. */
export async function listen(
  reply: (request: IncomingMessage, body: string) => Promise<Reply>,
): Promise<Listening> {
  const server = createServer((request, response) => {
    text(request)
      .then((body) => reply(request, body))
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body))
      .catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port could be had.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
