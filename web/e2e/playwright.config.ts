import { defineConfig } from "@playwright/test";
import { ownAddresses } from "./addresses.ts";
import { browserPath } from "./browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/browser",
  globalSetup: "./stack.ts",
  // Each on a stack of its own. A file's tests share support's queue and a person's draft, so they stay in order.
  // More than processors: tests wait as well, two of them for a minute on the answer that never comes to a store.
  workers: 5,
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
    launchOptions: {
      executablePath: await browserPath(),
      // A page that is left for an empty one and opened again would start a process each time.
      args: ["--no-sandbox", "--renderer-process-limit=1"],
    },
  },
});
