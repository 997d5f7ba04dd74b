import type { OpenLine } from "../open-line.ts";

export const clisitefLeituraDeCampoAbertoNoPinpadOpen: readonly OpenLine[] = [];
