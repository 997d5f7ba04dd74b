import type { OpenLine } from "../open-line.ts";

export const sitefLepinblockOpen: readonly OpenLine[] = [];
