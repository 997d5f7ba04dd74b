import type { OpenLine } from "./open-line.ts";

export const mSitefOpen: readonly OpenLine[] = [];
