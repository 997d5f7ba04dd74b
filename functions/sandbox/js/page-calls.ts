import type { OperationTable } from "@portal/shared/esitef/call.ts";
import { pageAddress, sandboxAddress } from "@portal/shared/esitef/sandbox-address.ts";

const below = pageAddress.slice(sandboxAddress.length);

/** What the scripts call: documented calls that a page makes with its token, at addresses of our own. */
export const pageCalls = {
  "3ds-begin": {
    method: "POST",
    path: `${below}/authentications/{nit}`,
    keys: "page-token",
    forced: "nothing",
    body: { "card.number": "yes" },
  },
  "3ds-authenticate": {
    method: "POST",
    path: `${below}/authentications/{nit}/{trans_id}`,
    keys: "page-token",
    forced: "nothing",
    body: {
      three_ds_comp_ind: "yes",
      "browser.language": "yes",
      "browser.color_depth": "no",
      "browser.screen_height": "no",
      "browser.screen_width": "no",
      "browser.tz": "no",
      "browser.user_agent": "no",
    },
  },
  "payment-do": {
    method: "POST",
    path: `${below}/payments/{nit}`,
    keys: "page-token",
    forced: "outcome",
    body: {
      "card.number": "yes",
      "card.expiry_date": "yes",
      "card.security_code": "no",
      "card.holder": "no",
    },
  },
  "card-store": {
    method: "POST",
    path: `${below}/cards/{nita}`,
    keys: "page-token",
    forced: "outcome",
    body: {
      authorizer_id: "no",
      "card.number": "yes",
      "card.expiry_date": "yes",
      "card.security_code": "no",
      "card.holder": "no",
    },
  },
} as const satisfies OperationTable;
