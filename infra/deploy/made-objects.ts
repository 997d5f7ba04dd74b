import { openApiDocument, openApiPath } from "@portal/shared/openapi/document.ts";
import type { SiteConfig } from "@portal/shared/settings/site-config.ts";

/** JSON files of the site that deployment writes and no build contains, by their key in the bucket. */
export const madeObjects: Readonly<Record<string, (config: SiteConfig) => string>> = {
  "config.json": (config) => JSON.stringify(config),
  [openApiPath.slice(1)]: () => JSON.stringify(openApiDocument()),
};
