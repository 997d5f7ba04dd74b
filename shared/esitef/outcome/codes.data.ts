import type { OperationId } from "../operations.data.ts";

const sale = ["0", "1", "5", "102", "131", "134"] as const;
const created = ["0", "5", "102", "131", "134"] as const;
/** For what takes neither a card nor an authorizer: confirmations and top-ups. */
const decided = ["0", "1", "102", "131"] as const;
/** For what takes a card, under the authorizer that the creation named. */
const withCard = ["0", "102", "131", "134"] as const;
const asked = ["0", "1"] as const;
const listed = ["0"] as const;
const cardAsked = ["0", "1", "5", "102", "134"] as const;
const refund = ["0", "102", "115"] as const;
const authentic = ["0", "115"] as const;
/** Same key with another body, still at work, of another kind of transaction. */
const keyed = ["1270", "1271", "1272"] as const;

/**
 * Values of `code` that a call may answer. No public page lists them for each call: this is what the meaning of each
 * code allows. Code 1, a missing NIT, is only for calls that have one in their address.
 */
export const codes: Readonly<Record<OperationId, readonly string[]>> = {
  "payment-begin": ["0", "5", "102", "115"],
  "payment-do": sale,
  "payment-confirm": decided,
  "payment-confirm-external": decided,
  "payment-query": asked,
  "payment-query-v2": asked,
  "payment-query-multiple": listed,
  "payment-query-order": listed,
  // It says success as HTTP does.
  "payment-query-unified": ["200"],
  "payment-card-query": cardAsked,
  "payment-two-cards": sale,
  "payment-single": created,
  "payment-idempotent": [...created, ...keyed],
  "payment-split": created,
  "cancel-begin": refund,
  "cancel-do": ["0", "102", "115", "131", "134"],
  "cancel-single": refund,
  "cancel-idempotent": [...refund, ...keyed],
  "cancel-async": ["0", "115"],
  "cancel-external": ["0", "5", "102", "115", "131", "134"],
  "preauth-begin": created,
  "preauth-do": sale,
  "preauth-single": ["0", "5", "131", "134"],
  "preauth-idempotent": ["0", "5", "131", "134", ...keyed],
  "preauth-query": asked,
  "preauth-edit": sale,
  "preauth-increment": sale,
  "preauth-card-query": cardAsked,
  "preauth-capture": withCard,
  "preauth-capture-idempotent": [...withCard, ...keyed],
  "schedule-begin": ["0", "5"],
  "schedule-do": withCard,
  "schedule-query": listed,
  "schedule-list": listed,
  "schedule-edit-begin": ["0", "102", "115"],
  "schedule-edit-do": withCard,
  "card-store": ["0", "5", "131", "134"],
  "card-list": authentic,
  "card-query": listed,
  "card-remove": ["0", "102", "115"],
  "card-store-js-begin": listed,
  "recharge-begin": authentic,
  "recharge-query": asked,
  "recharge-dealers": ["0", "1", "131"],
  "recharge-branch-data": listed,
  "recharge-do": decided,
  "recharge-confirm": decided,
  "merchant-token": authentic,
  "merchant-create": authentic,
  "merchant-edit": authentic,
  "merchant-query": authentic,
  "merchant-status": authentic,
  "generic-token": authentic,
  "generic-call": ["0", "5", "115", "131"],
  "html-begin": created,
  "html-query": asked,
  "boleto-reissue": asked,
  "payment-link": created,
  // The 3DS Server has numbers of its own.
  "3ds-begin": [],
  "3ds-authenticate": [],
  "3ds-query": [],
};

const creations: readonly OperationId[] = [
  "payment-begin",
  "preauth-begin",
  "schedule-begin",
  "schedule-edit-begin",
  "cancel-begin",
  "card-store-js-begin",
  "recharge-begin",
];

/** 201 is for what creates something that has no result yet; whatever is decided at once answers 200. */
export const successStatus = (operation: OperationId): 200 | 201 =>
  creations.includes(operation) ? 201 : 200;
