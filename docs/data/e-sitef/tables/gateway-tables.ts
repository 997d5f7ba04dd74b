import type { CodeTable } from "../../code-table.ts";
import { authorizerTable } from "../authorizers.data.ts";
import { installmentTable } from "../installment-types.data.ts";
import { httpStatusTable } from "./http-statuses.ts";
import { categoryTable } from "./product-categories.ts";
import { responseTable } from "./response-codes.ts";
import { sandboxCodeTable } from "./sandbox-codes.ts";
import {
  riskStatusTable,
  scheduleStatusTable,
  storageStatusTable,
  threeDsStatusTable,
  transactionStatusTable,
} from "./statuses.ts";
import { testCardTable, threeDsTestCardTable } from "./test-cards.ts";
import { testCaseTable } from "./test-cases.ts";
import { threeDsErrorTable } from "./three-ds-errors.ts";

/** Codes of the gateway, and what its certification is made of. */
export const gatewayTables: readonly CodeTable[] = [
  transactionStatusTable,
  scheduleStatusTable,
  storageStatusTable,
  riskStatusTable,
  threeDsStatusTable,
  threeDsErrorTable,
  responseTable,
  sandboxCodeTable,
  httpStatusTable,
  installmentTable,
  authorizerTable,
  categoryTable,
  testCardTable,
  threeDsTestCardTable,
  testCaseTable,
];
