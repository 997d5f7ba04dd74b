/** How one try to save ended: `unreachable` may work later by itself, `refused` only after something else changes. */
export type SaveEnd = "saved" | "nothing" | "unreachable" | "refused";

export interface AutosaveState {
  readonly status: "idle" | "saving" | "saved" | "unreachable" | "refused";
  /** The time of the last complete save in this visit. */
  readonly savedAt?: number;
}

const pauseMilliseconds = 1500;
/** Continuous typing is saved after this long as well. */
const patienceMilliseconds = 10_000;
const retryMilliseconds = [5000, 10_000, 20_000, 30_000] as const;
const lastRetryMilliseconds = 60_000;

/**
 * Decides when to save: after a pause in typing, never twice at once, and again once the network is back. `save`
 * knows how to save and what failed.
 */
export class Autosave {
  #save: () => Promise<SaveEnd>;
  readonly #listeners = new Set<() => void>();
  #state: AutosaveState = { status: "idle" };
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | undefined;
  #retries = 0;
  #running: Promise<SaveEnd> | undefined;

  constructor(save: () => Promise<SaveEnd> = async () => "nothing") {
    this.#save = save;
  }

  /** Sets the function that saves. */
  saveWith(save: () => Promise<SaveEnd>): void {
    this.#save = save;
  }

  readonly state = (): AutosaveState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reports an edit, which is saved once typing pauses. */
  changed(): void {
    const now = Date.now();
    this.#waitingSince ??= now;
    this.#plan(Math.max(0, Math.min(pauseMilliseconds, this.#waitingSince + patienceMilliseconds - now)));
  }

  /** Saves immediately; returns whether everything is saved. */
  async flush(): Promise<boolean> {
    await this.#running;
    const end = await this.#run();
    return end === "saved" || end === "nothing";
  }

  /** The browser says that there is a network again. */
  reconnected(): void {
    if (this.#state.status === "unreachable") void this.#run();
  }

  /** Settles when no try is on its way. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Reports that everything was saved by other means. */
  confirm(): void {
    this.stop();
    this.#show({ status: "saved", savedAt: Date.now() });
  }

  /** Forgets what was planned. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#waitingSince = undefined;
  }

  #show(state: AutosaveState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer);
    const go = () => (this.#running ? this.#plan(pauseMilliseconds) : void this.#run());
    this.#timer = setTimeout(go, milliseconds);
  }

  #run(): Promise<SaveEnd> {
    this.#running ??= this.#attempt();
    return this.#running;
  }

  async #attempt(): Promise<SaveEnd> {
    this.stop();
    this.#show({ ...this.#state, status: "saving" });
    const end = await this.#save().catch((): SaveEnd => "refused");
    this.#running = undefined;
    this.#end(end);
    return end;
  }

  #end(end: SaveEnd): void {
    if (end === "unreachable") {
      this.#plan(retryMilliseconds[this.#retries] ?? lastRetryMilliseconds);
      this.#retries += 1;
    } else {
      this.#retries = 0;
    }
    if (end === "saved") return this.#show({ status: "saved", savedAt: Date.now() });
    const quiet = this.#state.savedAt === undefined ? "idle" : "saved";
    this.#show({ ...this.#state, status: end === "nothing" ? quiet : end });
  }
}
