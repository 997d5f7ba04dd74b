import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { root } from "./machine/project.ts";

const data = mkdtempSync(path.join(tmpdir(), "bootstrap-"));
const marker = `PORTAL_TEST_RUN=${path.basename(data)}`;
const env = {
  ...process.env,
  PORTAL_TEST_RUN: path.basename(data),
  DEBUG: "",
  // Should packages be missing, a test is not who installs them.
  npm_config_dry_run: "true",
};

interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

function start(...parameters: string[]): {
  child: ChildProcess;
  said: (text: string) => Promise<void>;
  ended: Promise<Ended>;
} {
  const child = spawn(
    process.execPath,
    ["infra/local/bootstrap.mjs", "start", "--data", data, ...parameters],
    {
      cwd: root,
      env,
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const told = { output: "", errors: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (told.output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (told.errors += text));
  const said = async (text: string) => {
    while (!told.output.includes(text)) await once(child.stdout, "data");
  };
  const ended = once(child, "close").then(([code]: (number | null)[]) => ({ code: code ?? null, ...told }));
  return { child, said, ended };
}

/** Every process that descends from a run here: they all inherit its mark. */
function survivors(): string[] {
  return readdirSync("/proc").filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      return readFileSync(`/proc/${pid}/environ`, "utf8").includes(marker);
    } catch {
      return false;
    }
  });
}

async function gone(): Promise<void> {
  for (let tries = 0; survivors().length > 0 && tries < 100; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

afterAll(() => rmSync(data, { recursive: true, force: true }));

test("a taken port is one sentence that says what to do, and exit code 1", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const address = holder.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const { code, errors } = await start("--port", String(port)).ended;
  holder.close();
  expect(code).toBe(1);
  expect(errors.trim()).toBe(
    `Port ${port} (site) is taken: stop what uses it, or choose another with --port.`,
  );
}, 30_000);

test.each([
  [["--port", "eighty"], '--port has to be a port between 0 and 65535, not "eighty".'],
  [["--colour"], "Unknown option '--colour'"],
])(
  "%j is refused in words",
  async (parameters, sentence) => {
    const { code, errors } = await start(...parameters).ended;
    expect(code).toBe(1);
    expect(errors).toContain(sentence);
    expect(errors).not.toMatch(/^\s+at /m);
  },
  30_000,
);

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s while everything is starting leaves no process behind",
  async (signal) => {
    const { child, said, ended } = start("--port", "0", "--no-docs", "--no-watch", "--fresh");
    await said("emptied");
    expect(survivors().length).toBeGreaterThan(0);
    child.kill(signal);
    const { code, errors } = await ended;
    expect([code, errors]).toEqual([0, ""]);
    expect(survivors()).toEqual([]);
  },
  30_000,
);

test("ending npm, which tells nobody, ends the stack as well", async () => {
  const child = spawn(
    "npm",
    ["start", "--silent", "--", "--data", data, "--port", "0", "--no-docs", "--no-watch"],
    {
      cwd: root,
      env,
      stdio: "ignore",
    },
  );
  while (survivors().length < 4 && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 50));
  child.kill("SIGTERM");
  await gone();
  expect(survivors()).toEqual([]);
}, 30_000);

test("killing what started it does not leave it running", async () => {
  const { child, said, ended } = start("--port", "0", "--no-docs", "--no-watch", "--fresh");
  await said("emptied");
  child.kill("SIGKILL");
  await ended;
  await gone();
  expect(survivors()).toEqual([]);
}, 30_000);
