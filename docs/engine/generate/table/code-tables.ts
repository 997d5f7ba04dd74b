import { callbackTables } from "./callback-tables.ts";
import { certificationTables } from "./certification-tables.ts";
import type { CodeTableSource } from "./code-table.ts";
import { conciliationTables } from "./conciliation-tables.ts";
import { familyTables } from "./family-tables.ts";
import { gatewayTables } from "./gateway-tables.ts";
import { libraryTables } from "./library-tables.ts";
import { mSitefTables } from "./m-sitef-tables.ts";
import { pageCallTables } from "./page-call-tables.ts";
import { productTables } from "./product-tables.ts";
import { riskTables } from "./risk-tables.ts";
import { argentinaTables } from "./sandbox/argentina-tables.ts";
import { countryTables } from "./sandbox/country-tables.ts";
import { sandboxTables } from "./sandbox/sandbox-tables.ts";

/** Every table that a page may show, generated or written by hand. */
export const codeTables: readonly CodeTableSource[] = [
  ...libraryTables,
  ...familyTables,
  ...mSitefTables,
  ...conciliationTables,
  ...gatewayTables,
  ...countryTables,
  ...argentinaTables,
  ...certificationTables,
  ...sandboxTables,
  ...callbackTables,
  ...pageCallTables,
  ...productTables,
  ...riskTables,
];
