import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

/** A form that a browser posted to the shop. */
export interface Posted {
  readonly path: string;
  readonly form: Readonly<Record<string, string>>;
}

/** A shop that is being written on a laptop: a server of its own, so that the browser sees another origin than the portal's. */
export interface Shop {
  /** Without a slash at the end. */
  readonly url: string;
  /** What browsers posted to it, in their order. */
  readonly posted: readonly Posted[];
  /** Puts a page at an address; what is posted there is answered with it, too. */
  show(path: string, body: string): void;
  close(): Promise<void>;
}

const pageOf = (body: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>Loja</title>` +
  `<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>` +
  `<body>${body}</body></html>`;

/** For the text of an attribute. */
export const quoted = (value: string): string =>
  `"${value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")}"`;

/** A form of the shop that a browser sends elsewhere, such as the request of a challenge. */
export function formTo(address: string, values: Readonly<Record<string, string>>, target = "_self"): string {
  const inputs = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name=${quoted(name)} value=${quoted(value)}>`,
  );
  return `<form method="post" action=${quoted(address)} target=${quoted(target)}>${inputs.join("")}<button>Pagar</button></form>`;
}

export async function openShop(): Promise<Shop> {
  const pages = new Map<string, string>();
  const posted: Posted[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const [path = "/"] = (request.url ?? "/").split("?");
    const sent = await text(request);
    if (request.method === "POST") posted.push({ path, form: Object.fromEntries(new URLSearchParams(sent)) });
    const body = pages.get(path);
    response
      .writeHead(body === undefined ? 404 : 200, { "content-type": "text/html; charset=utf-8" })
      .end(pageOf(body ?? "<h1>404</h1>"));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The shop got no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    posted,
    show: (path, body) => void pages.set(path, body),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
