import type { saleOperations } from "@portal/shared/esitef/operations/sale-operations.data.ts";
import type { DecidersOf } from "../engine/decider.ts";
import { paymentCardQuery } from "../engine/sale/card-query.ts";
import { scheduleBegin } from "../engine/sale/schedule.ts";
import { cancellationDeciders } from "./cancellation.ts";
import { paymentDeciders } from "./payment.ts";
import { queryDeciders } from "./query.ts";
import { paymentTwoCards } from "./two-cards.ts";

/** What decides each documented call. */
export const saleDeciders: DecidersOf<typeof saleOperations> = {
  ...paymentDeciders,
  ...queryDeciders,
  "payment-card-query": paymentCardQuery,
  "payment-two-cards": paymentTwoCards,
  "schedule-begin": scheduleBegin,
  ...cancellationDeciders,
};
