import type { OpenLine } from "./open-line.ts";

export const posSitefBrowserOpen: readonly OpenLine[] = [];
