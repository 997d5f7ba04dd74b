import { handler } from "../../letters/clock/handler.ts";

/** A test moves the date alone: timers stay real, or nothing would ever be answered. */
export const othersThanDate = [
  "hrtime",
  "nextTick",
  "performance",
  "queueMicrotask",
  "setImmediate",
  "clearImmediate",
  "setInterval",
  "clearInterval",
  "setTimeout",
  "clearTimeout",
] as const;

/** What is done so many hours from now. */
export async function hoursLater<Result>(hours: number, act: () => Promise<Result>): Promise<Result> {
  jest.useFakeTimers({ now: Date.now() + hours * 60 * 60 * 1000, doNotFake: [...othersThanDate] });
  try {
    return await act();
  } finally {
    jest.useRealTimers();
  }
}

/** What the clock function does by its schedule, so many hours from now. */
export const clockAfter = (hours: number): Promise<void> => hoursLater(hours, () => handler());
