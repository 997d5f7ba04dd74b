import type { OpenLine } from "../open-line.ts";

export const clisitefInformacoesSubAdquirenciaOpen: readonly OpenLine[] = [];
