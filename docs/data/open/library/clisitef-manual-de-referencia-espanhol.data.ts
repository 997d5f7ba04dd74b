import type { OpenLine } from "../open-line.ts";

export const clisitefManualDeReferenciaEspanholOpen: readonly OpenLine[] = [];
