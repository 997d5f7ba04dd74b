import type { OpenLine } from "../open-line.ts";

export const clisitefOpen: readonly OpenLine[] = [];
