import { nextOf } from "@portal/shared/esitef/tester-acts.ts";
import { causeWords } from "@portal/shared/esitef/words/causes.data.ts";
import type { Localized } from "@portal/shared/locales.ts";

const words: Readonly<Record<string, Localized | undefined>> = causeWords;

interface CauseStep {
  readonly machine: string;
  /** Undefined for the first status. */
  readonly from: string | undefined;
  readonly to: string;
  readonly cause: string;
}

/**
 * What made a status change. A call leaves the gateway's own message as the cause: then the machine says it, if it knows
 * one way only between the two.
 */
export function wordsOfCause({ machine, from, to, cause }: CauseStep): Localized | undefined {
  const own = words[cause];
  if (own || from === undefined) return own;
  const ways = nextOf({ machine, status: from }).filter((change) => change.to === to);
  return ways.length === 1 && ways[0] ? words[ways[0].cause] : undefined;
}
