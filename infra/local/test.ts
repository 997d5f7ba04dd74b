import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { performance } from "node:perf_hooks";
import {
  type BrowserTimes,
  browserTimes,
  type JestTimes,
  jestTimes,
  slowestLines,
  type TimedFile,
} from "./slowest.ts";

/**
 * `npm test`: the gates, the builds that tests look at, every suite, and one line that adds them up. Suites run one
 * after the other, each in more workers than there are cores, because tests wait as well.
 */
const results = path.resolve("test-results");
const reports = { jest: path.join(results, "jest.json"), browser: path.join(results, "browser.json") };

function run(
  title: string,
  binary: string,
  parameters: readonly string[],
  environment = {},
): Promise<boolean> {
  console.log(`\n== ${title}`);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(binary, parameters, { stdio: "inherit", env: { ...process.env, ...environment } });
    child.once("error", (error) => {
      console.error(`${binary} could not be started: ${error.message}`);
      resolve(false);
    });
    child.once("exit", (code) => {
      console.log(
        `== ${title}: ${code === 0 ? "ok" : "FAILED"} in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
      );
      resolve(code === 0);
    });
  });
}

interface Count {
  passed: number;
  failed: number;
}

/** A suite that died before it could report counts as one failure, never as nothing. */
const read = (file: string, count: (report: string) => Count): Count =>
  existsSync(file) ? count(readFileSync(file, "utf8")) : { passed: 0, failed: 1 };

const printSlowest = (files: readonly TimedFile[]) =>
  console.log(["== the slowest files", ...slowestLines(files)].join("\n"));

interface JestReport extends JestTimes {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

function countJest(text: string): Count {
  const report: JestReport = JSON.parse(text);
  printSlowest(jestTimes(report, process.cwd()));
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

interface BrowserReport extends BrowserTimes {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** A flaky test failed once: that is a failure. */
function countBrowser(text: string): Count {
  const report: BrowserReport = JSON.parse(text);
  printSlowest(browserTimes(report));
  const { stats } = report;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const suites: Record<string, () => Promise<Count>> = {
  check: async () => {
    const ok = await run("check: types, lint, format, unused", "tsx", ["infra/local/check.ts"]);
    return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
  build: async () => {
    const docs = await run("build the documentation in three languages", "npm", [
      "run",
      "--silent",
      "build:docs",
    ]);
    const web = await run("build the portal", "tsx", ["infra/local/build/build-portal.ts"]);
    const built = [docs, web];
    return { passed: built.filter(Boolean).length, failed: built.filter((ok) => !ok).length };
  },
  unit: async () => {
    await run("unit, property, integration and template tests", "jest", [
      "--json",
      `--outputFile=${reports.jest}`,
    ]);
    return read(reports.jest, countJest);
  },
  browser: async () => {
    await run("browser tests", "playwright", ["test", "-c", "web/e2e/playwright.config.ts"], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
    });
    return read(reports.browser, countBrowser);
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`There is no suite "${unknown.join(", ")}"; there are ${Object.keys(suites).join(", ")}.`);
  process.exit(1);
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const startedAt = performance.now();
const total: Count = { passed: 0, failed: 0 };
for (const name of asked.length > 0 ? asked : Object.keys(suites)) {
  const { passed, failed } = (await suites[name]?.()) ?? { passed: 0, failed: 1 };
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n== all in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
