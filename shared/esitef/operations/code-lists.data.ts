/**
 * Values of `code` that a call may answer. No public page lists them for each call: this is what the meaning of each
 * code allows. Code 1, a missing NIT, is only for calls that have one in their address.
 */
export const codeLists = {
  sale: ["0", "1", "5", "102", "131", "134"],
  created: ["0", "5", "102", "131", "134"],
  /** For what takes neither a card nor an authorizer: confirmations and top-ups. */
  decided: ["0", "1", "102", "131"],
  /** For what takes a card, under the authorizer that the creation named. */
  withCard: ["0", "102", "131", "134"],
  asked: ["0", "1"],
  listed: ["0"],
  cardAsked: ["0", "1", "5", "102", "134"],
  refund: ["0", "102", "115"],
  authentic: ["0", "115"],
  /** Same key with another body, still at work, of another kind of transaction. */
  keyed: ["1270", "1271", "1272"],
} as const;
