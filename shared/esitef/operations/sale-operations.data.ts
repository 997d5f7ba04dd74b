import { cancelAsync } from "./cancel-async/call.data.ts";
import { cancelAsyncSaid } from "./cancel-async/said.data.ts";
import { cancelAsyncWords } from "./cancel-async/words.data.ts";
import { cancelBegin } from "./cancel-begin/call.data.ts";
import { cancelBeginSaid } from "./cancel-begin/said.data.ts";
import { cancelBeginWords } from "./cancel-begin/words.data.ts";
import { cancelDo } from "./cancel-do/call.data.ts";
import { cancelDoSaid } from "./cancel-do/said.data.ts";
import { cancelDoWords } from "./cancel-do/words.data.ts";
import { cancelExternal } from "./cancel-external/call.data.ts";
import { cancelExternalSaid } from "./cancel-external/said.data.ts";
import { cancelExternalWords } from "./cancel-external/words.data.ts";
import { cancelIdempotent } from "./cancel-idempotent/call.data.ts";
import { cancelIdempotentSaid } from "./cancel-idempotent/said.data.ts";
import { cancelIdempotentWords } from "./cancel-idempotent/words.data.ts";
import { cancelSingle } from "./cancel-single/call.data.ts";
import { cancelSingleSaid } from "./cancel-single/said.data.ts";
import { cancelSingleWords } from "./cancel-single/words.data.ts";
import { paymentBegin } from "./payment-begin/call.data.ts";
import { paymentBeginSaid } from "./payment-begin/said.data.ts";
import { paymentBeginWords } from "./payment-begin/words.data.ts";
import { paymentCardQuery } from "./payment-card-query/call.data.ts";
import { paymentCardQuerySaid } from "./payment-card-query/said.data.ts";
import { paymentCardQueryWords } from "./payment-card-query/words.data.ts";
import { paymentConfirm } from "./payment-confirm/call.data.ts";
import { paymentConfirmSaid } from "./payment-confirm/said.data.ts";
import { paymentConfirmWords } from "./payment-confirm/words.data.ts";
import { paymentConfirmExternal } from "./payment-confirm-external/call.data.ts";
import { paymentConfirmExternalSaid } from "./payment-confirm-external/said.data.ts";
import { paymentConfirmExternalWords } from "./payment-confirm-external/words.data.ts";
import { paymentDo } from "./payment-do/call.data.ts";
import { paymentDoSaid } from "./payment-do/said.data.ts";
import { paymentDoWords } from "./payment-do/words.data.ts";
import { paymentIdempotent } from "./payment-idempotent/call.data.ts";
import { paymentIdempotentSaid } from "./payment-idempotent/said.data.ts";
import { paymentIdempotentWords } from "./payment-idempotent/words.data.ts";
import { paymentQuery } from "./payment-query/call.data.ts";
import { paymentQuerySaid } from "./payment-query/said.data.ts";
import { paymentQueryWords } from "./payment-query/words.data.ts";
import { paymentQueryMultiple } from "./payment-query-multiple/call.data.ts";
import { paymentQueryMultipleSaid } from "./payment-query-multiple/said.data.ts";
import { paymentQueryMultipleWords } from "./payment-query-multiple/words.data.ts";
import { paymentQueryOrder } from "./payment-query-order/call.data.ts";
import { paymentQueryOrderSaid } from "./payment-query-order/said.data.ts";
import { paymentQueryOrderWords } from "./payment-query-order/words.data.ts";
import { paymentQueryUnified } from "./payment-query-unified/call.data.ts";
import { paymentQueryUnifiedSaid } from "./payment-query-unified/said.data.ts";
import { paymentQueryUnifiedWords } from "./payment-query-unified/words.data.ts";
import { paymentQueryV2 } from "./payment-query-v2/call.data.ts";
import { paymentQueryV2Said } from "./payment-query-v2/said.data.ts";
import { paymentQueryV2Words } from "./payment-query-v2/words.data.ts";
import { paymentSingle } from "./payment-single/call.data.ts";
import { paymentSingleSaid } from "./payment-single/said.data.ts";
import { paymentSingleWords } from "./payment-single/words.data.ts";
import { paymentTwoCards } from "./payment-two-cards/call.data.ts";
import { paymentTwoCardsSaid } from "./payment-two-cards/said.data.ts";
import { paymentTwoCardsWords } from "./payment-two-cards/words.data.ts";
import { preauthBegin } from "./preauth-begin/call.data.ts";
import { preauthBeginSaid } from "./preauth-begin/said.data.ts";
import { preauthBeginWords } from "./preauth-begin/words.data.ts";
import { preauthQuery } from "./preauth-query/call.data.ts";
import { preauthQuerySaid } from "./preauth-query/said.data.ts";
import { preauthQueryWords } from "./preauth-query/words.data.ts";
import { scheduleBegin } from "./schedule-begin/call.data.ts";
import { scheduleBeginSaid } from "./schedule-begin/said.data.ts";
import { scheduleBeginWords } from "./schedule-begin/words.data.ts";

/** Documented calls about sales: payment, cancellation and pre-authorization. Parameters of the path stand in it. */
export const saleOperations = {
  "payment-begin": paymentBegin,
  "payment-do": paymentDo,
  "payment-confirm": paymentConfirm,
  "payment-confirm-external": paymentConfirmExternal,
  "payment-query": paymentQuery,
  "payment-query-v2": paymentQueryV2,
  "payment-query-multiple": paymentQueryMultiple,
  "payment-query-order": paymentQueryOrder,
  "payment-query-unified": paymentQueryUnified,
  "payment-card-query": paymentCardQuery,
  "payment-two-cards": paymentTwoCards,
  "payment-single": paymentSingle,
  "payment-idempotent": paymentIdempotent,
  "cancel-begin": cancelBegin,
  "cancel-do": cancelDo,
  "cancel-single": cancelSingle,
  "cancel-idempotent": cancelIdempotent,
  "cancel-async": cancelAsync,
  "cancel-external": cancelExternal,
  "preauth-begin": preauthBegin,
  "preauth-query": preauthQuery,
  "schedule-begin": scheduleBegin,
} as const;

/** What is answered and what it means. The simulator does not load this. */
export const saleSaid = {
  "payment-begin": paymentBeginSaid,
  "payment-do": paymentDoSaid,
  "payment-confirm": paymentConfirmSaid,
  "payment-confirm-external": paymentConfirmExternalSaid,
  "payment-query": paymentQuerySaid,
  "payment-query-v2": paymentQueryV2Said,
  "payment-query-multiple": paymentQueryMultipleSaid,
  "payment-query-order": paymentQueryOrderSaid,
  "payment-query-unified": paymentQueryUnifiedSaid,
  "payment-card-query": paymentCardQuerySaid,
  "payment-two-cards": paymentTwoCardsSaid,
  "payment-single": paymentSingleSaid,
  "payment-idempotent": paymentIdempotentSaid,
  "cancel-begin": cancelBeginSaid,
  "cancel-do": cancelDoSaid,
  "cancel-single": cancelSingleSaid,
  "cancel-idempotent": cancelIdempotentSaid,
  "cancel-async": cancelAsyncSaid,
  "cancel-external": cancelExternalSaid,
  "preauth-begin": preauthBeginSaid,
  "preauth-query": preauthQuerySaid,
  "schedule-begin": scheduleBeginSaid,
} as const satisfies Record<keyof typeof saleOperations, unknown>;

export const saleWords = {
  "payment-begin": paymentBeginWords,
  "payment-do": paymentDoWords,
  "payment-confirm": paymentConfirmWords,
  "payment-confirm-external": paymentConfirmExternalWords,
  "payment-query": paymentQueryWords,
  "payment-query-v2": paymentQueryV2Words,
  "payment-query-multiple": paymentQueryMultipleWords,
  "payment-query-order": paymentQueryOrderWords,
  "payment-query-unified": paymentQueryUnifiedWords,
  "payment-card-query": paymentCardQueryWords,
  "payment-two-cards": paymentTwoCardsWords,
  "payment-single": paymentSingleWords,
  "payment-idempotent": paymentIdempotentWords,
  "cancel-begin": cancelBeginWords,
  "cancel-do": cancelDoWords,
  "cancel-single": cancelSingleWords,
  "cancel-idempotent": cancelIdempotentWords,
  "cancel-async": cancelAsyncWords,
  "cancel-external": cancelExternalWords,
  "preauth-begin": preauthBeginWords,
  "preauth-query": preauthQueryWords,
  "schedule-begin": scheduleBeginWords,
} as const satisfies Record<keyof typeof saleOperations, unknown>;
