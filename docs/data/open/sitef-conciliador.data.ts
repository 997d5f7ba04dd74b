import type { OpenLine } from "./open-line.ts";

export const sitefConciliadorOpen: readonly OpenLine[] = [];
