import type { OperationId } from "../operations.data.ts";
import { cancellationOperations } from "./operations/cancellation.data.ts";
import { merchantOperations } from "./operations/merchant.data.ts";
import { pageOperations } from "./operations/page.data.ts";
import { paymentOperations } from "./operations/payment.data.ts";
import { preAuthorizationOperations } from "./operations/pre-authorization.data.ts";
import { rechargeOperations } from "./operations/recharge.data.ts";
import { scheduleAndStorageOperations } from "./operations/schedule-and-storage.data.ts";
import { threeDsOperations } from "./operations/three-ds.data.ts";
import type { CallWords } from "./words.ts";

/** What each call is named and does. */
export const operationWords: Readonly<Record<OperationId, CallWords>> = {
  ...paymentOperations,
  ...cancellationOperations,
  ...preAuthorizationOperations,
  ...scheduleAndStorageOperations,
  ...rechargeOperations,
  ...merchantOperations,
  ...pageOperations,
  ...threeDsOperations,
};
