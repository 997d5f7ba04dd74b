const quietMs = 15 * 60_000;

interface Entry {
  count: number;
  lastAt: number;
  blockedUntil: number;
}

/** Counts attempts by name and says when the next one has to wait. In memory: a restart lifts every block. */
export class Attempts {
  readonly #entries = new Map<string, Entry>();
  readonly #pauseSeconds: (count: number) => number;

  constructor(pauseSeconds: (count: number) => number) {
    this.#pauseSeconds = pauseSeconds;
  }

  isBlocked(name: string): boolean {
    return (this.#entries.get(name)?.blockedUntil ?? 0) > Date.now();
  }

  count(name: string): void {
    const now = Date.now();
    const known = this.#entries.get(name);
    const count = known && now - Math.max(known.lastAt, known.blockedUntil) < quietMs ? known.count + 1 : 1;
    this.#entries.set(name, { count, lastAt: now, blockedUntil: now + this.#pauseSeconds(count) * 1000 });
  }

  clear(name: string): void {
    this.#entries.delete(name);
  }
}

/** Five wrong passwords cost a second, and each further one twice as long, up to a quarter of an hour. */
export const passwordPause = (count: number) => (count < 5 ? 0 : Math.min(2 ** (count - 5), 900));
/** Six digits withstand guessing only because the sixth wrong guess has to wait. */
export const codePause = (count: number) => (count < 5 ? 0 : 900);
/** Nobody's inbox can be flooded through somebody else's forgot-password form. */
export const mailPause = (count: number) => (count < 10 ? 0 : 3600);
