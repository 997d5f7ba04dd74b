import type { OpenLine } from "./open-line.ts";

export const posSitefAndroidOpen: readonly OpenLine[] = [];
