import type { Feature } from "../feature.ts";
import { noticeContract } from "./contract.ts";
import { noticeRoutes } from "./routes.data.ts";

export const noticeFeature = {
  home: "letters/notice",
  contract: noticeContract,
  routes: noticeRoutes,
  impact: "Clients are not shown what is new and cannot choose their letters; all else goes on.",
  bind: ["table", "secret"],
} as const satisfies Feature;
