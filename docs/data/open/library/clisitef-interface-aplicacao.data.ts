import type { OpenLine } from "../open-line.ts";

export const clisitefInterfaceAplicacaoOpen: readonly OpenLine[] = [];
