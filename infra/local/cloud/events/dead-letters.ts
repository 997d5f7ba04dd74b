import { appendFileSync } from "node:fs";
import { logLine } from "../functions/log-line.ts";

export interface DeadLetters {
  /** Keeps what a function failed on until nobody retried any more. */
  add(letter: { functionName: string; reason: string; event: unknown }): void;
}

/** The dead-letter queue as a file, one line of JSON each. */
export function openDeadLetters(file: string, log: (line: string) => void): DeadLetters {
  return {
    add: ({ functionName, reason, event }) => {
      const givenUpAt = new Date().toISOString();
      appendFileSync(file, `${JSON.stringify({ givenUpAt, functionName, reason, event })}\n`);
      log(logLine(functionName, `gave up an event (${reason}); it is kept in ${file}`));
    },
  };
}
