import { Agent, type IncomingMessage, request as plainRequest, type RequestOptions } from "node:http";
import { Agent as SecureAgent, request as secureRequest } from "node:https";
import { isNativeError } from "node:util/types";

interface Limits {
  readonly connectionTimeout: number;
  /** For the whole answer. */
  readonly requestTimeout: number;
}

/** Where a service is. */
export interface Place {
  readonly protocol: string;
  readonly hostname: string;
  readonly port?: number | undefined;
}

export interface Outgoing extends Place {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
}

const kept = {
  "http:": new Agent({ keepAlive: true }),
  "https:": new SecureAgent({ keepAlive: true }),
} as const;

/** Whether the other end dropped the connection before it answered. */
const isReset = (error: unknown): boolean =>
  isNativeError(error) && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");

function tooSlow(what: string): Error {
  const error = new Error(`${what} took too long.`);
  error.name = "TimeoutError";
  return error;
}

/** `agent` false is a connection of its own. */
function sent(
  { body, ...target }: Outgoing,
  agent: RequestOptions["agent"],
  { connectionTimeout, requestTimeout }: Limits,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const open = target.protocol === "https:" ? secureRequest : plainRequest;
    const outgoing = open({ ...target, agent }, resolve);
    const giveUp = (what: string) => outgoing.destroy(tooSlow(what));
    const whole = setTimeout(giveUp, requestTimeout, "The answer");
    outgoing.once("error", reject).once("close", () => clearTimeout(whole));
    outgoing.once("socket", (socket) => {
      if (!socket.connecting) return;
      const connecting = setTimeout(giveUp, connectionTimeout, "Connecting");
      const isOver = () => clearTimeout(connecting);
      socket.once(target.protocol === "https:" ? "secureConnect" : "connect", isOver).once("close", isOver);
    });
    outgoing.end(body);
  });
}

type Exchange = (outgoing: Outgoing, limits?: Partial<Limits>) => Promise<IncomingMessage>;

/**
 * Sends requests over connections that are kept. One that was kept while the function was frozen may be gone at its
 * other end, which shows when it is used. That says nothing about the service, so it costs the caller no try: the same
 * is sent at once over a connection of its own.
 */
export const connections =
  (usual: Limits): Exchange =>
  async (outgoing, limits) => {
    const agent = kept[outgoing.protocol === "https:" ? "https:" : "http:"];
    const all = { ...usual, ...limits };
    try {
      return await sent(outgoing, agent, all);
    } catch (error) {
      if (!isReset(error)) throw error;
      return sent(outgoing, false, all);
    }
  };
