import type { OpenLine } from "../open-line.ts";

export const clisitefCarteirasDigitaisOpen: readonly OpenLine[] = [];
