import type { OpenLine } from "../open-line.ts";

export const clisitefLeituraDeSenhaAbertaNoPinpadOpen: readonly OpenLine[] = [];
