import { randomInt } from "node:crypto";
import { once } from "node:events";
import { request } from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf, Problem } from "../../../problem.ts";
import { type Child, collectOutput, lastWords, startChild } from "../../machine/child.ts";
import type { Closers } from "../../machine/closers.ts";
import { loopback } from "../../machine/ports.ts";
import { type Address, openDoor } from "./door.ts";
import { type Engine, findEngine } from "./engine.ts";

export interface Database {
  readonly url: string;
}

export interface DatabaseOptions {
  readonly port: number;
  readonly directory: string;
  readonly closers: Pick<Closers, "add" | "addChild" | "signal">;
  /** To whoever watches the stack. */
  readonly say: (line: string) => void;
  /** Called with the number of each process that is started. */
  readonly onStart: (pid: number) => void;
}

const startTimeoutMs = 20_000;
const answerTimeoutMs = 1000;
/** More often than this within a minute, and it would only die again. */
const maxDeaths = 3;
const minuteMs = 60_000;

/**
 * Behind the door, where no page finds it: the engine answers every origin. On Linux all of 127.0.0.0/8 is this machine;
 * elsewhere only the port is kept to ourselves.
 */
async function hiddenAddress(): Promise<Address> {
  const host =
    process.platform === "linux"
      ? `127.${randomInt(1, 255)}.${randomInt(256)}.${randomInt(1, 255)}`
      : loopback;
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string")
    throw new Problem("This machine has no free port left.");
  return { host, port: address.port };
}

/** Whether something answers there: that a connection opens says less, since the system opens it before anybody looks. */
function answers({ host, port }: Address): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = request({ host, port, agent: false, timeout: answerTimeoutMs }, (response) => {
      response.resume();
      resolve(true);
    });
    asking.once("timeout", () => asking.destroy()).once("error", () => resolve(false));
    asking.end();
  });
}

async function untilReady(
  child: Child,
  engine: Engine,
  address: Address,
  output: () => string,
): Promise<void> {
  for (
    const deadline = Date.now() + startTimeoutMs;
    Date.now() < deadline && child.isRunning();
    await wait(20)
  ) {
    if (await answers(address)) return;
  }
  if (child.process.pid === undefined && engine.command === "java") {
    throw new Problem(
      "The database engine of this machine needs Java 17 or later: install it and start again.",
    );
  }
  await child.stop();
  const reason = lastWords(output(), 3) || "it said nothing";
  throw new Problem(`The database (${path.basename(engine.command)}) did not start: ${reason}`);
}

/** Keeps the engine running: one that dies is started again on the same data. */
class Keeper {
  readonly #options: DatabaseOptions;
  #deaths: number[] = [];
  #up: Promise<Address>;

  constructor(options: DatabaseOptions) {
    this.#options = options;
    this.#up = this.#start();
  }

  /** Where it listens, as soon as it does: a start that fails is followed by another one, until it is left alone. */
  whenUp = async (): Promise<Address> => {
    for (;;) {
      const up = this.#up;
      try {
        return await up;
      } catch (error) {
        if (this.#up === up) throw error;
      }
    }
  };

  /** At an address of its own each time, since somebody may hold the last one. */
  async #start(): Promise<Address> {
    const { directory, closers, onStart } = this.#options;
    const address = await hiddenAddress();
    const engine = findEngine(address, directory);
    const child = startChild(engine.command, engine.parameters, { stdio: ["ignore", "pipe", "pipe"] });
    closers.addChild(child);
    if (child.process.pid !== undefined) onStart(child.process.pid);
    await untilReady(child, engine, address, collectOutput(child));
    try {
      await engine.prepare?.();
    } catch (error) {
      await child.stop();
      throw error;
    }
    void child.exited.then((code) => this.#ended(child.process.signalCode ?? `code ${code}`));
    return address;
  }

  #ended(reason: string): void {
    const { closers, say } = this.#options;
    if (closers.signal.aborted) return;
    this.#deaths = [...this.#deaths.filter((at) => at > Date.now() - minuteMs), Date.now()];
    if (this.#deaths.length > maxDeaths) {
      const sentence = `The database ended ${this.#deaths.length} times within a minute (${reason}) and is left alone: stop the stack and start it again.`;
      say(sentence);
      this.#up = Promise.reject(new Problem(sentence));
      this.#up.catch(() => undefined);
      return;
    }
    say(`The database ended (${reason}): it is started again.`);
    this.#up = this.#start();
    this.#up.catch((error: unknown) => this.#ended(messageOf(error)));
  }
}

/** The embedded DynamoDB on `directory`, whose content survives restarts. */
export async function startDatabase(options: DatabaseOptions): Promise<Database> {
  const keeper = new Keeper(options);
  await keeper.whenUp();
  const door = await openDoor(options.port, keeper.whenUp);
  options.closers.add(() => door.close());
  return { url: `http://${loopback}:${options.port}` };
}
