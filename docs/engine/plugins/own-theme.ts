import { join } from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Comes after the classic theme, whose components it takes the place of; those are `@theme-init` to it. */
export const ownTheme = (): Plugin => ({
  name: "own-theme",
  getThemePath: () => join(__dirname, "../../theme/overrides"),
});
