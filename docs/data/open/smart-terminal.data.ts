import type { OpenLine } from "./open-line.ts";

export const smartTerminalOpen: readonly OpenLine[] = [];
