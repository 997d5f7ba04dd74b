import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { forPrograms } from "../../machine/own-host.ts";
import { loopback } from "../../machine/ports.ts";

/** Where the engine listens. */
export interface Address {
  readonly host: string;
  readonly port: number;
}

export interface Door {
  close(): Promise<void>;
}

/** Stands before the engine, which answers everybody: lets programs of this machine in, and has them wait for it. */
export async function openDoor(port: number, whenUp: () => Promise<Address>): Promise<Door> {
  const agent = new Agent({ keepAlive: true });
  const pass = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    const { method, url, headers } = incoming;
    const asked = request({ ...(await whenUp()), path: url, method, headers, agent });
    const answered = once(asked.end(body), "response");
    const [answer]: IncomingMessage[] = await answered;
    if (!answer) throw new Error("There was no answer.");
    response.writeHead(answer.statusCode ?? 500, answer.headers);
    await pipeline(answer, response);
  };
  const server = createServer(
    forPrograms((incoming, response) => {
      // Cut, not answered: whether the engine did what was asked is not known, and AWS clients ask again by themselves.
      pass(incoming, response).catch(() => response.destroy());
    }),
  ).listen(port, loopback);
  await once(server, "listening");
  return {
    close: async () => {
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
