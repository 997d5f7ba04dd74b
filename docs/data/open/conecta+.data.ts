import type { OpenLine } from "./open-line.ts";

export const conectaPlusOpen: readonly OpenLine[] = [];
