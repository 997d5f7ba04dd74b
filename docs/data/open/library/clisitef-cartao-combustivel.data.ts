import type { OpenLine } from "../open-line.ts";

export const clisitefCartaoCombustivelOpen: readonly OpenLine[] = [];
