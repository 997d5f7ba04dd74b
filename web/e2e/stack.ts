import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import type { FullConfig } from "@playwright/test";
import { type LocalStack, startLocal } from "@portal/infra/local/local.ts";
import { isMutation } from "@portal/shared/contract.ts";
import { contracts } from "@portal/shared/contracts.ts";
import { noteAddresses } from "./addresses.ts";
import { keptCards } from "./kept-cards.ts";
import { demoPassword, supportEmail } from "./people.ts";

const newFolder = () => mkdtempSync(path.join(tmpdir(), "portal-browser-"));

const start = (dataDirectory: string, signal: AbortSignal): Promise<LocalStack> =>
  startLocal({ port: 0, dataDirectory, watch: false, docs: false, quiet: true, social: true, signal });

/** The demo people's data, made once: to live through their stories takes longer than everything else of a start. */
async function seededFolder(signal: AbortSignal): Promise<string> {
  const folder = newFolder();
  await (await start(folder, signal)).stop();
  return folder;
}

/** One whole product: free ports, the demo people's data, gone afterwards. */
async function startStack(seeded: string, signal: AbortSignal): Promise<LocalStack> {
  const dataDirectory = newFolder();
  cpSync(seeded, dataDirectory, { recursive: true });
  const stack = await start(dataDirectory, signal);
  const stop = async () => {
    await stack.stop();
    const cards = keptCards(dataDirectory);
    rmSync(dataDirectory, { recursive: true, force: true });
    if (cards.length > 0) throw new Error(`Kept, and must not be: ${cards.join(", ")}`);
  };
  return { ...stack, stop };
}

/**
 * Asks every function that has something to read for nothing that there is: on a busy machine a worker's first test
 * would wait for the start of them all.
 */
async function wakeFunctions(stack: LocalStack): Promise<void> {
  const { accessToken } = await stack.signIn(supportEmail, demoPassword);
  const reads = contracts.flatMap(
    ({ routes }) => Object.values(routes).find((route) => !isMutation(route)) ?? [],
  );
  for (const read of reads) {
    const asked = read.path.replaceAll(/\{\w+\}/g, "nothing");
    await fetch(stack.url + asked, { headers: { authorization: `Bearer ${accessToken}` } });
  }
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
  const seeded = await seededFolder(abort.signal);
  const starting = Array.from({ length: workers }, () => startStack(seeded, abort.signal));
  // One that fails takes the others along.
  const stacks = await Promise.all(starting).catch((error: unknown) => {
    abort.abort();
    throw error;
  });
  rmSync(seeded, { recursive: true, force: true });
  await Promise.all(stacks.map(wakeFunctions));
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
