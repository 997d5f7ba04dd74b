import type { OpenLine } from "./open-line.ts";

export const mobileOpen: readonly OpenLine[] = [];
