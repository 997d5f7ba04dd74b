import { mkdtempSync, rmSync } from "node:fs";
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

/** One for each worker: tests that run side by side meet in no queue, no draft and no mailbox. */
const startStacks = async ({ workers }: FullConfig): Promise<() => Promise<void>> => {
  const abort = new AbortController();
  const starting = Array.from({ length: workers }, () => startStack(abort.signal));
  // One that fails takes the others along.
  const stacks = await Promise.all(starting).catch((error: unknown) => {
    abort.abort();
    throw error;
  });
  for (const [worker, stack] of stacks.entries()) noteAddresses(worker, stack);
  return async () => {
    await Promise.all(stacks.map((stack) => stack.stop()));
  };
};

export default startStacks;
