import type { Child } from "./child.ts";

/** What has to be closed at the end, in reverse order of its opening. */
export interface Closers {
  /** Whatever opens after the end has come is closed at once. */
  readonly add: (close: () => unknown) => void;
  readonly addChild: (child: Child) => void;
  readonly signal: AbortSignal;
  /** Closes everything; a second call waits for the first. */
  close(): Promise<void>;
}

export function createClosers(report: (error: unknown) => void): Closers {
  const waiting: (() => unknown)[] = [];
  const abort = new AbortController();
  const run = async (close: () => unknown) => {
    try {
      await close();
    } catch (error) {
      // One engine that fails to close must not keep the others open.
      report(error);
    }
  };
  const closeAll = async () => {
    abort.abort();
    for (let close = waiting.pop(); close; close = waiting.pop()) await run(close);
  };
  const add = (close: () => unknown) => {
    if (abort.signal.aborted) void run(close);
    else waiting.push(close);
  };
  let closed: Promise<void> | undefined;
  return {
    add,
    addChild: (child) => add(() => child.stop()),
    signal: abort.signal,
    close: () => (closed ??= closeAll()),
  };
}
