import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Readable } from "node:stream";
import { forThisMachine } from "../../machine/own-host.ts";
import type { S3Request } from "./protocol/request.ts";
import { verifySignature } from "./protocol/signature.ts";
import { respond } from "./routes/respond.ts";
import type { S3Context, S3Reply } from "./routes/route.ts";
import { routeOf } from "./routes/routing.ts";
import { type ExpiredObject, expireObjects } from "./storage/expiry.ts";
import { Announcer, type ObjectCreated } from "./storage/object-created.ts";
import { Store } from "./storage/store.ts";

export interface LocalS3Options {
  /** 0 takes a free one. */
  readonly port: number;
  /** An address, not a name: only for addresses do AWS clients put the bucket into the path by themselves. */
  readonly host?: string;
  readonly directory: string;
  /** Secrets by access key. Every listed account may do everything; nobody else may do anything. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly region?: string;
  readonly maxBodyBytes?: number;
}

/** An object as the site reads it, past signatures: only for the process that runs the server. */
interface ReadableObject {
  /** Opens the bytes; call it only to read them. */
  readonly body: () => Readable;
  readonly size: number;
  readonly eTag: string;
  readonly contentType: string;
  readonly cacheControl?: string;
}

export interface LocalS3 {
  readonly url: string;
  /** Closes all connections and resolves when nothing is left open. */
  close(): Promise<void>;
  /** Called after the object is stored, before its upload is answered. */
  onObjectCreated(listener: (event: ObjectCreated) => void): void;
  readObject(bucket: string, key: string): ReadableObject | undefined;
  /** Applies the buckets' lifecycle rules as of `now`; nothing expires by itself. */
  expire(now: Date): ExpiredObject[];
}

const defaultMaxBodyBytes = 64 * 2 ** 20;

function findReadable(store: Store, bucket: string, key: string): ReadableObject | undefined {
  const stored = store.findBucket(bucket) && store.findCurrent(bucket, key);
  if (!stored) return undefined;
  return {
    body: () => store.open(bucket, stored),
    size: stored.size,
    eTag: stored.eTag,
    contentType: stored.headers["content-type"] ?? "binary/octet-stream",
    cacheControl: stored.headers["cache-control"],
  };
}

/** Starts an S3 of one's own on `directory`, whose content survives restarts. Rejects when the port is taken. */
export async function startS3(options: LocalS3Options): Promise<LocalS3> {
  const {
    port,
    host = "127.0.0.1",
    accounts,
    region = "us-east-1",
    maxBodyBytes = defaultMaxBodyBytes,
  } = options;
  const store = new Store(options.directory);
  const announcer = new Announcer();
  const run = async (request: S3Request): Promise<S3Reply> => {
    const payload = verifySignature(request, { accounts, region }, Date.now());
    const announce: S3Context["announce"] = (eventName, stored) =>
      announcer.announce(eventName, request, stored);
    return routeOf(request)({ request, store, maxBodyBytes, announce, body: { request, payload } });
  };
  const inFlight = new Set<Promise<void>>();
  const answer: RequestListener = (message, response) => {
    const answered = respond(message, response, store, run).finally(() => inFlight.delete(answered));
    inFlight.add(answered);
  };
  const server = createServer(forThisMachine(answer));
  server.listen(port, host);
  await once(server, "listening");
  const address = server.address();
  const listeningPort = typeof address === "object" && address ? address.port : port;
  return {
    url: `http://${host}:${listeningPort}`,
    close: async () => {
      const closed = server.listening ? once(server, "close") : undefined;
      server.close();
      server.closeAllConnections();
      await Promise.all([closed, ...inFlight]);
    },
    onObjectCreated: (listener) => announcer.add(listener),
    readObject: (bucket, key) => findReadable(store, bucket, key),
    expire: (now) => expireObjects(store, now.getTime()),
  };
}
