import type { GatewayOperationId } from "@portal/shared/esitef/operations.data.ts";
import { threeDsAuthenticateTold } from "./3ds/3ds-authenticate.data.ts";
import { threeDsBeginTold } from "./3ds/3ds-begin.data.ts";
import { threeDsQueryTold } from "./3ds/3ds-query.data.ts";
import { cancelAsyncTold } from "./cancellation/cancel-async.data.ts";
import { cancelBeginTold } from "./cancellation/cancel-begin.data.ts";
import { cancelDoTold } from "./cancellation/cancel-do.data.ts";
import { cancelExternalTold } from "./cancellation/cancel-external.data.ts";
import { cancelIdempotentTold } from "./cancellation/cancel-idempotent.data.ts";
import { cancelSingleTold } from "./cancellation/cancel-single.data.ts";
import { genericCallTold } from "./generic-operations/generic-call.data.ts";
import { genericTokenTold } from "./generic-operations/generic-token.data.ts";
import { merchantCreateTold } from "./merchant-registration/merchant-create.data.ts";
import { merchantEditTold } from "./merchant-registration/merchant-edit.data.ts";
import { merchantQueryTold } from "./merchant-registration/merchant-query.data.ts";
import { merchantStatusTold } from "./merchant-registration/merchant-status.data.ts";
import { merchantTokenTold } from "./merchant-registration/merchant-token.data.ts";
import { paymentBeginTold } from "./payment/payment-begin.data.ts";
import { paymentCardQueryTold } from "./payment/payment-card-query.data.ts";
import { paymentConfirmTold } from "./payment/payment-confirm.data.ts";
import { paymentConfirmExternalTold } from "./payment/payment-confirm-external.data.ts";
import { paymentDoTold } from "./payment/payment-do.data.ts";
import { paymentIdempotentTold } from "./payment/payment-idempotent.data.ts";
import { paymentQueryTold } from "./payment/payment-query.data.ts";
import { paymentQueryMultipleTold } from "./payment/payment-query-multiple.data.ts";
import { paymentQueryOrderTold } from "./payment/payment-query-order.data.ts";
import { paymentQueryUnifiedTold } from "./payment/payment-query-unified.data.ts";
import { paymentQueryV2Told } from "./payment/payment-query-v2.data.ts";
import { paymentSingleTold } from "./payment/payment-single.data.ts";
import { paymentTwoCardsTold } from "./payment/payment-two-cards.data.ts";
import { preauthBeginTold } from "./pre-authorization/preauth-begin.data.ts";
import { preauthCaptureTold } from "./pre-authorization/preauth-capture.data.ts";
import { preauthCaptureIdempotentTold } from "./pre-authorization/preauth-capture-idempotent.data.ts";
import { preauthCardQueryTold } from "./pre-authorization/preauth-card-query.data.ts";
import { preauthDoTold } from "./pre-authorization/preauth-do.data.ts";
import { preauthEditTold } from "./pre-authorization/preauth-edit.data.ts";
import { preauthIdempotentTold } from "./pre-authorization/preauth-idempotent.data.ts";
import { preauthIncrementTold } from "./pre-authorization/preauth-increment.data.ts";
import { preauthQueryTold } from "./pre-authorization/preauth-query.data.ts";
import { preauthSingleTold } from "./pre-authorization/preauth-single.data.ts";
import { rechargeBeginTold } from "./recharge/recharge-begin.data.ts";
import { rechargeBranchDataTold } from "./recharge/recharge-branch-data.data.ts";
import { rechargeConfirmTold } from "./recharge/recharge-confirm.data.ts";
import { rechargeDealersTold } from "./recharge/recharge-dealers.data.ts";
import { rechargeDoTold } from "./recharge/recharge-do.data.ts";
import { rechargeQueryTold } from "./recharge/recharge-query.data.ts";
import { scheduleBeginTold } from "./schedule/schedule-begin.data.ts";
import { scheduleDoTold } from "./schedule/schedule-do.data.ts";
import { scheduleEditBeginTold } from "./schedule/schedule-edit-begin.data.ts";
import { scheduleEditDoTold } from "./schedule/schedule-edit-do.data.ts";
import { scheduleListTold } from "./schedule/schedule-list.data.ts";
import { scheduleQueryTold } from "./schedule/schedule-query.data.ts";
import { cardListTold } from "./storage/card-list.data.ts";
import { cardQueryTold } from "./storage/card-query.data.ts";
import { cardRemoveTold } from "./storage/card-remove.data.ts";
import { cardStoreTold } from "./storage/card-store.data.ts";
import { cardStoreJsBeginTold } from "./storage/card-store-js-begin.data.ts";
import type { ToldOperation } from "./told-operation.ts";

/** What only the documentation says of each call; those of one story in the order in which it sends them. */
export const toldOperations: Readonly<Record<GatewayOperationId, ToldOperation>> = {
  "payment-begin": paymentBeginTold,
  "payment-card-query": paymentCardQueryTold,
  "payment-do": paymentDoTold,
  "payment-query": paymentQueryTold,
  "payment-query-v2": paymentQueryV2Told,
  "payment-query-multiple": paymentQueryMultipleTold,
  "payment-query-order": paymentQueryOrderTold,
  "payment-query-unified": paymentQueryUnifiedTold,
  "payment-single": paymentSingleTold,
  "payment-idempotent": paymentIdempotentTold,
  "payment-two-cards": paymentTwoCardsTold,
  "payment-confirm": paymentConfirmTold,
  "payment-confirm-external": paymentConfirmExternalTold,
  "cancel-begin": cancelBeginTold,
  "cancel-do": cancelDoTold,
  "cancel-single": cancelSingleTold,
  "cancel-idempotent": cancelIdempotentTold,
  "cancel-async": cancelAsyncTold,
  "cancel-external": cancelExternalTold,
  "preauth-begin": preauthBeginTold,
  "preauth-card-query": preauthCardQueryTold,
  "preauth-do": preauthDoTold,
  "preauth-query": preauthQueryTold,
  "preauth-increment": preauthIncrementTold,
  "preauth-edit": preauthEditTold,
  "preauth-capture": preauthCaptureTold,
  "preauth-single": preauthSingleTold,
  "preauth-idempotent": preauthIdempotentTold,
  "preauth-capture-idempotent": preauthCaptureIdempotentTold,
  "schedule-begin": scheduleBeginTold,
  "schedule-do": scheduleDoTold,
  "schedule-query": scheduleQueryTold,
  "schedule-list": scheduleListTold,
  "schedule-edit-begin": scheduleEditBeginTold,
  "schedule-edit-do": scheduleEditDoTold,
  "card-store": cardStoreTold,
  "card-list": cardListTold,
  "card-query": cardQueryTold,
  "card-remove": cardRemoveTold,
  "card-store-js-begin": cardStoreJsBeginTold,
  "recharge-begin": rechargeBeginTold,
  "recharge-dealers": rechargeDealersTold,
  "recharge-branch-data": rechargeBranchDataTold,
  "recharge-do": rechargeDoTold,
  "recharge-query": rechargeQueryTold,
  "recharge-confirm": rechargeConfirmTold,
  "merchant-token": merchantTokenTold,
  "merchant-create": merchantCreateTold,
  "merchant-edit": merchantEditTold,
  "merchant-query": merchantQueryTold,
  "merchant-status": merchantStatusTold,
  "generic-token": genericTokenTold,
  "generic-call": genericCallTold,
  "3ds-begin": threeDsBeginTold,
  "3ds-authenticate": threeDsAuthenticateTold,
  "3ds-query": threeDsQueryTold,
};

/** One part of each, by the id of its operation, where it has that part. */
export function ofEachOperation<Part>(
  part: (told: ToldOperation) => Part | undefined,
): Readonly<Record<string, Part>> {
  const parts = Object.entries(toldOperations).map(([id, told]) => [id, part(told)] as const);
  return Object.fromEntries(parts.flatMap(([id, own]) => (own === undefined ? [] : [[id, own]])));
}
