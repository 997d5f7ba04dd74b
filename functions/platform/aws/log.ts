import { isNativeError } from "node:util/types";

type Level = "INFO" | "WARN" | "ERROR";

/**
 * Writes one line of JSON, bypassing Lambda's console, which would wrap it. Facts are codes and figures, never an
 * object that comes from or goes to a person and never a token. `level` feeds the alarm.
 */
export function log(
  level: Level,
  message: string,
  facts: Readonly<Record<string, string | number | boolean>>,
): void {
  const line = { timestamp: new Date().toISOString(), level, message, ...facts };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

/** Where an unforeseen error came from, without its sentence: that may quote what a person typed. */
export function originOf(error: unknown): { errorName: string; stack: string } {
  if (!isNativeError(error)) return { errorName: typeof error, stack: "" };
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? [];
  return { errorName: error.name, stack: frames.slice(0, 8).join("\n") };
}
