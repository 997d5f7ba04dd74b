import type { OpenLine } from "./open-line.ts";

export const sitefexWsConsultaOpen: readonly OpenLine[] = [];
