import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { type Asking, type Refusal, refusalOf } from "../../machine/own-host.ts";
import { loopback } from "../../machine/ports.ts";

/** Where the engine listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Door {
  close(): Promise<void>;
}

const headEnd = Buffer.from("\r\n\r\n");
const longestHead = 16 * 1024;
const requestLine = /^[A-Z]+ \S+ HTTP\/1\.1$/;
const headerLine = /^([\w-]+):[ \t]*([\t\x20-\x7e]*)$/;

/**
 * What the door must know of a request: who asks, and how long its body is. Undefined is whatever the engine might take
 * apart in another way, so that a second request could hide in it.
 */
function headOf(text: string): (Asking & { readonly bodyBytes: number }) | undefined {
  const [first = "", ...lines] = text.split("\r\n");
  if (!requestLine.test(first)) return undefined;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value] = headerLine.exec(line) ?? [];
    if (name === undefined || value === undefined || headers.has(name.toLowerCase())) return undefined;
    headers.set(name.toLowerCase(), value.trimEnd());
  }
  const length = headers.get("content-length") ?? "0";
  const isPlain = !headers.has("transfer-encoding") && !headers.has("upgrade") && /^\d{1,9}$/.test(length);
  if (!isPlain) return undefined;
  return { host: headers.get("host"), origin: headers.get("origin"), bodyBytes: Number(length) };
}

const unreadable: Refusal = { status: 400, sentence: "This server does not understand the request." };

/** Takes what a connection sends, and hands out each request when it is there as a whole. */
function requestsOf(pass: (request: Buffer) => void, refuse: (refusal: Refusal) => void) {
  let held: Buffer = Buffer.alloc(0);
  const next = (): Buffer | undefined => {
    const end = held.indexOf(headEnd);
    if (end < 0 && held.length <= longestHead) return undefined;
    const head = end < 0 ? undefined : headOf(held.toString("latin1", 0, end));
    const refusal = head ? refusalOf(head, []) : unreadable;
    if (!head || refusal) {
      refuse(refusal ?? unreadable);
      return undefined;
    }
    const bytes = end + headEnd.length + head.bodyBytes;
    if (held.length < bytes) return undefined;
    const request = held.subarray(0, bytes);
    held = held.subarray(bytes);
    return request;
  };
  return (part: Buffer): void => {
    held = held.length === 0 ? part : Buffer.concat([held, part]);
    for (let request = next(); request; request = next()) pass(request);
  };
}

function refuseOn(socket: Socket, { status, sentence }: Refusal): void {
  const head = `HTTP/1.1 ${status} Refused\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close`;
  socket
    .removeAllListeners("data")
    .end(`${head}\r\ncontent-length: ${sentence.length + 1}\r\n\r\n${sentence}\n`);
}

/** One of the engine's connections for each of the door's: its answers go back as they come, in their order. */
function attend(visitor: Socket, address: Address): void {
  const engine = connect({ ...address, noDelay: true });
  // Cut, not answered: whether the engine did what was asked is not known, and AWS clients ask again by themselves.
  visitor.once("close", () => engine.destroy());
  engine.once("close", () => visitor.destroy()).on("error", () => visitor.destroy());
  engine.on("data", (part) => {
    if (visitor.writable) visitor.write(part);
  });
  const take = requestsOf(
    (request) => engine.write(request),
    (refusal) => refuseOn(visitor, refusal),
  );
  visitor.on("data", take);
}

/**
 * Stands before the engine, which answers everybody: lets programs of this machine in, and has them wait for it. By bare
 * connections, because an HTTP server and its client take longer for a request than the engine does for a read.
 */
export async function openDoor(port: number, whenUp: () => Promise<Address>): Promise<Door> {
  const visitors = new Set<Socket>();
  const server = createServer({ noDelay: true }, (visitor) => {
    visitors.add(visitor);
    visitor.on("error", () => visitor.destroy()).once("close", () => visitors.delete(visitor));
    whenUp().then(
      (address) => attend(visitor, address),
      () => visitor.destroy(),
    );
  }).listen(port, loopback);
  await once(server, "listening");
  return {
    close: async () => {
      for (const visitor of visitors) visitor.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
