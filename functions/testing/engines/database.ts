import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { indexNames } from "../../platform/table/keys.ts";
import { callTable } from "./table-call.ts";

export interface TestDatabase {
  readonly url: string;
  close(): Promise<void>;
}

const startTimeoutMs = 20_000;

/** Free, and below those that the system hands out by itself: another process might be given it before the engine listens. */
async function freePort(): Promise<number> {
  const port = randomInt(12_000, 32_768);
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return freePort();
  }
  server.close();
  await once(server, "close");
  return port;
}

const text = (AttributeName: string) => ({ AttributeName, AttributeType: "S" });
const keySchema = (prefix: string) => [
  { AttributeName: `${prefix}pk`, KeyType: "HASH" },
  { AttributeName: `${prefix}sk`, KeyType: "RANGE" },
];

/**
 * The table as `infra/stacks/data-stack.ts` declares it, but without its stream: tests hand events on themselves,
 * and the embedded engine slows down as a stream grows.
 */
const tableOf = (TableName: string) => ({
  TableName,
  BillingMode: "PAY_PER_REQUEST",
  AttributeDefinitions: ["", ...indexNames].flatMap((prefix) => [text(`${prefix}pk`), text(`${prefix}sk`)]),
  KeySchema: keySchema(""),
  GlobalSecondaryIndexes: indexNames.map((IndexName) => ({
    IndexName,
    KeySchema: keySchema(IndexName),
    // As `infra/features/table-access.ts` declares it.
    Projection: { ProjectionType: "INCLUDE", NonKeyAttributes: ["line", "version"] },
  })),
});

async function createTableWhenUp(url: string, tableName: string): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; ; await wait(20)) {
    try {
      await callTable(url, "CreateTable", tableOf(tableName));
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

/** The embedded DynamoDB, empty and in memory, with the product's table. */
export async function startDatabase(tableName: string): Promise<TestDatabase> {
  const port = await freePort();
  const program = join(
    dirname(createRequire(import.meta.url).resolve("@dynoxide/linux-x64/package.json")),
    "dynoxide",
  );
  const child = spawn(program, ["--host", "127.0.0.1", "-p", String(port)], { stdio: "ignore" });
  // Kills the engine also when the test run fails to start.
  process.once("exit", () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  await createTableWhenUp(url, tableName);
  return {
    url,
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}
