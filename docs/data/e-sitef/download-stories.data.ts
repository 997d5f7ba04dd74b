/** The names of the folders, in the order in which they are sent. */
export const downloadStoryIds = [
  "payment",
  "postponed",
  "oneCall",
  "twoCards",
  "outside",
  "pages",
  "signedCancellation",
  "hostCancellation",
  "cancellation",
  "reservation",
  "captureByKey",
  "reservationOutside",
  "schedule",
  "cards",
  "recharge",
  "stores",
  "generic",
  "authentication",
] as const;
export type DownloadStoryId = (typeof downloadStoryIds)[number];

/** A call of the page of `page`, as the chapter of that name tells it; its own page's example where no other is named. */
export interface ToldCall {
  readonly page: string;
  readonly chapter: string;
}

const own = (...pages: readonly string[]): readonly ToldCall[] =>
  pages.map((page) => ({ page, chapter: page }));
const told = (page: string, chapter: string): ToldCall => ({ page, chapter });

const sale = own("payment-begin", "payment-do");
const outsideReservation = [
  told("preauth-begin", "externalReservation"),
  told("preauth-do", "externallyReserved"),
];

/**
 * Every call of the REST interface in stories that a new store sends from top to bottom: each begins with what its calls
 * need, so that it can be sent alone too.
 */
export const downloadStories: Readonly<Record<DownloadStoryId, readonly ToldCall[]>> = {
  payment: own(
    "payment-begin",
    "payment-card-query",
    "payment-do",
    "payment-query",
    "payment-query-v2",
    "payment-query-multiple",
    "payment-query-order",
    "payment-query-unified",
  ),
  postponed: [
    told("payment-begin", "postponedBegin"),
    told("payment-do", "postponedDo"),
    ...own("payment-confirm"),
  ],
  oneCall: own("payment-single", "payment-idempotent"),
  twoCards: own("payment-begin", "payment-two-cards"),
  outside: [told("payment-begin", "externalBegin"), ...own("payment-confirm-external")],
  pages: own("payment-js-begin", "card-store-js-begin", "3ds-js-begin"),
  signedCancellation: [...sale, told("cancel-begin", "cancellationSigned"), ...own("cancel-do")],
  hostCancellation: [...sale, told("cancel-begin", "cancellationSigned"), ...own("cancel-host")],
  cancellation: [
    ...sale,
    ...own("cancel-single"),
    ...sale,
    ...own("cancel-idempotent"),
    ...sale,
    ...own("cancel-async", "cancel-external"),
  ],
  reservation: own(
    "preauth-begin",
    "preauth-card-query",
    "preauth-do",
    "preauth-query",
    "preauth-increment",
    "preauth-edit",
    "preauth-capture",
  ),
  captureByKey: own("preauth-single", "preauth-idempotent", "preauth-capture-idempotent"),
  reservationOutside: [...outsideReservation, ...own("preauth-edit-external", "preauth-capture-external")],
  schedule: own(
    "schedule-begin",
    "schedule-do",
    "schedule-query",
    "schedule-list",
    "schedule-edit-begin",
    "schedule-edit-do",
  ),
  cards: own("card-store", "card-list", "card-query", "card-remove"),
  recharge: own(
    "recharge-begin",
    "recharge-dealers",
    "recharge-branch-data",
    "recharge-do",
    "recharge-query",
    "recharge-confirm",
  ),
  stores: own(
    "token-create",
    "merchant-token",
    "merchant-create",
    "merchant-edit",
    "merchant-query",
    "merchant-status",
  ),
  generic: own("generic-token", "generic-call"),
  authentication: own("3ds-begin", "3ds-authenticate", "3ds-query"),
};
