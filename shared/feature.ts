import type { Contract, RouteRow } from "./contract.ts";

/** What a function may reach, and is told the name of. `infra/features/features.ts` says how each is granted. */
export type Binding = "table" | "secret" | "site" | "mail" | "sign-evidence" | "inspect-evidence";

/** What rings when events were given up. */
interface Loss {
  /** What is late by then. */
  readonly lossImpact: string;
  /** Heading of `docs/papers/runbook.md`. */
  readonly runbook: string;
}

/** One function with its permissions, its alarm and what calls it. */
export interface Feature {
  /** Where in `functions/` its `handler.ts` is. */
  readonly home: string;
  /** Who notices what while it fails; the alarm says it. */
  readonly impact: string;
  readonly bind: readonly Binding[];
  /** The routes that it answers. */
  readonly contract?: Contract;
  /** What is said of each of them a second time. */
  readonly routes?: Readonly<Record<string, RouteRow>>;
  /** Answers what no contract names, within a limit of its own: anybody can ask for what is not there. */
  readonly answersTheRest?: { readonly rateLimit: number; readonly burstLimit: number };
  /**
   * Answers every method at these paths and below, asks callers for keys of its own, and has a limit of its own:
   * docs/papers/decisions/0056-programs-call-the-sandbox-at-paths-of-its-own.md
   */
  readonly answersUnder?: {
    readonly paths: readonly string[];
    readonly rateLimit: number;
    readonly burstLimit: number;
    /** What it sends are pages that say themselves what they may load, where they may send and who may frame them. */
    readonly showsPages?: true;
  };
  /** Called with new items of this partition of the table. */
  readonly events?: Loss & {
    readonly partition: string;
    /** Of all partitions whose name begins so; that many of them at once. */
    readonly partitionsAtOnce?: number;
  };
  /** Called with each file that is new in quarantine. */
  readonly uploads?: Loss;
  /** Called by the clock too, so that it finds what no event brought it to. */
  readonly sweepMinutes?: number;
  /** Rings when the oldest that it has to do is so late, or when it does not say: it logs `lateSeconds` each time. */
  readonly lateness?: Loss & { readonly seconds: number };
  readonly memoryMb?: number;
  readonly timeoutSeconds?: number;
}
