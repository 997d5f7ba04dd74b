import { randomUUID } from "node:crypto";
import { Sandbox, type SandboxSettings } from "./sandbox.ts";

/** More events than this wait: two cores gain nothing from more threads, and each takes memory. */
const maxConcurrency = 10;

/** The sandboxes of one function; a free one is used again, as a warm Lambda is. */
export class Fleet {
  readonly settings: SandboxSettings;
  readonly #free: Sandbox[] = [];
  readonly #all = new Set<Sandbox>();
  readonly #waiting: (() => void)[] = [];
  #retired = false;

  constructor(settings: SandboxSettings) {
    this.settings = settings;
  }

  async run(event: unknown): Promise<unknown> {
    const sandbox = await this.#take();
    try {
      return await sandbox.run({ requestId: randomUUID(), event: JSON.stringify(event) });
    } finally {
      this.#giveBack(sandbox);
    }
  }

  /** Lets what runs come to its end; nothing new starts here. */
  retire(): void {
    this.#retired = true;
    for (const sandbox of this.#free.splice(0)) void this.#end(sandbox);
  }

  async stop(): Promise<void> {
    this.#retired = true;
    await Promise.all([...this.#all].map((sandbox) => this.#end(sandbox)));
  }

  async #take(): Promise<Sandbox> {
    while (this.#free.length === 0 && this.#all.size >= maxConcurrency) {
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    const free = this.#free.pop();
    if (free) return free;
    const made = new Sandbox(this.settings);
    this.#all.add(made);
    return made;
  }

  #giveBack(sandbox: Sandbox): void {
    if (sandbox.isDead || this.#retired) void this.#end(sandbox);
    else this.#free.push(sandbox);
    this.#waiting.shift()?.();
  }

  async #end(sandbox: Sandbox): Promise<void> {
    this.#all.delete(sandbox);
    await sandbox.stop();
  }
}
