import { defineConfig } from "@playwright/test";
import { browserPath } from "./browser.ts";

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results/browser",
  globalSetup: "./stack.ts",
  // One stack, one browser: the flows share support's queue, and two cores serve both.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [["list"], ["json"]],
  use: {
    // Set by the global setup before any test process reads this.
    baseURL: process.env.PORTAL_URL,
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath: await browserPath(), args: ["--no-sandbox"] },
  },
});
