import type { OpenLine } from "../open-line.ts";

export const sitefInterfaceSimplificadaOpen: readonly OpenLine[] = [];
