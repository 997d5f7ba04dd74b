import type { ParameterName } from "../parameters.data.ts";
import { buyerParameters } from "./parameters/buyer.data.ts";
import { cardParameters } from "./parameters/card.data.ts";
import { genericOperationParameters } from "./parameters/generic-operation.data.ts";
import { merchantParameters } from "./parameters/merchant.data.ts";
import { pageParameters } from "./parameters/page.data.ts";
import { rechargeParameters } from "./parameters/recharge.data.ts";
import { saleParameters } from "./parameters/sale.data.ts";
import { scheduleAndStorageParameters } from "./parameters/schedule-and-storage.data.ts";
import { threeDsParameters } from "./parameters/three-ds.data.ts";
import type { ParameterWords } from "./words.ts";

/** What each parameter means, wherever it is taken. */
export const parameterWords: Readonly<Record<ParameterName, ParameterWords>> = {
  ...saleParameters,
  ...buyerParameters,
  ...cardParameters,
  ...scheduleAndStorageParameters,
  ...rechargeParameters,
  ...merchantParameters,
  ...genericOperationParameters,
  ...pageParameters,
  ...threeDsParameters,
};
