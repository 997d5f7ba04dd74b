import { defineConfig } from "@playwright/test";
import { ownAddresses } from "./addresses.ts";
import { browserPath } from "./browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/browser",
  globalSetup: "./stack.ts",
  // Each on a stack of its own. A file's tests share support's queue and a person's draft, so they stay in order.
  // More than processors: two of them spend a minute each on the answer that a store waits for in vain.
  workers: 3,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    baseURL: ownAddresses()?.url,
    // Pictures of the page at every step would cost a quarter of the browser's time; `--trace on` takes them.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false },
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: await browserPath(), args: ["--no-sandbox"] },
  },
});
