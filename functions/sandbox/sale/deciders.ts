import type { Deciders } from "../engine/decider.ts";
import { paymentCardQuery } from "../engine/sale/card-query.ts";
import { scheduleBegin } from "../engine/sale/schedule.ts";
import { cancelBegin, cancelDo, cancelExternal, cancelSingle } from "./cancellation.ts";
import { paymentBegin, paymentConfirm, paymentDo, paymentSingle, preauthBegin } from "./payment.ts";
import { transactionQuery, transactionsQuery, unifiedQuery } from "./query.ts";
import { paymentTwoCards } from "./two-cards.ts";

/** What decides each documented call. */
export const saleDeciders: Deciders = {
  "payment-begin": paymentBegin,
  "payment-do": paymentDo,
  "payment-confirm": paymentConfirm,
  "payment-confirm-external": paymentConfirm,
  "payment-card-query": paymentCardQuery,
  "payment-two-cards": paymentTwoCards,
  "payment-single": paymentSingle,
  "payment-idempotent": paymentSingle,
  "payment-query": transactionQuery,
  "payment-query-v2": transactionQuery,
  "payment-query-multiple": transactionsQuery,
  "payment-query-order": transactionsQuery,
  "payment-query-unified": unifiedQuery,
  "preauth-begin": preauthBegin,
  "preauth-query": transactionQuery,
  "schedule-begin": scheduleBegin,
  "cancel-begin": cancelBegin,
  "cancel-do": cancelDo,
  "cancel-single": cancelSingle,
  "cancel-idempotent": cancelSingle,
  "cancel-async": cancelSingle,
  "cancel-external": cancelExternal,
};
