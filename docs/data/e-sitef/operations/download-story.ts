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
