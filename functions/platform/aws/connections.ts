import { isNativeError } from "node:util/types";
import { NodeHttpHandler, type NodeHttpHandlerOptions } from "@smithy/node-http-handler";

type Handling = Parameters<NodeHttpHandler["handle"]>;

/** Whether the other end dropped the connection before it answered. */
const isReset = (error: unknown): boolean =>
  isNativeError(error) && "code" in error && (error.code === "ECONNRESET" || error.code === "EPIPE");

/**
 * The SDK's own way of sending, over connections that are kept. One that was kept while the function was frozen may be
 * gone at its other end, which shows when it is used. That says nothing about the service, so it costs no try: the same
 * is sent at once over a connection of its own: docs/papers/decisions/0107-aws-is-called-through-the-sdks-clients.md
 */
class Connections extends NodeHttpHandler {
  readonly #single: NodeHttpHandler;

  constructor(limits: NodeHttpHandlerOptions) {
    super(limits);
    const agent = { keepAlive: false };
    this.#single = new NodeHttpHandler({ ...limits, httpAgent: agent, httpsAgent: agent });
  }

  override async handle(...asked: Handling): ReturnType<NodeHttpHandler["handle"]> {
    try {
      return await super.handle(...asked);
    } catch (error) {
      if (!isReset(error)) throw error;
      return this.#single.handle(...asked);
    }
  }
}

interface Patience {
  /** For the beginning of an answer, and for each silence within it. */
  readonly tryMs?: number;
  readonly tries?: number;
}

/**
 * How long a client of AWS waits, and how often it asks. What is usual is short enough that three tries of a read and
 * three of a write, all hanging, still end before the function's own timeout.
 */
export const patience = ({ tryMs = 2000, tries = 3 }: Patience = {}) => ({
  maxAttempts: tries,
  requestHandler: new Connections({
    connectionTimeout: 1000,
    requestTimeout: tryMs,
    socketTimeout: tryMs,
    throwOnRequestTimeout: true,
  }),
});
