import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { type LocalStack, startLocal } from "@portal/infra/local/local.ts";
import { noteAddresses } from "./addresses.ts";
import { keptCards } from "./kept-cards.ts";

/** One whole product: free ports, empty data, gone afterwards. */
async function startStack(signal: AbortSignal): Promise<LocalStack> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "portal-browser-"));
  const stack = await startLocal({
    port: 0,
    dataDirectory,
    fresh: true,
    watch: false,
    docs: false,
    quiet: true,
    social: true,
    signal,
  });
  const stop = async () => {
    await stack.stop();
    const cards = keptCards(dataDirectory);
    rmSync(dataDirectory, { recursive: true, force: true });
    if (cards.length > 0) throw new Error(`Kept, and must not be: ${cards.join(", ")}`);
  };
  return { ...stack, stop };
}

/** Signs people in for a worker, which is another process than their stack. */
async function openSignIn(stack: LocalStack): Promise<{ signInUrl: string; close: () => void }> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    const [email = "", password = ""] = ["email", "password"].map((name) => searchParams.get(name) ?? "");
    stack.signIn(email, password).then(
      (tokens) => response.end(JSON.stringify(tokens)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { signInUrl: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

/** One for each worker: tests that run side by side meet in no queue, no draft and no mailbox. */
const startStacks = async ({ workers }: FullConfig): Promise<() => Promise<void>> => {
  const abort = new AbortController();
  const starting = Array.from({ length: workers }, () => startStack(abort.signal));
  // One that fails takes the others along.
  const stacks = await Promise.all(starting).catch((error: unknown) => {
    abort.abort();
    throw error;
  });
  const doors = await Promise.all(stacks.map(openSignIn));
  for (const [worker, { url, inboxUrl, cognito }] of stacks.entries()) {
    const { signInUrl = "" } = doors[worker] ?? {};
    noteAddresses(worker, { url, inboxUrl, signInUrl, clientId: cognito.clientId });
  }
  return async () => {
    for (const door of doors) door.close();
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
};

export default startStacks;
