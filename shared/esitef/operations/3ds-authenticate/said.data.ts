import type { Said } from "../../said.ts";
import { threeDsStore } from "../../words/headers.data.ts";

export const threeDsAuthenticateSaid = {
  group: "3ds",
  page: "3ds-server-doauthentication",
  members: [
    "three_ds_server.trans_id",
    "three_ds_server.status",
    "eci",
    "authentication.value",
    "acs.challenge_url",
    "acs.creq",
    "brand_id",
    "device_channel",
  ],
  codes: [],
  headers: threeDsStore,
} as const satisfies Said;
