/** What calls make: which calls, and where they say what a case asks about. */
interface AttemptKindFacts {
  /** The calls that make it, by the names of the documented operations. */
  readonly calls: readonly string[];
  /** Where its amount is, in what was sent. */
  readonly amount?: string;
  /** Where its status is, in whatever was answered about it. */
  readonly status: readonly string[];
  /** Where the platform's number is, in whatever was answered about it. */
  readonly usn: readonly string[];
}

export const attemptKinds = {
  sale: {
    calls: ["payment-begin", "payment-do", "payment-single", "payment-idempotent", "payment-two-cards"],
    amount: "amount",
    status: ["payment.status", "payments[].status"],
    usn: ["payment.esitef_usn", "payments[].esitef_usn"],
  },
  page: {
    calls: ["html-begin", "payment-link"],
    amount: "amount",
    status: ["payment.status"],
    usn: ["nsuesitef"],
  },
  reservation: {
    calls: ["preauth-begin", "preauth-do", "preauth-single", "preauth-idempotent"],
    amount: "amount",
    status: ["pre_authorization.status"],
    usn: ["pre_authorization.esitef_usn"],
  },
  capture: {
    calls: ["preauth-capture", "preauth-capture-idempotent"],
    amount: "amount",
    status: ["capture.status"],
    usn: ["capture.esitef_usn"],
  },
  cancellation: {
    calls: ["cancel-begin", "cancel-do", "cancel-single", "cancel-idempotent", "cancel-async"],
    amount: "amount",
    status: ["cancellation.status"],
    usn: ["cancellation.esitef_usn"],
  },
  storage: { calls: ["card-store"], status: ["store.status"], usn: [] },
  removal: { calls: ["card-remove"], status: ["store.status"], usn: [] },
  authentication: {
    calls: ["3ds-begin", "3ds-authenticate"],
    amount: "purchase.amount",
    status: ["three_ds_server.status"],
    usn: [],
  },
  schedule: {
    calls: ["schedule-begin", "schedule-do"],
    amount: "schedule.amount",
    status: ["schedule.status"],
    usn: [],
  },
  edit: { calls: ["schedule-edit-begin", "schedule-edit-do"], status: ["schedule.status"], usn: [] },
  recharge: {
    calls: ["recharge-begin", "recharge-do", "recharge-confirm"],
    amount: "do_recharge_request.amount",
    status: ["do_recharge_response.status", "confirm_recharge_response.status"],
    usn: ["do_recharge_response.esitef.usn"],
  },
} as const satisfies Readonly<Record<string, AttemptKindFacts>>;

export type AttemptKind = keyof typeof attemptKinds;
export const factsOfKind = (kind: AttemptKind): AttemptKindFacts => attemptKinds[kind];

/** The calls that ask an institution for money. */
export const charges: readonly string[] = [
  "payment-do",
  "payment-single",
  "payment-idempotent",
  "payment-two-cards",
];
/** The calls that ask what became of a payment. */
export const queries: readonly string[] = ["payment-query", "payment-query-v2"];
/** Those that ask for a list and name no transaction. */
export const listQueries: readonly string[] = ["payment-query-multiple", "payment-query-order"];
