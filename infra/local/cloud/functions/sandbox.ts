import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { Worker } from "node:worker_threads";
import { transformSync } from "esbuild";
import type { Failure, Invocation, Outcome, WorkerData } from "./worker.ts";

export interface SandboxSettings extends WorkerData {
  readonly environment: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

/** A function that threw, was cut off by its timeout, or whose process died. */
export class FunctionFailed extends Error {
  override name = "FunctionFailed";
  readonly errorType: string;
  readonly trace: string | undefined;

  constructor({ errorType, errorMessage, trace }: Failure) {
    super(errorMessage);
    this.errorType = errorType;
    this.trace = trace;
  }
}

/**
 * What each thread runs, without its types: Node would take them out again for every thread, which cost half of a
 * thread's start.
 */
const workerCode = readFileSync(new URL("./worker.ts", import.meta.url), "utf8");
const { code: workerScript } = transformSync(workerCode, { loader: "ts", format: "esm" });
const workerAddress = new URL(`data:text/javascript,${encodeURIComponent(workerScript)}`);
const execArgv = ["--enable-source-maps"];

function forwardLines(stream: Readable, log: (line: string) => void): void {
  createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on("line", log);
}

/** One execution environment, as Lambda has them: a thread with its own environment that runs one event at a time. */
export class Sandbox {
  readonly #worker: Worker;
  readonly #settings: SandboxSettings;
  readonly #ready: Promise<void>;
  #settle: { resolve: (outcome: Outcome) => void; reject: (error: Error) => void } | undefined;
  #dead = false;

  constructor(settings: SandboxSettings) {
    const { environment, log, ...workerData } = settings;
    this.#settings = settings;
    this.#worker = new Worker(workerAddress, {
      workerData,
      env: { ...environment },
      execArgv,
      stdout: true,
      stderr: true,
    });
    forwardLines(this.#worker.stdout, log);
    forwardLines(this.#worker.stderr, log);
    this.#worker.on("message", (outcome: Outcome) => this.#settle?.resolve(outcome));
    this.#worker.once("error", (error) => this.#die("Runtime.UnhandledError", String(error)));
    this.#worker.once("exit", () => this.#die("Runtime.ExitError", "The function ended its own process."));
    this.#ready = this.#loaded();
    this.#ready.catch(() => undefined);
  }

  get isDead(): boolean {
    return this.#dead;
  }

  /** Runs one event. The clock starts when the code is loaded, as in the cloud. */
  async run(invocation: Invocation): Promise<unknown> {
    await this.#ready.catch((error: unknown) => {
      this.#dead = true;
      throw error;
    });
    const { timeoutMs } = this.#settings;
    const timer = setTimeout(() => {
      this.#die("Sandbox.Timedout", `Task timed out after ${(timeoutMs / 1000).toFixed(2)} seconds`);
      void this.stop();
    }, timeoutMs);
    try {
      const outcome = this.#next();
      this.#worker.postMessage(invocation, []);
      const settled = await outcome;
      if ("failure" in settled) throw new FunctionFailed(settled.failure);
      return "result" in settled ? JSON.parse(settled.result) : null;
    } finally {
      clearTimeout(timer);
    }
  }

  async stop(): Promise<void> {
    this.#die("Sandbox.Stopped", "The local stack is stopping.");
    await this.#worker.terminate();
  }

  async #loaded(): Promise<void> {
    const outcome = await this.#next();
    if ("failure" in outcome) throw new FunctionFailed(outcome.failure);
  }

  #next(): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  }

  #die(errorType: string, errorMessage: string): void {
    this.#dead = true;
    this.#settle?.reject(new FunctionFailed({ errorType, errorMessage }));
  }
}
