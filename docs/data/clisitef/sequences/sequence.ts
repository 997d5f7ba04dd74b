import type { Localized } from "@portal/shared/locales.ts";

/** One turn of the loop: what the library returned, and what the program gives back with the next call. */
export interface Turn {
  /** Code of the table of commands. */
  readonly command: string;
  /** Value of TipoCampo, an event among them; absent where it carries nothing. */
  readonly field?: string;
  readonly least?: number;
  readonly most?: number;
  /** What came in Buffer. */
  readonly buffer?: Localized | string;
  /** What stands on the screen of the POS after it. */
  readonly screen: Localized;
  /** What goes back in Buffer, if anything is asked. */
  readonly answer?: string;
  /** Goes back in Continua; 0 unless it says so. */
  readonly proceed?: string;
  readonly why: Localized;
}

/** From the call that starts it to what is called when the loop is over. */
export interface Sequence {
  readonly id: string;
  readonly title: Localized;
  readonly starts: string;
  readonly turns: readonly Turn[];
  /** What the loop returned in the end. */
  readonly result: string;
  readonly outcome: Localized;
  /** The calls that follow. */
  readonly ends: readonly string[];
}
