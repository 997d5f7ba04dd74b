import type { CodeTable } from "../code-table.ts";
import { brandTable } from "./brand-codes.data.ts";
import { commandTable } from "./command-codes.data.ts";
import { configurationReturnTable } from "./configuration-return-codes.data.ts";
import { eventTable } from "./event-codes.data.ts";
import { fieldTypeTable } from "./field-types/field-types.ts";
import { functionTable } from "./function-codes.data.ts";
import { menuTable } from "./menu-codes.data.ts";
import { networkTable } from "./network-codes.data.ts";
import { returnTable } from "./return-codes.data.ts";
import { pinpadStatusTable } from "./routines/pinpad-statuses.data.ts";
import { secureReadingTable } from "./secure-reading-codes.data.ts";

/** Codes of the library itself. */
export const libraryTables: readonly CodeTable[] = [
  functionTable,
  returnTable,
  configurationReturnTable,
  secureReadingTable,
  commandTable,
  eventTable,
  fieldTypeTable,
  menuTable,
  brandTable,
  networkTable,
  pinpadStatusTable,
];
