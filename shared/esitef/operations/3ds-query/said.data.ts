import type { Said } from "../../said.ts";
import { threeDsStore } from "../../words/headers.data.ts";

export const threeDsQuerySaid = {
  group: "3ds",
  page: "3ds-server-getstatus",
  members: [
    "three_ds_server.trans_id",
    "three_ds_server.status",
    "brand_id",
    "eci",
    "device_channel",
    "authentication.value",
  ],
  codes: [],
  headers: threeDsStore,
} as const satisfies Said;
