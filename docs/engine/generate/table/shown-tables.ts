import type { CodeTableSource } from "../../../data/code-table.ts";
import { codeTables } from "../../../data/code-tables.ts";
import { callbackTables } from "./callback-tables.ts";
import { certificationTables } from "./certification-tables.ts";
import { declineTable } from "./decline-table.ts";
import { libraryExcerpts } from "./library-excerpts.ts";
import { pageCallTables } from "./page-call-tables.ts";
import { productTables } from "./product-tables.ts";
import { riskTables } from "./risk-tables.ts";
import { argentinaTables } from "./sandbox/argentina-tables.ts";
import { countryTables } from "./sandbox/country-tables.ts";
import { sandboxTables } from "./sandbox/sandbox-tables.ts";

/** Every table that a page may show: lists of codes, and what is worked out of several sources. */
export const shownTables: readonly CodeTableSource[] = [
  ...codeTables.flatMap(({ shown }) => shown),
  ...libraryExcerpts,
  declineTable,
  ...countryTables,
  ...argentinaTables,
  ...certificationTables,
  ...sandboxTables,
  ...callbackTables,
  ...pageCallTables,
  ...productTables,
  ...riskTables,
];
