import type { OpenLine } from "../open-line.ts";

export const manualInterfaceClisitefOpen: readonly OpenLine[] = [];
