import { createHash } from "node:crypto";
import { type Call, one } from "../incoming/call.ts";

/**
 * What stands for a stored card: 88 characters, derived from the number of its storage, so that no row, log or recorded
 * call has it. It opens nothing without a key of its store, and stands for a published test card:
 * docs/papers/decisions/0057-nothing-of-the-sandbox-opens-a-card.md
 */
export const tokenOf = (merchantId: string, nita: string): string =>
  `${createHash("sha512")
    .update(JSON.stringify(["card", merchantId, nita]))
    .digest("base64url")}==`;

/** What an access token is that a store asked for: 66 characters, derived as that of a card is. It opens nothing here. */
export const accessToken = (merchantId: string, deliveryId: string): string =>
  createHash("sha512")
    .update(JSON.stringify(["access", merchantId, deliveryId]))
    .digest("hex")
    .slice(0, 66);

/** Where the stored card of a token is kept; the token cannot be told from it. */
export const tokenId = (token: string): string =>
  createHash("sha256")
    .update(JSON.stringify(["token", token]))
    .digest("hex");

/** Where the stored card is kept that a call names by its token. */
export function storedCardOf({ body }: Call): string | undefined {
  const token = one(body, "card.token");
  return token === undefined ? undefined : tokenId(token);
}
