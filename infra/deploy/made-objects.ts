import { openApiDocument, openApiPath } from "@portal/shared/openapi/document.ts";
import type { SiteConfig } from "@portal/shared/site-config.ts";

/** The site's JSON that no build brings, by its key in the bucket. */
export const madeObjects: Readonly<Record<string, (config: SiteConfig) => string>> = {
  "config.json": (config) => JSON.stringify(config),
  [openApiPath.slice(1)]: () => JSON.stringify(openApiDocument()),
};
