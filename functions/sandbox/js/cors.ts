import { storeAddress } from "../engine/incoming/store-address.ts";
import { pageTokenHeader } from "../engine/sale/page-token.ts";

/**
 * Whether pages of this origin may call and read. Shops are on every origin, and none is registered: what lets a page in
 * is its token, never a cookie. So any https origin may, and a laptop's own; a page that came unprotected, or one without
 * an origin (a file, a sandboxed frame), may not: whoever stands on its way could read the card.
 * docs/papers/decisions/0080-a-page-pays-once-with-a-token.md
 */
export const mayCall = (origin: string): boolean => storeAddress(origin)?.origin === origin;

/** Without credentials: a page that sends cookies along is refused by its browser. */
export const readableBy = (origin: string): Record<string, string> => ({
  "access-control-allow-origin": origin,
  vary: "origin",
});

/** Browsers ask again after so long. */
const remembered = 600;

/** What a page may send. No key of the store is among it: one in a page would be everybody's. */
export const preflight = (origin: string): Record<string, string> => ({
  ...readableBy(origin),
  "access-control-allow-methods": "POST",
  "access-control-allow-headers": `content-type, merchant_id, ${pageTokenHeader}`,
  "access-control-max-age": String(remembered),
});
