import type { Localized } from "@portal/shared/locales.ts";
import type { RoutineName } from "./routines.ts";

/**
 * What a page of routines says around what the data know of them. `%page%` in a text is the address of another page of
 * the library's set, `%page#anchor%` of a place on it.
 */
export interface RoutinePage {
  /** Address below the set; the title is the planned one. */
  readonly slug: string;
  readonly description: Localized;
  readonly intro: readonly Localized[];
  readonly routines: readonly RoutineName[];
  /** Steps of a sale that the call belongs to. */
  readonly order: readonly Localized[];
  /** Codes of the table of a transaction that this routine's caller meets first. */
  readonly codes?: readonly string[];
  /** A program in four languages, by its file below `data/clisitef/samples`. */
  readonly sample?: string;
  /** Whether the program runs the loop of a sale, or is what the loop does. */
  readonly sampleLoops?: true;
  /** What happens when power fails or no answer comes. */
  readonly lost: Localized;
  readonly cautions: readonly Localized[];
  /** Whether the sequences are played here. */
  readonly player?: true;
  readonly more: readonly string[];
}
