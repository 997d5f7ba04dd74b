import { fieldIndexPage } from "./field-index-page.ts";
import { fieldPages } from "./field-page.ts";
import type { GeneratedPage } from "./generated-page.ts";
import { operationPages } from "./operation-page.ts";
import { routingPages } from "./routing-page.ts";
import { tablePagesGenerated } from "./table-page.ts";

/** Everything that is generated. */
export const generatedPages: readonly GeneratedPage[] = [
  fieldIndexPage,
  ...fieldPages,
  ...operationPages,
  ...routingPages,
  ...tablePagesGenerated,
];
