/** What the sandbox decides of its posts to stores where the public pages are silent; its page says so. */
export const deliveryTerms = {
  /** Before each further try; the last of them is waited for again where there are more. */
  retrySeconds: [60, 300, 900],
  /** From looking up the name to the end of the answer. */
  limitSeconds: 10,
  /** What is kept of an answer, in bytes. */
  answerBytes: 500,
  /** How long a replaced signing secret goes on signing besides the new one. */
  overlapSeconds: 24 * 60 * 60,
  /** How far a timestamp may be off before a receiver should refuse it. */
  toleranceSeconds: 300,
  /** How long deliveries are kept for a listener that is away. */
  listenerDays: 7,
} as const;

/** Headers of the signature, named as Standard Webhooks names them, so that its libraries verify it. */
export const signatureHeaders = {
  id: "webhook-id",
  timestamp: "webhook-timestamp",
  signature: "webhook-signature",
} as const;
