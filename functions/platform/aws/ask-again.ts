import { DomainError } from "@portal/shared/errors.ts";
import { pause } from "./pause.ts";

/**
 * What one try may take: short enough that three of a read and three of a write, all hanging, still end before the
 * function's own timeout.
 */
export const tryMs = 2000;
const attempts = 3;

const isUnavailable = (error: unknown): boolean =>
  error instanceof DomainError && error.code === "service-unavailable";

/** Asks AWS for what may be asked twice; again where it was throttled, unreachable or slow. */
export async function askAgain<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === attempts || !isUnavailable(error)) throw error;
      await pause(attempt);
    }
  }
}
