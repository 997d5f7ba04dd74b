import { once } from "node:events";
import {
  createServer as createPlainServer,
  type IncomingHttpHeaders,
  request as plainRequest,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { createServer, type RequestOptions, request as secureRequest } from "node:https";
import { text } from "node:stream/consumers";
import { type Network, network } from "../../sandbox/delivery/egress/post.ts";
import { shopCertificate, shopKey } from "./shop-certificate.data.ts";

/** A form that a shop was told. */
export interface Told {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly form: Readonly<Record<string, string>>;
}

export interface Shop {
  readonly port: number;
  /** Without a certificate, for tests that have thousands of posts and are about something else. */
  readonly isPlain: boolean;
  readonly told: Told[];
  /** What it answers; by default 200. */
  answer: (told: Told, response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Where a shop of the tests is told; what the name means is the network's word. */
export const shopAddress = "https://loja.example.com/aviso";

/** An https server of this machine with a certificate for `loja.example.com`. */
export async function openShop({ isPlain = false } = {}): Promise<Shop> {
  const told: Told[] = [];
  const receive: RequestListener = (request, response) => {
    text(request)
      .then((body) => {
        const { url = "", headers } = request;
        const form = Object.fromEntries(new URLSearchParams(body));
        const one = { path: url, headers, body, form };
        told.push(one);
        return shop.answer(one, response);
      })
      .catch(() => response.destroy());
  };
  const certificate = { cert: shopCertificate, key: shopKey };
  const server = isPlain ? createPlainServer(receive) : createServer(certificate, receive);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port could be had.");
  const shop: Shop = {
    port: address.port,
    isPlain,
    told,
    answer: (_, response) => response.end(),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return shop;
}

/** As on a laptop that runs everything itself: this machine may be told. */
export const tellThisMachine = (): void => {
  Object.assign(network, { allowsLoopback: true });
};

/**
 * The internet of a test: every name means one public address, and whoever connects there reaches the shop. The
 * certificate is verified as everywhere; `trusts` false leaves it unknown.
 */
export const internetWith = ({ port, isPlain }: Pick<Shop, "port" | "isPlain">, trusts = true): Network => ({
  resolve: async () => [{ address: "93.184.215.14", family: 4 }],
  request: (url, options) => {
    const target = {
      ...options,
      port,
      lookup: (_name, { all }, found) =>
        all ? found(null, [{ address: "127.0.0.1", family: 4 }]) : found(null, "127.0.0.1", 4),
      ...(trusts ? { ca: shopCertificate } : {}),
    } satisfies RequestOptions;
    const sent = isPlain
      ? plainRequest(`http://${url.host}${url.pathname}`, target)
      : secureRequest(url, target);
    // Only the test knows of this port.
    sent.setHeader("host", url.host);
    return sent;
  },
  allowsLoopback: false,
  limit: network.limit,
});
