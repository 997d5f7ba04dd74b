import type { OpenLine } from "../open-line.ts";

export const clisitefInterfaceAndroidOpen: readonly OpenLine[] = [];
