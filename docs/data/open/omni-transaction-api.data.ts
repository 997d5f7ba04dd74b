import type { OpenLine } from "./open-line.ts";

export const omniTransactionApiOpen: readonly OpenLine[] = [];
