import type { OpenLine } from "./open-line.ts";

export const pspFiservOpen: readonly OpenLine[] = [];
