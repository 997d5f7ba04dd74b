import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
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
  // By events, not by streams' own pipes, which take longer than the engine does for a read.
  const pass = (body: Buffer, incoming: IncomingMessage, response: ServerResponse, engine: Address): void => {
    const { method, url, headers } = incoming;
    // Cut, not answered: whether the engine did what was asked is not known, and AWS clients ask again by themselves.
    const cut = () => void response.destroy();
    request({ ...engine, path: url, method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.on("data", (part: Buffer) => response.write(part));
      answer.on("end", () => response.end());
      answer.on("error", cut);
    })
      .on("error", cut)
      .end(body);
  };
  const server = createServer(
    forPrograms((incoming, response) => {
      const parts: Buffer[] = [];
      incoming.on("data", (part: Buffer) => parts.push(part));
      incoming.on("end", () => {
        whenUp().then(
          (engine) => pass(Buffer.concat(parts), incoming, response, engine),
          () => response.destroy(),
        );
      });
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
