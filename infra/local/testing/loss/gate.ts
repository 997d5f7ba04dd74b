import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { operationOf } from "@portal/functions/testing/engines/server.ts";

/** A call on its way to a service, or its answer on the way back. */
export interface Step {
  readonly operation: string;
  readonly moment: "asked" | "answered";
}

/** Stands between a function and a service: sees every call, and may be shut as if the service were down. */
export interface Gate {
  readonly url: string;
  isOpen: boolean;
  /** False ends the call there: the function never hears of it. */
  onStep: (step: Step) => boolean;
  close(): Promise<void>;
}

function forward(target: string, { method, headers, url = "" }: IncomingMessage, body: Buffer) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    request(target + url, { method, headers }, resolve)
      .on("error", reject)
      .end(body);
  });
}

export async function openGate(target: string): Promise<Gate> {
  const pass = async (incoming: IncomingMessage, response: ServerResponse) => {
    const operation = operationOf(incoming);
    const body = await buffer(incoming);
    if (!gate.isOpen || !gate.onStep({ operation, moment: "asked" })) return response.destroy();
    const answer = await forward(target, incoming, body);
    const answered = await buffer(answer);
    if (!gate.onStep({ operation, moment: "answered" })) return response.destroy();
    return response.writeHead(answer.statusCode ?? 500, answer.headers).end(answered);
  };
  const server = createServer((incoming, response) => {
    pass(incoming, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port could be had.");
  const gate: Gate = {
    url: `http://127.0.0.1:${address.port}`,
    isOpen: true,
    onStep: () => true,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return gate;
}
