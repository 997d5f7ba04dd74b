import type { Incoming } from "../schema.ts";

type Sent = Incoming["body"];

export const hasAny = (values: Sent, names: readonly string[]): boolean =>
  names.some((name) => values.has(name));

/** Whether something is said of an object: `within(body, "schedule.")`. */
export const within = (values: Sent, prefix: string): boolean =>
  [...values.keys()].some((name) => name.startsWith(prefix));
