import type { OpenLine } from "./open-line.ts";

export const eSitefArgentinaOpen: readonly OpenLine[] = [];
