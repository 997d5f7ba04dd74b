/** A failure that the person at the terminal can mend: one sentence that says what is wrong and what to do. */
export class Problem extends Error {
  override name = "Problem";
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
